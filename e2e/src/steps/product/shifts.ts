import { expect, type Page } from '@playwright/test';

/** Counts how far what was drawn is moved, without a press, while a page loads. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
          sum += Number(entry.value);
        }
      }
      document.documentElement.dataset['shifts'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNoShifts(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '0');
  expect(shifts, what).toBe('0');
}
