import { expect, type Page } from '@playwright/test';

/** The part of `LayoutShift` that is read; TypeScript's library has none of it. */
type Shift = PerformanceEntry & {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** Collects what was drawn and is then moved, without a press, while a page loads. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.slice(0, 40) ?? '';
          moved.push(
            `${node?.nodeName} «${text}» from ${place(previousRect)} to ${place(currentRect)}`,
          );
        }
        if (sources.length === 0) moved.push('something that is gone');
      }
      document.documentElement.dataset['shifts'] = moved.join('\n');
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNoShifts(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '');
  expect(shifts, what).toBe('');
}
