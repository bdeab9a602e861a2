import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBasket, setStatus } from '../../../testing/builders/order-builders.ts';
import { buildGuestPushApp, type GuestPushApp } from '../../../testing/push/guest-push-app.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;

let app: GuestPushApp;
beforeAll(async () => {
  app = await buildGuestPushApp();
});
afterAll(() => app.close());

it('a guest is told that the order to collect is ready, with its number, and not that they have collected it', async () => {
  const { t } = app;
  const pub = await app.begin();
  const as = pub.company;
  await t.call(`PUT ${PUB}`, { params: pub.ids, as, body: { has_pick_up_order: true } });
  const order = await app.toldOrder(pub, { ...aBasket(pub), order_type: 'pick_up' });
  await must(t.send(`PUT ${ORDER}/accept`, { params: order.ids, as, body: { minutes: 20 } }));
  await must(
    t.send(`PUT ${ORDER}/update-prepared`, { params: order.ids, as, body: { prepared: true } }),
  );
  await app.pass();
  const { number } = order.order;
  expect(app.pushes()).toMatchObject([
    {
      title: 'Your order is ready',
      body: `Number ${number}: come and collect it.\n${pub.pub.name} · № ${number}`,
    },
  ]);
  await must(setStatus(t, pub, { order, to: 'completed' }));
  await app.pass();
  expect(app.pushes()).toHaveLength(1);
});
