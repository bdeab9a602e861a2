import type { Page } from '@playwright/test';

/** Counts each start of a sound on the document. */
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

/** The number of rings on a page, as an expression to evaluate there. */
export const RINGS = 'Number(document.documentElement.dataset.rings ?? 0)';
