import { expect, type Locator } from '@playwright/test';

/** The whole element is on the screen without scrolling, and nothing covers it. */
export async function expectReadable(words: Locator): Promise<void> {
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = [0.05, 0.5, 0.95].map((part) =>
          document.elementFromPoint(left + width * part, top + height / 2),
        );
        return shown.every((upper) => element.contains(upper));
      }),
    )
    .toBe(true);
}
