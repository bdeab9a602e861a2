import { randomUUID } from 'node:crypto';
import type { Calls } from '../../stage/calls.ts';
import type { OddTexts } from '../../stage/odd-scenarios.ts';
import { demoAdministrator, demoPassword } from '../../stage/people.ts';
import { PASSWORD, scenarios, type Scenario } from '../../stage/scenarios.ts';
import { createTestPub, setStatusOf, type TestPub } from '../courier/test-pub.ts';

/** Users and a pub with these texts everywhere. */
function scenarioOf(
  kind: string,
  { person, pub, menu, category, dishes, note }: OddTexts,
): Scenario {
  const [first, second] = scenarios.ru.dishes;
  return {
    owner: { name: person, email: `${kind}@texte.example`, phone: '+37369123403' },
    pub,
    menu,
    category,
    dishes: [
      { ...first, name: dishes[0], ingredients: note },
      { ...second, name: dishes[1], ingredients: note },
    ],
    guest: { name: person, phone: '+37368555030', town: person, address: note },
    courier: { name: person, email: `${kind}@curier.example`, phone: '+37361777123' },
  };
}

async function addSecondDish(calls: Calls, pub: TestPub): Promise<void> {
  const [, { name, ingredients }] = pub.scenario.dishes;
  const design = { place: 2, visible: true, text_color: '#ffffff' };
  await calls.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    {
      as: { accesstoken: pub.token },
      params: pub,
      body: { ...design, name, ingredients, price: 1234.5, sale_price: 99.9 },
    },
  );
}

type Placed = { readonly orderID: number; readonly token: string };

async function order(
  calls: Calls,
  { pubID, dishID, scenario: { guest } }: TestPub,
): Promise<Placed> {
  const { order: placed, tracking_token: token } = await calls.call(
    'POST /api/client/pub/:pubID/orders',
    {
      params: { pubID },
      idempotencyKey: randomUUID(),
      body: {
        order_type: 'delivery',
        client_name: guest.name,
        dishes: [{ dish_id: dishID, count: 12 }],
        town: guest.town,
        full_address: guest.address,
        comments: guest.address,
        lat: 47.0255,
        lng: 28.8393,
        main_phone_number: guest.phone,
        payment_type: 'cash',
      },
    },
  );
  return { orderID: placed.id, token };
}

/** An approved courier; returns the id and the token. */
async function addCourier(calls: Calls, { courier: { name, email, phone } }: Scenario) {
  const account = { email, password: PASSWORD, full_name: name, phone_number: phone };
  const as = await calls.call('POST /api/courier', { body: account });
  const { courier } = await calls.call('GET /api/courier', { as });
  const params = { courierID: courier.id };
  await calls.call('POST /api/admin/couriers/:courierID/approve', {
    params,
    as: { accesstoken: await calls.signIn(demoAdministrator, demoPassword) },
  });
  return { as, params };
}

export type OddPub = {
  readonly pub: TestPub;
  readonly taken: Placed;
  readonly canceled: Placed;
};

/** Its four orders: a new one, one that waits for a courier, one that a courier has taken, a canceled one. */
export async function createOddPub(calls: Calls, kind: string, texts: OddTexts): Promise<OddPub> {
  const scenario = scenarioOf(kind, texts);
  const pub = await createTestPub(calls, scenario);
  await addSecondDish(calls, pub);
  const courier = await addCourier(calls, scenario);
  await order(calls, pub);
  const { orderID } = await order(calls, pub);
  const taken = await order(calls, pub);
  for (const id of [orderID, taken.orderID]) {
    await setStatusOf(calls, pub, { orderID: id, status: 'preparing' });
  }
  const body = { order_id: taken.orderID };
  await calls.call('POST /api/courier/:courierID/reserve-order', { ...courier, body });
  const canceled = await order(calls, pub);
  await calls.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
    params: { ...pub, ...canceled },
    as: { accesstoken: pub.token },
    query: { status: 'canceled', cancel_reason: 'other', cancel_text: scenario.guest.name },
  });
  return { pub, taken, canceled };
}
