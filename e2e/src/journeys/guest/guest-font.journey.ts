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
  'the font of the menu is used from the second visit on; no tap changes it, and no line moves',
  deep,
  async ({ stage }) => {
    const person = await stage.person('phone', 'ro');
    const { page } = person;
    await page.goto(`/pub/${demoPub}/`);
    const first = await fontOf(person);
    expect(first.font).not.toContain('Commissioner');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('comanda.face')))
      .not.toBeNull();
    // What is in the dishes loads after the first screen.
    await expect(page.locator('[data-wishes]')).toBeVisible();
    await tapDish(person);
    expect(await fontOf(person)).toEqual(first);
    expect(await shiftOf(page)).toBe(0);

    // Font files that arrive only after the guest's first taps.
    let releaseFonts: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      releaseFonts = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/pub/${demoPub}/?table=4`);
    const second = await fontOf(person);
    expect(second.font).toContain('Commissioner');
    expect(second.width).not.toBe(first.width);
    expect(await shiftOf(page)).toBe(0);
    await tapDish(person);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('button', { name: person.t('guest.page.basket') }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await fontOf(person)).toEqual(second);
    await page.keyboard.press('Escape');
    await person.checkScreen('guest-menu-own-face');
  },
);
