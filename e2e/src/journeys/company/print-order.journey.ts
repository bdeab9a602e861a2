import { expect, type Page } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import {
  orderToTable,
  readDemoPub,
  signInAsDemoCompany,
} from '../../steps/company/demo-pub-steps.ts';

/** The width and the height of each printed page in millimetres. */
async function printedPages(page: Page): Promise<readonly (readonly [number, number])[]> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  const boxes = paper.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  const millimetres = (points = '') => Math.round((Number(points) / 72) * 25.4);
  return [...boxes].map(([, width, height]) => [millimetres(width), millimetres(height)] as const);
}

/** The print dialog of the browser cannot be operated: it stays open until a page has been printed. */
async function recordPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['prints'] = String(Number(dataset['prints'] ?? 0) + 1);
    };
  });
  return async () => Number(await page.locator('html').getAttribute('data-prints'));
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  journey(`an order is printed on a roll of paper, ${language}`, async ({ stage }) => {
    const person = await stage.person('desk', language);
    const { page, t, checkScreen } = person;
    const prints = await recordPrints(page);
    const table = await readDemoPub(stage.calls);
    await signInAsDemoCompany(person);
    const { id, number } = await orderToTable(person, table);
    await page.goto(`/admin/pub/${table.pub.id}/order/${id}`);

    const print = page
      .getByRole('main')
      .getByRole('button', { name: t('orders.print'), exact: true });
    await print.click();
    const popup = page.getByRole('dialog', {
      name: t('orders.print_order', { number: `#${number}` }),
    });
    await expect(popup.getByRole('figure')).toContainText(t('orders.table', { table: '12' }));
    await checkScreen('print-kitchen-ticket');
    await popup.getByRole('button', { name: t('orders.ticket_bill') }).click();
    await popup
      .getByRole('button', { name: t('orders.millimetres', { width: 58 }), exact: true })
      .click();
    await expect(popup.getByRole('figure')).toContainText(t('orders.not_fiscal'));
    await checkScreen('print-bill');
    await popup.getByRole('button', { name: t('orders.print'), exact: true }).click();
    await expect.poll(prints).toBe(1);

    // The ticket and nothing else, on one page of its own size, never wider than high.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(popup).toBeHidden();
    await expect(page.locator('body > div > pre')).toContainText(t('orders.not_fiscal'));
    await page.emulateMedia({ media: null });
    const pages = await printedPages(page);
    expect(pages).toHaveLength(1);
    const [[width, height] = [0, 0]] = pages;
    expect(width).toBe(58);
    expect(height).toBeGreaterThan(58);

    // From now on one tap prints the same.
    await expect(popup).toHaveCount(0);
    await page.reload();
    await print.click();
    await expect.poll(prints).toBe(1);
    await expect(popup).toHaveCount(0);
    expect(await printedPages(page)).toEqual(pages);
  });
}
