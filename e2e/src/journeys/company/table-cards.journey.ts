import { expect, type Page } from '@playwright/test';
import { demoCompany, demoPassword, demoPub } from '../../stage/people.ts';
import { readQr } from '../../stage/read-qr.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

/** The number of cards with an element that overflows the card. */
async function cardsThatOverflow(page: Page): Promise<number> {
  const cards = page.getByRole('main').getByRole('listitem');
  return cards.evaluateAll(
    (all) =>
      all.filter((card) => {
        const edge = card.getBoundingClientRect();
        return [...card.querySelectorAll('*')].some((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          return top < edge.top || bottom > edge.bottom || left < edge.left || right > edge.right;
        });
      }).length,
  );
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(`the table cards have a code each, ${language}`, deep, async ({ stage }) => {
    const person = await stage.person('desk', language);
    const { page, t, checkScreen } = person;
    await page.goto('/admin/auth/authentication');
    await page.getByLabel(t('accounts.email')).fill(demoCompany);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t('accounts.sign_in') }).click();
    await expect(page).toHaveURL(/\/admin\/company/);
    const { pub } = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: demoPub },
    });
    await page.goto(`/admin/pub/${pub.id}`);
    await page.getByRole('link', { name: t('pubs.table_cards') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pubs.table_cards'));

    const last = page.getByLabel(t('pubs.table_last'));
    await page.getByLabel(t('pubs.table_first')).fill('5');
    await last.fill('4');
    await expect(last).toHaveAccessibleDescription(t('pubs.table_range_reversed'));
    await expect(
      page.getByRole('button', { name: t('pubs.table_cards_print', { count: 0 }) }),
    ).toBeDisabled();
    await checkScreen('table-cards-wrong');
    await last.fill('20');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(16);
    await checkScreen('table-cards');

    const code = page.getByRole('img', { name: t('pubs.table_card_code', { table: 7 }) });
    const address = await code.getAttribute('src');
    const picture = await page.request.get(address ?? '');
    const encoded = await readQr(page, await picture.body(), 'image/svg+xml');
    expect(new URL(encoded).pathname + new URL(encoded).search).toBe(`/pub/${demoPub}/?table=7`);

    // A guest who needs only the Wi-Fi joins it by a separate code.
    const { wifi_network: network, wifi_password: password } = pub;
    const joining = page.getByRole('img', { name: t('pubs.table_card_wifi_code', { network }) });
    await expect(joining).toHaveCount(16);
    const join = await page.request.get((await joining.first().getAttribute('src')) ?? '');
    expect(await readQr(page, await join.body(), 'image/svg+xml')).toBe(
      `WIFI:T:WPA;S:${network};P:${password};;`,
    );

    // Eight to a sheet, without the rest of the screen, and everything inside the cutting lines.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await expect.poll(() => cardsThatOverflow(page)).toBe(0);
    await page.emulateMedia({ media: null });
    await expect.poll(() => cardsThatOverflow(page)).toBe(0);
    // The seventeenth card needs a third sheet.
    await last.fill('21');
    await expect(joining).toHaveCount(17);
    const longer = await page.pdf({ preferCSSPageSize: true });
    expect(longer.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);

    await page.getByRole('checkbox', { name: t('pubs.table_cards_wifi') }).uncheck();
    await expect(joining).toHaveCount(0);
    await expect(page.getByText(password)).toHaveCount(0);
    await checkScreen('table-cards-no-wifi');
  });
}
