import { expect, type Locator, type Route } from '@playwright/test';
import { goToContacts, orderButton } from './basket-steps.ts';
import { FREE_FROM, MINUTES, ZONE_PRICE } from './delivery-steps.ts';
import type { Person } from '../../stage/stage.ts';
import { press } from '../on-map.ts';
import { SALE_PRICE, type Scenario } from '../../stage/scenarios.ts';

export const TABLE = '7';

const cardOf = ({ page }: Person, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The pub's menu, as a guest sees it after scanning the code. */
export async function readMenu(person: Person, address: string, scenario: Scenario): Promise<void> {
  const { page, lei, checkScreen } = person;
  const [first, second] = scenario.dishes;
  await page.goto(`${address}?table=${TABLE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scenario.pub.name);
  await expect(page.getByRole('heading', { level: 3, name: scenario.category })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText([first.name, second.name]);
  const card = cardOf(person, first.name);
  await expect(card).toContainText(lei(SALE_PRICE));
  await expect(card.locator('s')).toContainText(lei(first.price));
  await checkScreen('guest-menu');
  await page.getByRole('link', { name: first.name }).click();
  await expect(page.getByRole('dialog', { name: first.name })).toContainText(first.ingredients);
  await checkScreen('guest-dish');
  await page.keyboard.press('Escape');
}

/** Two of the first dish and one of the second; opens the checkout. */
async function fillBasket(
  { page, t, lei }: Person,
  { dishes: [first, second] }: Scenario,
  total: number,
): Promise<Locator> {
  const add = (name: string) =>
    page.getByRole('button', { name: `${t('guest.page.add')}: ${name}` });
  await add(first.name).click();
  await add(first.name).click();
  await add(second.name).click();
  const bar = page.getByRole('button', { name: t('guest.page.basket') });
  await expect(bar).toContainText(lei(total));
  await bar.click();
  return page.getByRole('dialog', { name: t('guest.checkout.title') });
}

/** The number of the order whose page is open. */
async function orderNumber({ page, t, browserErrors }: Person): Promise<number> {
  // Leaving the page aborts its pending calls.
  browserErrors.expect(/ERR_ABORTED/);
  await expect(page).toHaveURL(/\/order\/[^/]+$/);
  await expect(page.getByText(t('guest.order.live'))).toBeVisible();
  const number = await page.getByText(/^№ \d+$/).textContent();
  return Number(number?.slice(2));
}

/**
 * An order at the table over a bad connection: the pub receives it, its answer is lost, then the phone
 * is offline for a moment. The page sends the same order again by itself.
 */
export async function orderInPlace(
  person: Person,
  scenario: Scenario,
  total: number,
): Promise<number> {
  const { page, t, lei, checkScreen, browserErrors } = person;
  const checkout = await fillBasket(person, scenario, total);
  await expect(checkout.getByLabel(t('guest.checkout.table'))).toHaveValue(TABLE);
  await expect(checkout.getByRole('definition').last()).toHaveText(lei(total));
  await checkScreen('guest-checkout-table');

  const orders = /\/api\/client\/pub\/\d+\/orders$/;
  const answers = [
    async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    (route: Route) => route.abort('internetdisconnected'),
  ];
  await page.route(orders, (route) => (answers.shift() ?? (() => route.continue()))(route));
  browserErrors.expect(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/);
  await checkout.getByRole('button', { name: t('guest.checkout.order'), exact: false }).click();
  await expect(checkout.getByText(t('guest.checkout.retrying'))).toBeVisible();
  const number = await orderNumber(person);
  await page.unroute(orders);
  await expect(page.getByText(t('guest.order.table', { table: TABLE }))).toBeVisible();
  return number;
}

async function chooseDelivery(person: Person, scenario: Scenario, total: number): Promise<Locator> {
  const { page, t, lei } = person;
  await page.getByRole('link', { name: t('guest.order.back_to_menu') }).click();
  // The table is still set: another order type is behind the line.
  await page.getByText(t('guest.page.more'), { exact: true }).click();
  await page.getByRole('button', { name: t('guest.checkout.delivery') }).click();
  // The delivery price of a dish includes the commission, also on its card.
  await expect(page.getByText(t('guest.page.dearer', { percent: 10 }))).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: t('guest.page.close') }).click();
  await expect(cardOf(person, scenario.dishes[0].name)).toContainText(lei(SALE_PRICE * 1.1));
  const checkout = await fillBasket(person, scenario, total);
  await expect(checkout.getByRole('radio', { name: t('guest.checkout.delivery') })).toBeChecked();
  return checkout;
}

/** Taps on the map at an offset to the east of the pin. */
async function movePin({ t }: Person, checkout: Locator, east: number): Promise<void> {
  const map = checkout.getByRole('application', { name: t('guest.delivery.map') });
  await press(map, [east, 0]);
}

type Sums = { readonly dishes: number; readonly total: number; readonly missing: number };

type FieldText =
  | `guest.checkout.field_${'name' | 'phone'}`
  | `guest.delivery.field_${'address' | 'point'}`;

/** One press on an empty screen shows every missing field above its button, and focuses the first. */
async function expectMissingFields(
  { t }: Person,
  checkout: Locator,
  { button, first, fields }: { button: Locator; first: Locator; fields: readonly FieldText[] },
): Promise<void> {
  await expect(first).toBeVisible();
  await button.click();
  const summary = checkout.getByRole('alert');
  const names = fields.map((field) => t(field)).join(', ');
  await expect(summary).toHaveText(t('guest.checkout.missing', { fields: names }));
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(first).toBeFocused();
}

/** A delivery: the pin first outside the zone, which is refused, then inside it. */
export async function orderDelivery(
  person: Person,
  scenario: Scenario,
  sums: Sums,
): Promise<number> {
  const { page, t, lei, checkScreen } = person;
  const { guest } = scenario;
  const checkout = await chooseDelivery(person, scenario, sums.dishes);
  const map = checkout.getByRole('application', { name: t('guest.delivery.map') });
  await expectMissingFields(person, checkout, {
    button: checkout.getByRole('button', { name: t('guest.checkout.choose_place') }),
    first: map,
    fields: ['guest.delivery.field_point', 'guest.delivery.field_address'],
  });
  await checkout.getByLabel(t('guest.delivery.town')).fill(guest.town);
  await checkout.getByLabel(t('guest.delivery.address')).fill(guest.address);

  await movePin(person, checkout, 120);
  const refusal = checkout.getByRole('alert');
  await expect(refusal).toContainText(t('guest.delivery.outside_zones'));
  await checkScreen('guest-checkout-outside');
  await movePin(person, checkout, -90);
  await expect(refusal).toBeHidden();

  const zone = t('guest.delivery.zone_price', { price: lei(ZONE_PRICE) });
  const time = t('guest.delivery.delivery_minutes', MINUTES);
  await expect(checkout.getByText(`${zone}, ${time}`)).toBeVisible();
  const missing = { from: lei(FREE_FROM), price: lei(sums.missing) };
  await expect(checkout.getByText(t('guest.delivery.free_from', missing))).toBeVisible();
  await checkScreen('guest-checkout-delivery');

  await goToContacts(checkout, person);
  const order = orderButton(checkout, person);
  const name = checkout.getByLabel(t('guest.delivery.name'), { exact: true });
  await expectMissingFields(person, checkout, {
    button: order,
    first: name,
    fields: ['guest.checkout.field_name', 'guest.checkout.field_phone'],
  });
  await name.fill(guest.name);
  await checkout.getByLabel(t('guest.delivery.phone'), { exact: true }).fill(guest.phone);
  await expect(checkout.getByRole('radio', { name: t('guest.delivery.cash') })).toBeChecked();
  await expect(checkout.getByText(`${zone}, ${time}`)).toBeVisible();
  await expect(order).toContainText(lei(sums.total));
  await checkScreen('guest-checkout-contacts');

  // The phone is offline and the order is queued; it is sent as soon as the phone is online again.
  person.browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await order.click();
  await expect(checkout.getByText(t('guest.checkout.retrying'))).toBeVisible();
  await page.context().setOffline(false);
  const number = await orderNumber(person);
  await expect(page.getByText(lei(sums.total))).toBeVisible();
  return number;
}
