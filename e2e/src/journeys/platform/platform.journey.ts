import { randomUUID } from 'node:crypto';
import type { GuestOrder } from '@comanda/contract/orders';
import { expect } from '@playwright/test';
import { callsFrom, type Calls } from '../../stage/calls.ts';
import { demoPub } from '../../stage/people.ts';
import { signInToPlatform } from '../../steps/platform/platform-steps.ts';
import { romanianOnly, inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const PUB_NAME = 'La Nuc';
const TABLE = '9';

/** An order at a table of the demo pub. */
async function order(
  { page }: Person,
  calls: Calls,
): Promise<{ pubID: number; placed: GuestOrder }> {
  const { pub, dishes } = await calls.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: demoPub },
  });
  const { order: placed } = await callsFrom(page).call('POST /api/client/pub/:pubID/orders', {
    params: { pubID: pub.id },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      table_for_in_place_order: TABLE,
      client_name: 'Doina',
      dishes: dishes.slice(0, 1).map(({ id }) => ({ dish_id: id, count: 1 })),
    },
  });
  return { pubID: pub.id, placed };
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(`the platform edits an order inside its pub, ${language}`, async ({ stage }) => {
    const person = await stage.person('desk', language);
    const { page, t, checkScreen } = person;
    const { pubID, placed } = await order(person, stage.calls);
    await signInToPlatform(person);
    const enter = page.getByRole('button', {
      name: t('administration.enter_pub', { number: `#${placed.id}`, pub: PUB_NAME }),
    });
    const slip = page.getByRole('article').filter({ has: enter });
    await expect(slip).toContainText(t('orders.status_not_handled'));
    await expect(slip).toContainText(t('orders.table', { table: TABLE }));
    await expect(slip).toContainText(t('orders.order_number', { number: placed.number }));
    await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
    await checkScreen('administration-orders');

    await enter.click();
    await expect(page).toHaveURL(new RegExp(`/admin/pub/${pubID}/orders$`));
    const bar = page.getByRole('complementary', { name: t('administration.entered_pub') });
    await expect(bar).toContainText(t('administration.inside', { pub: PUB_NAME }));
    await page.getByRole('link', { name: `#${placed.number}`, exact: true }).click();
    const statuses = page.getByRole('group', { name: t('orders.status'), exact: true });
    const preparing = statuses.getByRole('button', { name: t('orders.status_preparing') });
    await expect(preparing).toBeVisible();
    await checkScreen('administration-inside');
    await preparing.click();
    await expect(preparing).toHaveAttribute('aria-pressed', 'true');

    // Still inside after a reload: the pub's cookie remains, and every page shows it in the bar.
    await page.reload();
    await expect(bar).toContainText(PUB_NAME);
    await bar.getByRole('button', { name: t('administration.leave') }).click();
    await expect(page).toHaveURL(/\/administration\/orders$/);
    await expect(slip).toContainText(t('orders.status_preparing'));
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: t('accounts.log_out') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.headline'));
  });
}

for (const language of romanianOnly) {
  journey(
    `an administrator who goes back without leaving the pub is asked to leave it, ${language}`,
    deep,
    async ({ stage }) => {
      const person = await stage.person('phone', language);
      const { page, t, checkScreen, browserErrors } = person;
      const { pubID, placed } = await order(person, stage.calls);
      await signInToPlatform(person);
      await page
        .getByRole('button', {
          name: t('administration.enter_pub', { number: `#${placed.id}`, pub: PUB_NAME }),
        })
        .click();
      await expect(page).toHaveURL(new RegExp(`/admin/pub/${pubID}/orders$`));
      await expect(page.getByText(t('administration.inside', { pub: PUB_NAME }))).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkScreen('administration-inside-phone');

      browserErrors.expect(/403/);
      await page.goBack();
      await expect(page.getByText(t('administration.still_inside'))).toBeVisible();
      await checkScreen('administration-still-inside');
      await page.getByRole('button', { name: t('administration.leave') }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
}
