import { expect } from '@playwright/test';
import { demoPub } from '../../stage/people.ts';
import {
  goToTab,
  registerClient,
  registerCompany,
  registerCourier,
  searchFor,
  signInToPlatform,
} from '../../steps/platform/platform-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(`the platform manages a company and its pub, ${language}`, deep, async ({ stage }) => {
    const { word, company, pub } = await registerCompany(stage.calls);
    const demo = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: demoPub },
    });
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    await signInToPlatform(person);
    await goToTab(person, 'companies');
    await expect(page.getByRole('article').first()).toBeVisible();
    await checkScreen('platform-companies');
    await searchFor(person, word);
    const card = page.getByRole('article', { name: company.name });
    await expect(page.getByRole('article')).toHaveCount(1);
    const popup = page.getByRole('dialog');

    await card
      .getByRole('button', {
        name: t('administration.change_tariff_of', { company: company.name }),
      })
      .click();
    await popup.getByRole('button', { name: t('accounts.tariff_pro') }).click();
    await expect(popup).toContainText(t('administration.tariff_room', { count: 4 }));
    await checkScreen('platform-tariff');
    await popup.getByRole('button', { name: t('ui.save') }).click();
    await expect(card).toContainText(t('accounts.tariff_pro'));

    const until = card.getByRole('time');
    const before = await until.getAttribute('datetime');
    await card
      .getByRole('button', { name: t('administration.extend_named', { pub: pub.name }) })
      .click();
    await popup
      .getByRole('button', { name: t('administration.days_choice', { count: 90 }) })
      .click();
    await checkScreen('platform-extend');
    await popup
      .getByRole('button', { name: t('administration.extend') })
      .last()
      .click();
    await expect(popup).toBeHidden();
    const DAY_MS = 24 * 60 * 60 * 1000;
    // Midnight of the pub: an hour more or less where its clock changes meanwhile.
    await expect
      .poll(async () => {
        const after = Date.parse((await until.getAttribute('datetime')) ?? '');
        return Math.round((after - Date.parse(before ?? '')) / DAY_MS);
      })
      .toBe(90);

    await page.clock.install();
    await card
      .getByRole('button', { name: t('administration.enter_named', { pub: pub.name }) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin/pub/${pub.id}/orders$`));
    const bar = page.getByRole('complementary', { name: t('administration.entered_pub') });
    await expect(bar).toContainText(t('administration.inside', { pub: pub.name }));
    await checkScreen('platform-inside');

    // The pub of another company answers as if it did not exist.
    browserErrors.expect(/404/);
    await page.goto(`/admin/pub/${demo.pub.id}/orders`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(demo.pub.name, { exact: true })).toHaveCount(0);
    await page.goto(`/admin/pub/${pub.id}/orders`);
    await expect(bar).toContainText(pub.name);
    // A pending token refresh would set the cookie again.
    await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();

    // The hour passes: the server accepts the cookie no longer.
    browserErrors.expect(/401/);
    await page.context().clearCookies();
    await page.clock.fastForward('01:02:00');
    await expect(page).toHaveURL(/\/admin\/auth\/authentication$/);
    await expect(page.getByRole('status').filter({ hasText: pub.name })).toContainText(
      t('administration.hour_is_over', { pub: pub.name }),
    );
    await checkScreen('platform-hour-is-over');
    await signInToPlatform(person);
    await goToTab(person, 'audit');
    await searchFor(person, word);
    await expect(page.getByRole('article').first()).toContainText(
      t('administration.did_enter_pub'),
    );
    await expect(page.getByRole('article').nth(1)).toContainText(
      t('administration.did_extend_pub', { count: 90 }),
    );
    await checkScreen('platform-audit');
  });

  journey(`the platform manages a courier, ${language}`, deep, async ({ stage }) => {
    const { word, courier, token } = await registerCourier(stage.calls);
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, lei } = person;
    await signInToPlatform(person);
    await goToTab(person, 'couriers');
    await expect(page.getByRole('article').first()).toBeVisible();
    await checkScreen('platform-couriers');
    await searchFor(person, word);
    const name = courier.full_name;
    const row = page.getByRole('article', { name });
    await row
      .getByRole('button', { name: t('administration.approve_named', { courier: name }) })
      .click();
    await expect(row).toContainText(t('administration.standing_approved'));

    await row.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(t('administration.no_lines'))).toBeVisible();
    await checkScreen('platform-statement-empty');
    const popup = page.getByRole('dialog');
    const settle = page.getByRole('button', { name: t('administration.settle'), exact: true });
    await settle.first().click();
    await popup.getByRole('button', { name: t('administration.we_paid') }).click();
    await popup.getByLabel(t('administration.amount')).fill('120,5');
    await popup.getByLabel(t('administration.note')).fill('avans');
    await checkScreen('platform-settle');
    // A second press in the same popup sends no second settlement.
    await popup.getByRole('button', { name: t('administration.settle'), exact: true }).dblclick();
    await expect(popup).toBeHidden();
    const lines = page.getByRole('list', { name: t('administration.statement') });
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(lines).toContainText(`-${lei(120.5)}`);
    const account = page.getByRole('region', { name: t('administration.balance') });
    await expect(account).toContainText(`${t('couriers.debt_courier_to_platform')} ${lei(120.5)}`);
    await settle.first().click();
    await popup
      .getByRole('button', { name: t('administration.settle_all', { amount: lei(120.5) }) })
      .click();
    await popup.getByRole('button', { name: t('administration.settle'), exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(account).toContainText(t('couriers.debt_none'));
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await checkScreen('platform-statement');
    // The courier sees the same.
    const answer = await stage.calls.call('GET /api/courier', { as: { accesstoken: token } });
    expect(answer.courier.balance).toBe(0);

    // The second settlement was wrong: its receipt opens at once and offers its reversal.
    await account.getByRole('link').click();
    // The lines of the statement are articles as well.
    await expect(lines).toBeHidden();
    await expect(page.getByRole('article')).toContainText(
      `${t('couriers.receipt_courier_paid')} ${lei(120.5)}`,
    );
    await checkScreen('platform-receipt');
    await page.getByRole('button', { name: t('administration.reverse') }).click();
    await popup.getByLabel(t('couriers.receipt_reason')).fill('scris din greșeală');
    await checkScreen('platform-reverse');
    await popup.getByRole('button', { name: t('administration.reverse') }).dblclick();
    await expect(popup).toBeHidden();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(t('couriers.receipt_is_reversed'));
    await checkScreen('platform-receipt-reversed');
    await page.getByRole('link', { name: t('administration.to_statement') }).click();
    await expect(account).toContainText(`${t('couriers.debt_courier_to_platform')} ${lei(120.5)}`);
    await expect(lines.getByRole('listitem')).toHaveCount(3);
    await expect(lines.getByRole('listitem').nth(1)).toContainText(t('couriers.line_is_reversed'));

    await page
      .getByRole('button', { name: t('administration.block_named', { courier: name }) })
      .click();
    await checkScreen('platform-block');
    await popup.getByRole('button', { name: t('administration.block') }).click();
    await expect(account).toContainText(t('administration.standing_blocked'));
  });

  journey(`the platform deletes a client, ${language}`, deep, async ({ stage }) => {
    const client = await registerClient(stage.calls);
    const person = await stage.person('phone', language);
    const { page, t, checkScreen } = person;
    await signInToPlatform(person);
    await goToTab(person, 'clients');
    await expect(page.getByRole('article').first()).toBeVisible();
    await checkScreen('platform-clients');
    await searchFor(person, client.word);
    const row = page.getByRole('article', { name: client.name });
    await expect(row).toContainText(t('administration.orders_made', { count: 0 }));
    await row
      .getByRole('button', {
        name: t('administration.delete_client_named', { client: client.name }),
      })
      .click();
    const popup = page.getByRole('dialog');
    await checkScreen('platform-delete-client');
    await popup.getByRole('button', { name: t('ui.delete') }).click();
    await expect(
      page.getByText(t('administration.nothing_found', { search: client.word })),
    ).toBeVisible();
    await checkScreen('platform-nothing-found');
  });
}
