import { expect, type Page } from '@playwright/test';
import { demoPub } from '../../stage/people.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

/** The sum of all layout shifts so far. */
const shiftOf = async (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any report there was no shift.
        setTimeout(resolve, 500, 0);
      }),
  );

/** The font of a line of the page, and its width: another font gives another width. */
const fontOf = ({ page }: { page: Page }) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return { font: getComputedStyle(title).fontFamily, width: words.getBoundingClientRect().width };
  });

/** The guest's first taps: a dish's sheet, then into the basket. */
async function tapDish({ page, t }: Pick<Person, 'page' | 't'>): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('guest.page.add') })
    .tap();
  await expect(page.getByRole('button', { name: t('guest.page.basket') })).toBeVisible();
}

journey(
  'the menu has one typeface from the first visit on; no tap changes it, and no line moves',
  deep,
  async ({ stage }) => {
    const person = await stage.person('phone', 'ro');
    const { page } = person;
    // Styles that arrive late hold back the page, and change nothing that is drawn.
    await page.route(/\/latin-[^/]*\.css$/, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      await route.continue();
    });
    await page.goto(`/pub/${demoPub}/`);
    const first = await fontOf(person);
    expect(first.font).toContain('Commissioner');
    expect(await page.evaluate(() => document.fonts.check('16px Commissioner', 'ăâîșț'))).toBe(
      true,
    );
    await tapDish(person);
    expect(await fontOf(person)).toEqual(first);
    expect(await shiftOf(page)).toBe(0);
    await page.goto(`/pub/${demoPub}/?table=4`);
    expect(await fontOf(person)).toEqual(first);
    expect(await shiftOf(page)).toBe(0);
    await person.checkScreen('guest-menu-own-face');

    await page.goto(`/pub/${demoPub}/?lang=ru`);
    expect(await page.evaluate(() => document.fonts.check('16px Commissioner', 'Меню'))).toBe(true);
    expect(await shiftOf(page)).toBe(0);
  },
);
