import type { Page } from '@playwright/test';

/** Each start of a sound is counted on the document. */
export async function countRings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start: () => void = Reflect.get(AudioBufferSourceNode.prototype, 'start');
    let rings = 0;
    Object.assign(AudioBufferSourceNode.prototype, {
      start(this: AudioBufferSourceNode) {
        rings += 1;
        document.documentElement.dataset['rings'] = String(rings);
        start.call(this);
      },
    });
  });
}

/** How often the bell has rung on a page, as an expression for it to evaluate. */
export const RINGS = 'Number(document.documentElement.dataset.rings ?? 0)';
