import { expect } from '@playwright/test';
import { demoCompany, demoPassword, demoPub } from './people.ts';
import { readQr } from './read-qr.ts';
import { tongues } from './say.ts';
import { journey } from './stage.ts';

for (const language of tongues) {
  journey(`cards for the tables, each with its code, ${language}`, async ({ stage }) => {
    const seat = await stage.seat('desk', language);
    const { page, say, look } = seat;
    await page.goto('/admin/auth/authentication');
    await page.getByLabel(say('accounts.email')).fill(demoCompany);
    await page.getByLabel(say('accounts.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: say('accounts.sign_in') }).click();
    await expect(page).toHaveURL(/\/admin\/company/);
    const { pub } = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: demoPub },
    });
    await page.goto(`/admin/pub/${pub.id}`);
    await page.getByRole('link', { name: say('pubs.table_cards') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pubs.table_cards'));

    const last = page.getByLabel(say('pubs.table_last'));
    await page.getByLabel(say('pubs.table_first')).fill('5');
    await last.fill('4');
    await expect(last).toHaveAccessibleDescription(say('pubs.table_range_reversed'));
    await expect(
      page.getByRole('button', { name: say('pubs.table_cards_print', { count: 0 }) }),
    ).toBeDisabled();
    await look('table-cards-wrong');
    await last.fill('15');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(11);
    await look('table-cards');

    const code = page.getByRole('img', { name: say('pubs.table_card_code', { table: 7 }) });
    const address = await code.getAttribute('src');
    const picture = await page.request.get(address ?? '');
    const told = await readQr(page, await picture.body(), 'image/svg+xml');
    expect(new URL(told).pathname + new URL(told).search).toBe(`/pub/${demoPub}/?table=7`);

    // Eight to a sheet, and nothing of the screen on it.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: null });
  });
}
