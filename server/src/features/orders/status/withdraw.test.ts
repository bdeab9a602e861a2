import { orderStatuses } from '@comanda/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import { aClient } from '../../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID' as const;
const withdrawn = { status: 'canceled', cancel_reason: 'by_guest', cancel_text: null };

const withdraw = ({ trackingToken }: Pick<AnOrder, 'trackingToken'>) =>
  t.send('POST /api/client/orders/:trackingToken/withdraw', { params: { trackingToken } });
const readAsGuest = ({ trackingToken }: AnOrder) =>
  t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } });
const accept = ({ ids }: AnOrder) =>
  t.send(`PUT ${ORDER}/accept`, { params: ids, body: { minutes: 20 }, as: pub.company });
const read = ({ ids }: AnOrder) => t.call(`GET ${ORDER}`, { params: ids, as: pub.company });

describe('withdrawing', () => {
  it('cancels an order that nobody has seen, for the guest and the pub', async () => {
    const address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const order = await anOrder(t, pub);
    const courier = await anApprovedCourier(t);
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
    expect(await withdraw(order)).toMatchObject({ status: 200, body: { order: withdrawn } });
    const { order: now, history } = await read(order);
    expect(now).toMatchObject(withdrawn);
    expect(history.at(-1)).toMatchObject({ from: 'not_handled', to: 'canceled', by: 'guest' });
    expect(await desk.event(order.id, now.revision)).toMatchObject(withdrawn);
    expect(await guest.event(order.id, now.revision)).toMatchObject(withdrawn);
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it('is in the history under the account of a guest who is signed in', async () => {
    const client = await aClient(t);
    const order = await anOrder(t, pub, { as: client });
    await withdraw(order);
    const { client_id: clientId } = await t.deps.db
      .selectFrom('pub_order')
      .where('id', '=', order.id)
      .select('client_id')
      .executeTakeFirstOrThrow();
    expect(clientId).toBeGreaterThan(0);
    const last = await t.deps.db
      .selectFrom('order_history')
      .where('order_id', '=', order.id)
      .where('to_status', '=', 'canceled')
      .select('by_account_id')
      .executeTakeFirstOrThrow();
    expect(last.by_account_id).toBe(clientId);
  });

  it('changes nothing when it is repeated', async () => {
    const order = await anOrder(t, pub);
    const answers = await Promise.all([withdraw(order), withdraw(order), withdraw(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { order: now, history } = await read(order);
    expect(now.revision).toBe(2);
    expect(history).toHaveLength(2);
  });

  it.each(orderStatuses.filter((status) => status !== 'not_handled'))(
    'is refused for an order that the pub has set to %s',
    async (to) => {
      const order = await anOrder(t, pub);
      await setStatus(t, pub, { order, to });
      expect(await withdraw(order)).toMatchObject({
        status: 409,
        body: { code: 'order_changed_meanwhile', facts: { status: to, by: 'company' } },
      });
      expect((await read(order)).order).toMatchObject({ status: to, cancel_reason: null });
    },
  );

  it('and accepting at the same moment: the first one does it, the other one reads so', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await anOrder(t, pub);
      // The guest presses a little later each time; who is first differs by engine and machine.
      const press = async () => {
        for (let call = 0; call < round; call += 1) await readAsGuest(order);
        return withdraw(order);
      };
      const answers = await Promise.all([press(), accept(order)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { order: now, history } = await read(order);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ facts: { status: now.status } });
      expect(history).toHaveLength(2);
    }
  });

  it('needs the token of an order', async () => {
    for (const trackingToken of ['x', 'A'.repeat(22)]) {
      expect(await withdraw({ trackingToken })).toMatchObject({
        status: 404,
        body: { code: 'order_not_found' },
      });
    }
  });
});
