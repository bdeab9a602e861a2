import type { CallBody } from '@comanda/contract';
import type { CancelReason } from '@comanda/domain/orders';
import type { GuestOrder } from '@comanda/contract/orders';
import { randomUUID } from 'node:crypto';
import { callsFrom, type Calls } from '../../stage/calls.ts';
import { demoAdministrator, demoPassword } from '../../stage/people.ts';
import { setUpDelivery } from '../guest/delivery-steps.ts';
import { PASSWORD, scenarios, type Scenario } from '../../stage/scenarios.ts';
import type { Person } from '../../stage/stage.ts';
import type { TestLanguage } from '../../stage/language.ts';

/** A pub with deliveries for a courier; its desk is not tested here. */
export type TestPub = {
  readonly scenario: Scenario;
  readonly companyID: number;
  readonly pubID: number;
  readonly menuID: number;
  readonly categoryID: number;
  readonly dishID: number;
  /** The owner's access token. */
  readonly token: string;
};

/** Separate users and a separate pub for one journey: no two share an address or an order. */
export function scenarioOf(language: TestLanguage, name: string): Scenario {
  const scenario = scenarios[language];
  const mark = `${name}-${language}`;
  return {
    ...scenario,
    owner: {
      ...scenario.owner,
      name: `${scenario.owner.name} ${mark}`,
      email: `${mark}@local.example`,
    },
    pub: { ...scenario.pub, urlName: mark },
    courier: { ...scenario.courier, email: `${mark}@curier.example` },
  };
}

const PRICE = 100;
/** One dish with the commission, without the zone's price. */
export const DISH_TOTAL = PRICE * 1.1;
export const COMMISSION = PRICE * 0.1;

/** Creates a pub with one dish that delivers around the clock. */
export async function createTestPub(calls: Calls, scenario: Scenario): Promise<TestPub> {
  const { owner, pub: facts, menu, category, dishes } = scenario;
  const { accesstoken: token } = await calls.call('POST /api/company', {
    body: { ...owner, password: PASSWORD, tariff: 'basic' },
  });
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const companyID = company.id;
  const { pub } = await calls.call('POST /api/company/:companyID/pubs', {
    as: { accesstoken: token },
    params: { companyID },
    body: { name: facts.name, url_name: facts.urlName },
  });
  const inPub = { companyID, pubID: pub.id };
  const made = await calls.call('POST /api/company/:companyID/pubs/:pubID/menus', {
    as: { accesstoken: token },
    params: inPub,
    body: { name: menu, visible: true, place: 1 },
  });
  const inMenu = { ...inPub, menuID: made.menu.id };
  const created = await calls.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    {
      as: { accesstoken: token },
      params: inMenu,
      body: {
        name: category,
        visible: true,
        place: 1,
        category_types: ['soup'],
        text_color: '#ffffff',
      },
    },
  );
  const { dish } = await calls.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    {
      as: { accesstoken: token },
      params: { ...inMenu, categoryID: created.category.id },
      body: {
        name: dishes[0].name,
        price: PRICE,
        sale_price: 0,
        ingredients: '',
        place: 1,
        visible: true,
        text_color: '#ffffff',
      },
    },
  );
  await setUpDelivery(calls, pub.id, scenario);
  const { menuID } = inMenu;
  const categoryID = created.category.id;
  return { scenario, companyID, pubID: pub.id, menuID, categoryID, dishID: dish.id, token };
}

/** The platform approves a courier for pool orders. */
export async function approve(calls: Calls, courierID: number): Promise<void> {
  await calls.call('POST /api/admin/couriers/:courierID/approve', {
    as: { accesstoken: await calls.signIn(demoAdministrator, demoPassword) },
    params: { courierID },
  });
}

/** A courier who may take pool orders. */
export async function createApprovedCourier(calls: Calls, { courier }: Scenario): Promise<void> {
  const { accesstoken } = await calls.call('POST /api/courier', {
    body: {
      email: courier.email,
      password: PASSWORD,
      full_name: courier.name,
      phone_number: courier.phone,
    },
  });
  const { courier: own } = await calls.call('GET /api/courier', { as: { accesstoken } });
  await approve(calls, own.id);
}

type Options = CallBody<'POST /api/client/pub/:pubID/orders'>['dishes'][number]['options'];

/** A guest orders one dish for delivery, and the pub sets it to preparing. */
export async function orderDelivery(
  { page }: Person,
  calls: Calls,
  { options = [], ...pub }: TestPub & { readonly options?: Options },
): Promise<GuestOrder> {
  const { guest } = pub.scenario;
  const { order } = await callsFrom(page).call('POST /api/client/pub/:pubID/orders', {
    params: { pubID: pub.pubID },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'delivery',
      client_name: guest.name,
      dishes: [{ dish_id: pub.dishID, count: 1, options }],
      town: guest.town,
      full_address: guest.address,
      lat: 47.0255,
      lng: 28.8393,
      main_phone_number: guest.phone,
      payment_type: 'cash',
    },
  });
  await setStatusOf(calls, pub, { orderID: order.id, status: 'preparing' });
  return order;
}

type NewStatus = {
  readonly orderID: number;
  readonly status: 'preparing' | 'completed' | 'canceled';
  /** Only with the status `canceled`. */
  readonly reason?: CancelReason;
};

/** The pub sets an order's status at its desk. */
export async function setStatusOf(
  calls: Calls,
  { token, companyID, pubID }: TestPub,
  { orderID, status, reason }: NewStatus,
): Promise<void> {
  const name = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';
  const query = { status, ...(reason === undefined ? {} : { cancel_reason: reason }) };
  await calls.call(name, {
    as: { accesstoken: token },
    params: { companyID, pubID, orderID },
    query,
  });
}

/** The pub's view of an order. */
export async function statusOf(
  calls: Calls,
  { token, companyID, pubID }: TestPub,
  orderID: number,
): Promise<string> {
  const { orders } = await calls.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    as: { accesstoken: token },
    params: { companyID, pubID },
  });
  return orders.find(({ id }) => id === orderID)?.status ?? 'missing';
}
