import { expect, type Page } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { readDemoPub, signInAsDemoCompany } from '../../steps/company/demo-pub-steps.ts';

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
  '/alerts',
  '/printers',
  '/table-cards',
  '/shipping',
  '/shipping/hours',
];

const heightOf = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `no page of the venue is long, and the menu is a list, ${language}`,
    deep,
    async ({ stage }) => {
      const { pub } = await readDemoPub(stage.calls);
      const person = await stage.person('desk', language);
      const { page, t } = person;
      await signInAsDemoCompany(person);
      for (const [width, height] of [
        [1280, 800],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of pages) {
          await page.goto(`/admin/pub/${pub.id}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(t('ui.loading'))).toHaveCount(0);
          expect(await heightOf(page), `${path} at ${width}`).toBeLessThanOrEqual(HIGHEST[width]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, path).toBe(width);
        }
      }

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/admin/pub/${pub.id}/edit_menu`);
      await page.getByRole('main').locator('a[href*="/category/"]').first().click();
      const rows = page.getByRole('main').getByRole('article');
      await expect(rows.first()).toBeVisible();
      const [first, second] = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().top),
      );
      const rowHeight = (second ?? Infinity) - (first ?? 0);
      expect((800 - (first ?? Infinity)) / rowHeight).toBeGreaterThanOrEqual(ROWS);
    },
  );
}
