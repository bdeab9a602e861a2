import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has between two things. */
const MOST_STOPS = 80;

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes from stop to stop, as somebody without a mouse does; the stop that is reached is seen. */
export async function tabTo(page: Page, target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press(way);
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

/** Goes there and presses it. */
export async function pressBy(page: Page, key: 'Enter' | 'Space', target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Counts whatever a mouse or a finger does; to be called before the first page. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(
        kind,
        () => {
          const before = Number(sessionStorage.getItem('pointers') ?? 0);
          sessionStorage.setItem('pointers', String(before + 1));
        },
        { capture: true },
      );
    }
  });
  return async () => page.evaluate(() => Number(sessionStorage.getItem('pointers') ?? 0));
}
