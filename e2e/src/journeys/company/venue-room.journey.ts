import { expect, type Page } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { readDemoPub, signInAsDemoCompany } from '../../steps/company/demo-pub-steps.ts';
import { countShifts, expectNoShifts } from '../../steps/product/shifts.ts';

/** The most that a page of the venue is high, in pixels by the width of the screen (decisions 36 to 38). */
const HIGHEST = { 1280: 1600, 360: 2400 } as const;
/** The rows of dishes that fit on a screen of 1280 x 800. */
const ROWS = 8;

const pages = [
  '',
  '/settings/venue',
  '/settings/page',
  '/settings/ordering',
  '/settings/wifi',
  '/settings/languages',
  '/hours',
  '/alerts',
  '/printers',
  '/table-cards',
  '/shipping',
  '/shipping/hours',
  '/shipping/why',
];

/** Those of the pub that may be longer, and those of others; of each only that nothing moves while it loads. */
const others = {
  pub: ['/kitchen', '/sold_out', '/edit_menu', '/edit_menu/options', '/translations'],
  company: ['/admin/company', '/admin/company/account'],
  everybody: ['/', '/admin/auth/registration'],
};

/** Pixels that the page is higher than it may be, or wider than the screen. */
const excessOf = async (page: Page, width: keyof typeof HIGHEST): Promise<number> =>
  page.evaluate(
    ([most, wide]) => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return Math.max(0, scrollHeight - most, scrollWidth - wide);
    },
    [HIGHEST[width], width] as const,
  );

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `no page of the venue is long or moves while it loads, and the menu is a list, ${language}`,
    deep,
    async ({ stage }) => {
      const { pub } = await readDemoPub(stage.calls);
      const own = `/admin/pub/${pub.id}`;
      const visit = async (width: keyof typeof HIGHEST, height: number): Promise<Page> => {
        const person = await stage.person('desk', language);
        const { page, t } = person;
        await page.setViewportSize({ width, height });
        await countShifts(page);
        await signInAsDemoCompany(person);
        const open = async (address: string) => {
          const what = `${address} at ${width}`;
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(t('ui.loading'))).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          // Its list has the bell of this page, which the browser arms while the page is open: that is news, not a load.
          if (!address.endsWith('/alerts')) await expectNoShifts(page, what);
          return what;
        };
        for (const path of pages) {
          const what = await open(`${own}${path}`);
          await expect.poll(() => excessOf(page, width), what).toBe(0);
        }
        for (const path of others.pub) await open(`${own}${path}`);
        for (const address of [...others.company, ...others.everybody]) await open(address);
        return page;
      };
      // Beside each other: most of the time a page waits until nothing more is loaded.
      const [page] = await Promise.all([visit(1280, 800), visit(360, 740)]);

      await page.goto(`/admin/pub/${pub.id}/edit_menu`);
      await page.getByRole('main').locator('a[href*="/category/"]').first().click();
      await expect(page).toHaveURL(/\/category\/\d+$/);
      const rows = page.getByRole('main').getByRole('article');
      // The rows in sight: the page of the menu before it has articles as well.
      const rowsInSight = async (): Promise<number> => {
        const [first, second] = await rows.evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect().top),
        );
        return first === undefined || second === undefined ? 0 : (800 - first) / (second - first);
      };
      await expect.poll(rowsInSight).toBeGreaterThanOrEqual(ROWS);
    },
  );
}
