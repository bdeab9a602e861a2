import { expect } from '@playwright/test';
import type { Calls } from '../../stage/calls.ts';
import {
  openList,
  orderCard,
  reserve,
  signInCourier,
  type OrderOfPub,
} from '../../steps/courier/courier-steps.ts';
import {
  createTestPub,
  orderDelivery,
  setStatusOf,
  statusOf,
  scenarioOf,
} from '../../steps/courier/test-pub.ts';
import { enrolCourier } from '../../steps/guest/delivery-steps.ts';
import {
  cacheProgram,
  cachedAddresses,
  storedGuests,
} from '../../steps/courier/stored-on-phone.ts';
import { russianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { PASSWORD } from '../../stage/scenarios.ts';

async function complete({ page, t }: Person, order: OrderOfPub): Promise<void> {
  await orderCard({ page, t } as Person, order)
    .getByRole('button', { name: t('couriers.complete') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('couriers.complete') })
    .click();
}

/** The number of `completed` entries in the order's history. */
async function completions(calls: Calls, courierToken: string, courierID: number): Promise<number> {
  const { lines } = await calls.call('GET /api/courier/:courierID/statement', {
    as: { accesstoken: courierToken },
    params: { courierID },
  });
  return lines.filter(({ kind }) => kind === 'debit').length;
}

for (const language of russianOnly) {
  journey(`a courier works offline and comes back online, ${language}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const scenario = scenarioOf(language, 'fara-linie');
    const pub = await createTestPub(calls, scenario);
    const courierID = await enrolCourier(calls, scenario);
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    // The journey cuts the connection itself: the browser's messages about that are expected.
    browserErrors.expect(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|WebSocket|Failed to load resource/,
    );
    await signInCourier(person, scenario);
    const [first, second] = [
      await orderDelivery(person, calls, pub),
      await orderDelivery(person, calls, pub),
    ];
    await reserve(person, first);
    await openList(person, 'available');
    await reserve(person, second);
    await cacheProgram(person);
    const cached = await cachedAddresses(person);
    expect(cached.caches).toBe(1);
    expect(cached.addresses.filter((address) => /^\/(api|ws)/.test(address))).toEqual([]);
    const guest = scenario.guest.name;
    await expect
      .poll(() => storedGuests(person))
      .toMatchObject({ [first.id]: guest, [second.id]: guest });

    // Offline, the app is opened again: the lists are shown, with the guest of the order being delivered.
    const context = page.context();
    await context.setOffline(true);
    await page.goto('/courier/orders');
    await expect(page.getByText(t('couriers.offline_hint'))).toBeVisible();
    await openList(person, 'active');
    await expect(orderCard(person, first)).toContainText(scenario.guest.name);
    await checkScreen('courier-offline');

    // Picked up and delivered offline; another order is picked up while its pub cancels it.
    const pickUp = (order: OrderOfPub) =>
      orderCard(person, order)
        .getByRole('button', { name: t('couriers.pick_up') })
        .click();
    await pickUp(first);
    await expect(orderCard(person, first)).toContainText(t('couriers.on_the_way'));
    await complete(person, first);
    await pickUp(second);
    for (const [order, step] of [
      [first, 'complete'],
      [second, 'pick_up'],
    ] as const) {
      const waits = t('couriers.waits_for_line', { step: t(`couriers.${step}`), time: '' });
      await expect(orderCard(person, order)).toContainText(waits.split(',')[0] ?? '');
    }
    await checkScreen('courier-waiting');
    await setStatusOf(calls, pub, { orderID: second.id, status: 'canceled' });

    // Closed and opened again, still offline, with a second tab.
    await page.reload();
    await openList(person, 'active');
    await expect(orderCard(person, first)).toContainText(t('couriers.complete'));
    const other = await context.newPage();
    await other.goto('/courier/orders');
    await expect(other.getByText(t('couriers.offline_hint'))).toBeVisible();
    expect(await statusOf(calls, pub, first.id)).toBe('preparing');

    await context.setOffline(false);
    await expect.poll(() => statusOf(calls, pub, first.id)).toBe('completed');
    const refused = page.getByRole('alert').filter({ hasText: `#${second.number}` });
    await expect(refused).toContainText(t('couriers.pick_up'));
    await expect(refused).toContainText(t('errors.order_is_finished'));
    await expect(orderCard(person, second)).toHaveCount(0);
    await checkScreen('courier-refused');
    await refused.getByRole('button', { name: t('ui.close') }).click();
    await expect(refused).toHaveCount(0);
    await openList(person, 'completed');
    await expect(orderCard(person, first)).toBeVisible();
    expect(
      await completions(calls, await calls.signIn(scenario.courier.email, PASSWORD), courierID),
    ).toBe(1);
    await other.close();
  });
}
