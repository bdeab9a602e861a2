import { expect, type Page } from '@playwright/test';
import { demoPub } from './people.ts';
import { journey } from './stage.ts';

/** How far lines have moved so far under the reader's eyes. */
const shiftOf = async (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Told of nothing, it has not moved.
        setTimeout(resolve, 500, 0);
      }),
  );

const face = ({ page }: { page: Page }) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily);

journey(
  'the face of the menu is worn from the second visit on, and moves no line',
  async ({ stage }) => {
    const seat = await stage.seat('phone', 'ro');
    const { page } = seat;
    await page.goto(`/pub/${demoPub}/`);
    expect(await face(seat)).not.toContain('Commissioner');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('comanda.face')))
      .not.toBeNull();
    expect(await face(seat)).not.toContain('Commissioner');
    expect(await shiftOf(page)).toBe(0);

    await page.goto(`/pub/${demoPub}/?table=4`);
    expect(await face(seat)).toContain('Commissioner');
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px Commissioner', 'ăb')))
      .toBe(true);
    expect(await shiftOf(page)).toBe(0);
    await seat.look('guest-menu-own-face');
  },
);
