import { expect, type Locator } from '@playwright/test';
import { createTestPub, scenarioOf } from '../../../steps/courier/test-pub.ts';
import { inOneLanguage } from '../../../stage/language.ts';
import { journey, type Person } from '../../../stage/stage.ts';
import { deep } from '../../../stage/depth.ts';
import { signIn } from '../../../steps/company/zone-steps.ts';

const CATEGORIES = 10;
const DISHES = 12;
const ALL = CATEGORIES * DISHES;
/** From the menu editor to the written menu, without pasting. */
const MOST_TAPS = 5;

/** A menu as it stands on paper: headings, weights, leaders of dots. */
const paper = Array.from({ length: CATEGORIES }, (_, category) =>
  [
    `Раздел номер ${category + 1}:`,
    ...Array.from(
      { length: DISHES },
      (__, dish) =>
        `Блюдо ${category + 1}-${dish + 1} с травами ${200 + dish} г ........ ${50 + dish},50 лей`,
    ),
  ].join('\n'),
).join('\n\n');

/** The number that the preview shows for this kind of change. */
const countOf = ({ page, t }: Person, kind: 'created' | 'changed' | 'unchanged'): Locator =>
  page
    .locator('dl > div')
    .filter({ hasText: t(`menu.import_${kind}`) })
    .getByRole('definition');

/** What a till exports: the cost beside the price, and columns that are no part of a menu. */
const TILL = `Handle,SKU,Name,Category,Description,Cost,Price [Casa Mea],In stock [Casa Mea]
ceai,20001,Ceai negru,Băuturi,,6.00,25.00,3.000
supa,20004,Supă cu tăiței,Supe,"pui, tăiței",0.00,55.00,
`;

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(
    `a till's export: what its columns are is said once, a reload loses nothing, and its prices are those of guests, ${language}`,
    async ({ stage }) => {
      const pub = await createTestPub(stage.calls, scenarioOf(language, 'till-import'));
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      await signIn(person, pub.scenario.owner.email);
      await page.goto(`/admin/pub/${pub.pubID}/edit_menu/import`);
      const read = page.getByRole('button', { name: t('menu.import_read') });
      const choose = async (title: string, column: string) => {
        const select = page.getByLabel(t('menu.import_column_is', { title }), { exact: true });
        await select.selectOption(column);
      };
      await page.getByLabel(t('menu.import_text')).fill(TILL);
      await read.click();
      await choose('Cost', t('menu.import_column_not_read'));
      await choose('Price [Casa Mea]', t('menu.price'));
      await checkScreen('menu-import-columns');
      await page.reload();
      await expect(page.getByText(t('menu.import_restored'))).toBeVisible();
      await read.click();
      const name = page.getByLabel(t('menu.import_row_name', { line: 2 }));
      await name.fill('Ceai negru de Ceylon');
      await page.reload();
      await expect(name).toHaveValue('Ceai negru de Ceylon');
      await page.getByRole('button', { name: t('menu.import_preview') }).click();
      await page.getByRole('button', { name: t('menu.import_apply') }).click();
      await expect(page.getByText(t('menu.import_done'))).toBeVisible();
      const { dishes } = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
        params: { pubUrlName: pub.scenario.pub.urlName },
      });
      const prices = new Map(dishes.map((dish) => [dish.name, dish.price]));
      expect(prices.get('Ceai negru de Ceylon')).toBe(25);
      expect(prices.get('Supă cu tăiței')).toBe(55);
    },
  );
}

for (const language of inOneLanguage('ru')) {
  journey(
    `a menu of ${ALL} dishes is pasted and published in ${MOST_TAPS} taps, and comes back as a workbook, which is published in two taps fewer, ${language}`,
    deep,
    async ({ stage }, info) => {
      const pub = await createTestPub(stage.calls, scenarioOf(language, 'menu-import'));
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(person, pub.scenario.owner.email);
      await page.goto(`/admin/pub/${pub.pubID}/edit_menu`);
      let taps = 0;
      const tap = async (target: Locator): Promise<void> => {
        await target.click();
        taps += 1;
      };

      const more = page.getByRole('button', { name: t('menu.more'), exact: true });
      await tap(more);
      await tap(page.getByRole('link', { name: t('menu.import'), exact: true }));
      await page.getByLabel(t('menu.import_text')).fill(paper);
      await checkScreen('menu-import-source');
      await tap(page.getByRole('button', { name: t('menu.import_read') }));
      await expect(page.getByText(t('menu.import_found', { count: ALL }))).toBeVisible();
      await checkScreen('menu-import-draft');
      await tap(page.getByRole('button', { name: t('menu.import_preview') }));
      await expect(countOf(person, 'created')).toHaveText(String(ALL));
      await checkScreen('menu-import-preview');
      await tap(page.getByRole('button', { name: t('menu.import_apply') }));
      await expect(page.getByText(t('menu.import_done'))).toBeVisible();
      await checkScreen('menu-import-done');
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);

      const { dishes } = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
        params: { pubUrlName: pub.scenario.pub.urlName },
      });
      expect(dishes).toHaveLength(ALL + 1);
      expect(dishes.find(({ name }) => name === 'Блюдо 10-12 с травами')).toMatchObject({
        price: 61.5,
        ingredients: '211 г',
      });

      await page
        .getByRole('link', { name: t('menu.back_to_editor') })
        .last()
        .click();
      const downloading = page.waitForEvent('download');
      await more.click();
      await page.getByRole('button', { name: t('menu.export_as', { format: 'XLSX' }) }).click();
      const download = await downloading;
      const file = info.outputPath(download.suggestedFilename());
      await download.saveAs(file);
      await more.click();
      await page.getByRole('link', { name: t('menu.import'), exact: true }).click();
      await page.getByLabel(t('menu.import_file')).setInputFiles(file);
      await page.getByRole('button', { name: t('menu.import_preview') }).click();
      await expect(countOf(person, 'unchanged')).toHaveText(String(ALL + 1));
      await expect(page.getByText(t('menu.import_nothing_changes'))).toBeVisible();

      // The tariff of the company has room for one pub.
      const as = { accesstoken: pub.token };
      await stage.calls.call('DELETE /api/company/:companyID/pubs/:pubID', { as, params: pub });
      const other = await stage.calls.call('POST /api/company/:companyID/pubs', {
        as,
        params: { companyID: pub.companyID },
        body: { name: pub.scenario.pub.name, url_name: `${pub.scenario.pub.urlName}-other` },
      });
      await page.goto(`/admin/pub/${other.pub.id}/edit_menu`);
      taps = 0;
      await tap(page.getByRole('link', { name: t('menu.import'), exact: true }));
      await page.getByLabel(t('menu.import_file')).setInputFiles(file);
      await tap(page.getByRole('button', { name: t('menu.import_preview') }));
      await expect(countOf(person, 'created')).toHaveText(String(ALL + 1));
      await tap(page.getByRole('button', { name: t('menu.import_apply') }));
      await expect(page.getByText(t('menu.import_done'))).toBeVisible();
      expect(taps).toBeLessThanOrEqual(MOST_TAPS - 2);
      const published = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
        params: { pubUrlName: other.pub.url_name },
      });
      expect(published.dishes.map(({ name, price }) => [name, price])).toEqual(
        expect.arrayContaining(dishes.map(({ name, price }) => [name, price])),
      );
    },
  );
}
