import { expect, type Locator } from '@playwright/test';
import { createPub, fillPub, register, downloadQrCode } from '../../steps/company/company-steps.ts';
import {
  complete,
  expectDebt,
  orderCard,
  reserve,
  signInCourier,
} from '../../steps/courier/courier-steps.ts';
import {
  enrolCourier,
  FREE_FROM,
  setUpDelivery,
  ZONE_PRICE,
} from '../../steps/guest/delivery-steps.ts';
import {
  expectNewSlip,
  expectStatus,
  openDesk,
  linkOf,
  openSlip,
  setStatus,
  slipOf,
  takeStep,
} from '../../steps/company/desk-steps.ts';
import { orderDelivery, orderInPlace, readMenu, TABLE } from '../../steps/guest/guest-steps.ts';
import { buildMenu } from '../../steps/company/menu-steps.ts';
import { testLanguages } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deepIn } from '../../stage/depth.ts';
import { PASSWORD, SALE_PRICE, scenarios, type Scenario } from '../../stage/scenarios.ts';

const atTable = 2 * SALE_PRICE + 50;
const commission = atTable / 10;
const delivered = atTable + commission;
const total = delivered + ZONE_PRICE;

type People = {
  readonly scenario: Scenario;
  readonly guest: Person;
  readonly desk: Person;
  readonly courier: Person;
};

/** From the guest's table to the desk and back. */
async function serveTable({ scenario, guest, desk }: People): Promise<number> {
  const { t } = guest;
  const { number, slip } = await expectNewSlip(desk, 1, () =>
    orderInPlace(guest, scenario, atTable),
  );
  await expect(slip).toContainText(desk.t('orders.table', { table: TABLE }));
  await expect(slip).toContainText(`2× ${scenario.dishes[0].name}`);
  await expect(slip).toContainText(desk.lei(atTable));
  await expect(desk.page.getByRole('article')).toHaveCount(1);
  const headline = guest.page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(t('guest.order.now_not_handled'));

  await takeStep(desk, number, 'accept');
  await expect(headline).toHaveText(t('guest.order.now_preparing'));
  await openSlip(desk, number);
  await desk.checkScreen('order-table');
  await guest.checkScreen('guest-order-table');

  // On the rail the keyboard is faster.
  await desk.page.getByRole('button', { name: desk.t('ui.back') }).click();
  await linkOf(desk, number).focus();
  await desk.page.keyboard.press('4');
  await expect(headline).toHaveText(t('guest.order.now_completed_in_place'));
  await expect(slipOf(desk, number)).toHaveCount(0);
  return number;
}

/** The note pulses, except with reduced motion. */
async function expectPulse({ page }: Person, note: Locator): Promise<void> {
  for (const [reducedMotion, times] of [
    ['no-preference', 'infinite'],
    ['reduce', '1'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(note).toHaveCSS('animation-iteration-count', times);
  }
}

/** The slip has the address, the courier's card does not until the courier has reserved the order. */
async function findCourier(people: People, sent: () => string): Promise<number> {
  const { scenario, guest, desk, courier } = people;
  const { name, phone, address, town } = scenario.guest;
  const contacts = [
    courier.page.getByText(name),
    courier.page.getByText(address),
    courier.page.locator(`a[href="tel:${phone}"]`),
  ];
  const missing = FREE_FROM - delivered;
  const { number, slip } = await expectNewSlip(desk, 1, () =>
    orderDelivery(guest, scenario, { dishes: delivered, total, missing }),
  );
  await expect(slip).toContainText(name);
  await expect(slip).toContainText(address);
  await desk.checkScreen('desk');
  await openSlip(desk, number);
  await expect(desk.page.getByText(desk.t('orders.courier_hint'))).toBeVisible();
  await setStatus(desk, 'preparing');
  await expect(desk.page.getByText(desk.t('orders.courier_searching'))).toBeVisible();

  const order = { number, pub: scenario.pub };
  const card = orderCard(courier, order);
  await expect(card).toContainText(scenario.pub.name);
  await expect(card).toContainText(town);
  await expect(card).toContainText(courier.lei(ZONE_PRICE));
  for (const contact of contacts) await expect(contact).toHaveCount(0);
  for (const secret of [name, address, phone]) expect(sent()).not.toContain(secret);
  await courier.checkScreen('courier-available');
  await reserve(courier, order);
  for (const contact of contacts) await expect(contact.first()).toBeVisible();
  await courier.checkScreen('courier-active');
  return number;
}

/** Prepared, picked up, delivered; pub and guest see each step. */
async function carry({ scenario, guest, desk, courier }: People, number: number): Promise<void> {
  const headline = guest.page.getByRole('heading', { level: 1 });
  await expect(desk.page.getByText(desk.t('orders.courier_found'))).toBeVisible();
  const { name } = scenario.courier;
  await expect(
    desk.page.getByRole('button', { name: desk.t('orders.about_courier', { name }) }),
  ).toBeVisible();
  await expect(headline).toHaveText(guest.t('guest.order.now_preparing'));
  await expect(
    guest.page.getByText(guest.t('guest.order.hint_courier_found'), { exact: true }),
  ).toBeVisible();

  await desk.page.getByRole('switch', { name: desk.t('orders.prepared') }).click();
  const order = { number, pub: scenario.pub };
  const card = orderCard(courier, order);
  const note = card.getByText(courier.t('couriers.ready_for_pickup'));
  await expect(note).toBeVisible();
  await expectPulse(courier, note);
  await expect(headline).toHaveText(guest.t('guest.order.now_prepared'));
  await desk.checkScreen('order-delivery');
  await courier.checkScreen('courier-ready');

  await card.getByRole('button', { name: courier.t('couriers.pick_up') }).click();
  await expectStatus(desk, 'at_courier');
  await expect(headline).toHaveText(guest.t('guest.order.now_at_courier'));
  await guest.checkScreen('guest-order-delivery');

  await complete(courier, order, total);
  await expectStatus(desk, 'completed');
  await expect(headline).toHaveText(guest.t('guest.order.now_completed_delivery'));
}

for (const language of testLanguages) {
  const scenario = scenarios[language];

  journey(
    `an order from a new pub to the guest's door, ${language}`,
    deepIn('ru', language),
    async ({ stage }) => {
      const desk = await stage.person('desk', language);
      await register(desk, scenario);
      const pubID = await createPub(desk, scenario);
      await fillPub(desk, scenario);
      await buildMenu(desk, scenario);
      const address = await downloadQrCode(desk, scenario);

      const guest = await stage.person('phone', language);
      const courier = await stage.person('phone', language);
      await openDesk(desk, pubID);
      await readMenu(guest, address, scenario);
      const people = { scenario, guest, desk, courier };
      const first = await serveTable(people);

      const { calls } = stage;
      await setUpDelivery(calls, pubID, scenario);
      const courierID = await enrolCourier(calls, scenario);
      const sent = await signInCourier(courier, scenario);
      const second = await findCourier(people, sent);
      await carry(people, second);

      await courier.checkScreen('courier-completed');
      await expectDebt(courier, commission);
      const statement = await calls.call('GET /api/courier/:courierID/statement', {
        as: { accesstoken: await calls.signIn(scenario.courier.email, PASSWORD) },
        params: { courierID },
      });
      expect(statement.balance).toBe(-commission);
      expect(statement.lines).toMatchObject([
        { kind: 'debit', amount: -commission, order_number: second, balance: -commission },
      ]);
      const token = await calls.signIn(scenario.owner.email, PASSWORD);
      const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
      const { orders } = await calls.call('GET /api/company/:companyID/pubs/:pubID/orders', {
        as: { accesstoken: token },
        params: { companyID: company.id, pubID },
      });
      expect(orders.map(({ number }) => number)).toEqual([second, first]);
    },
  );
}
