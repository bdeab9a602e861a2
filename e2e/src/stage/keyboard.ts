import { expect, type Locator, type Page } from '@playwright/test';

/** More than the Tab presses between any two elements of a screen. */
const MOST_STOPS = 80;

/** The focus of an element, and whether it is visible, in one look: it may move at any time. */
async function focusOf(target: Locator): Promise<'visible' | 'hidden' | 'elsewhere'> {
  return target.evaluate((element) => {
    if (element !== document.activeElement) return 'elsewhere';
    return element.matches(':focus-visible') ? 'visible' : 'hidden';
  });
}

/** Presses Tab until the element has the focus, as a user without a mouse does; checks that it is visible. */
export async function tabTo(page: Page, target: Locator, tabKey: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const focus = await focusOf(target);
    expect(focus).not.toBe('hidden');
    if (focus === 'visible') return;
    await page.keyboard.press(tabKey);
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

/** Moves the focus there and presses it. */
export async function pressBy(page: Page, key: 'Enter' | 'Space', target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Counts every mouse and touch event; called before the first page. */
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
