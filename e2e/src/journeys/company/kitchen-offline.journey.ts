import { randomUUID } from 'node:crypto';
import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import { expect, type Locator } from '@playwright/test';
import { callsFrom, type Calls } from '../../stage/calls.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import {
  createTestPub,
  scenarioOf,
  setStatusOf,
  type TestPub,
} from '../../steps/courier/test-pub.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import { onRail } from '../../steps/company/pub-places.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';

type Wanted = {
  readonly count: number;
  readonly minutes: number;
  readonly comment?: string;
  readonly avoids?: NewOrder['avoids'];
};

/** A guest at a table orders, and the pub accepts it with a time. */
async function orderAtTable(
  { page }: Person,
  { calls, pub }: { readonly calls: Calls; readonly pub: TestPub },
  { count, minutes, comment = '', avoids = [] }: Wanted,
): Promise<GuestOrder> {
  const { order } = await callsFrom(page).call('POST /api/client/pub/:pubID/orders', {
    params: { pubID: pub.pubID },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      table_for_in_place_order: '4',
      client_name: 'Doina',
      dishes: [{ dish_id: pub.dishID, count }],
      comments: comment,
      avoids,
    },
  });
  await calls.call(`PUT ${ORDER}/accept`, {
    as: { accesstoken: pub.token },
    params: { companyID: pub.companyID, pubID: pub.pubID, orderID: order.id },
    body: { minutes },
  });
  return order;
}

const readOrder = async (
  calls: Calls,
  { companyID, pubID, token }: TestPub,
  { id: orderID }: GuestOrder,
) =>
  (
    await calls.call(`GET ${ORDER}`, {
      as: { accesstoken: token },
      params: { companyID, pubID, orderID },
    })
  ).order;

const cardOf = ({ page }: Person, { number }: GuestOrder): Locator =>
  page.getByRole('article', { name: `#${number}`, exact: true });

const lineOf = (person: Person, order: GuestOrder): Locator =>
  cardOf(person, order).getByRole('listitem').getByRole('button');

const pressHead = async (person: Person, order: GuestOrder): Promise<void> =>
  cardOf(person, order)
    .getByRole('button', { name: `${person.t('orders.kitchen_done')} #${order.number}` })
    .click();

for (const language of inOneLanguage('ro')) {
  journey(`a kitchen cooks offline and comes back online, ${language}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const scenario = scenarioOf(language, 'bucatarie');
    const pub = await createTestPub(calls, scenario);
    const wall = await stage.person('desk', language);
    const { page, t, checkScreen, browserErrors } = wall;
    // The journey cuts the connection itself; the server refuses the press about a canceled order.
    browserErrors.expect(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|WebSocket|Failed to load resource/,
    );
    await page.goto('/admin/auth/authentication');
    const place = { calls, pub };
    const later = await orderAtTable(wall, place, { count: 4, minutes: 45 });
    const careful = { comment: 'Fără ceapă', avoids: ['nuts' as const] };
    const first = await orderAtTable(wall, place, { count: 3, minutes: 20, ...careful });
    const canceled = await orderAtTable(wall, place, { count: 1, minutes: 60 });
    await signIn(wall, scenario.owner.email);
    await page.goto(`/admin/pub/${pub.pubID}`);
    await onRail(wall, 'orders.kitchen').click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first()).toHaveAccessibleName(`#${first.number}`);
    const totals = page.getByRole('list', { name: t('orders.kitchen_totals') });
    await expect(totals).toContainText('8×');
    await checkScreen('kitchen');

    await page.context().setOffline(true);
    await expect(page.getByText(t('orders.kitchen_offline_hint'))).toBeVisible();
    const avoids = t('orders.avoids', { names: t('food.nuts') });
    await cardOf(wall, first).getByRole('button', { name: avoids }).click();
    await lineOf(wall, first).click();
    await expect(lineOf(wall, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(totals).toContainText('5×');
    await pressHead(wall, later);
    await pressHead(wall, canceled);
    await expect(page.getByText(t('orders.kitchen_waiting', { count: 4 }))).toBeVisible();
    await checkScreen('kitchen-offline');
    await setStatusOf(calls, pub, { orderID: canceled.id, status: 'canceled' });
    expect((await readOrder(calls, pub, first)).dishes[0]).not.toHaveProperty('done_at');

    // The page is opened again while its presses do not reach the server: they are still there.
    await page.route(/\/(kitchen|update-prepared)$/, async (route) => {
      if (route.request().method() === 'PUT') await route.abort();
      else await route.continue();
    });
    await page.context().setOffline(false);
    await page.reload();
    await expect(lineOf(wall, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(cardOf(wall, later)).toHaveCount(0);
    await page.unroute(/\/(kitchen|update-prepared)$/);

    await expect.poll(async () => (await readOrder(calls, pub, later)).prepared).toBe(true);
    await expect
      .poll(async () => (await readOrder(calls, pub, first)).dishes[0])
      .toMatchObject({ avoids_seen: true, done_at: expect.any(String) });
    const refused = page.getByRole('alert').filter({ hasText: `#${canceled.number}` });
    await expect(refused).toContainText(t('errors.order_changed_meanwhile'));
    await checkScreen('kitchen-refused');
    await refused.getByRole('button', { name: t('ui.close') }).click();
    await expect(refused).toHaveCount(0);
    expect((await readOrder(calls, pub, canceled)).prepared).toBe(false);

    // What is done can be taken back at the same place.
    await pressHead(wall, first);
    await expect.poll(async () => (await readOrder(calls, pub, first)).prepared).toBe(true);
    // Longer than the pause in which a second press is a slip.
    await page.waitForTimeout(800);
    await cardOf(wall, first)
      .getByRole('button', { name: `${t('orders.kitchen_undo')} #${first.number}` })
      .click();
    await expect.poll(async () => (await readOrder(calls, pub, first)).prepared).toBe(false);
  });
}
