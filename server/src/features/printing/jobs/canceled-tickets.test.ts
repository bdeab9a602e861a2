import { must } from '@comanda/contract/client';
import { CANCELED_AFTER_MS, PRINT_LEASE_MS } from '@comanda/domain/printing';
import { describe, expect, it } from 'vitest';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { aBridge } from '../../../testing/printing/a-bridge.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { dotsOf } from '../../../testing/printing/on-paper.ts';
import { printingStage, ticketSteps } from '../../../testing/printing/ticket-steps.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

const stage = printingStage();

const { tickets, states, accept, ask, edit, pass, due, onlyDue, paper, expected } =
  ticketSteps(stage);

const cancel = (order: AnOrder) => must(setStatus(stage.t, stage.pub, { order, to: 'canceled' }));
const anAcceptedOrder = async () => {
  const order = await anOrder(stage.t, stage.pub);
  await must(accept(order));
  return order;
};
const aPrintedOrder = async () => {
  const order = await anAcceptedOrder();
  expect(await paper()).toEqual(await expected(order));
  return order;
};
/** Its kitchen ticket at the bridge, which has not said yet what became of it. */
const atTheBridge = async () => {
  const order = await anAcceptedOrder();
  const job = await onlyDue();
  const { claim } = await stage.bridge.take(job);
  return { order, end: (result: string) => stage.bridge.end(job, claim, result) };
};

describe('an order whose kitchen ticket is on paper', () => {
  it('prints that it is canceled, once, after the seconds of the desk’s undo', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await aPrintedOrder();
    await cancel(order);
    await cancel(order);
    expect(await tickets(order)).toMatchObject([
      { kind: 'kitchen', state: 'printed' },
      { kind: 'canceled', state: 'waiting', version: 1 },
    ]);
    pass(CANCELED_AFTER_MS - 1);
    expect(await due()).toEqual([]);
    pass(1);
    // The kitchen ticket of a canceled order says that it is canceled.
    expect(await paper()).toEqual(await expected(order));
    expect(await states(order)).toEqual(['printed', 'printed']);
    expect(await due()).toEqual([]);
  });

  it.each([
    [
      'its courier',
      async (order: AnOrder) => {
        const { ids, accesstoken } = await anApprovedCourier(stage.t);
        const asCourier = { params: ids, as: { accesstoken } };
        await stage.t.call('POST /api/courier/:courierID/reserve-order', {
          ...asCourier,
          body: { order_id: order.id },
        });
        await stage.t.call('POST /api/courier/:courierID/set-order-to-canceled', {
          ...asCourier,
          body: { order_id: order.id, cancel_reason: 'by_guest' },
        });
      },
    ],
    [
      'its guest, while it waits for an answer again',
      async (order: AnOrder) => {
        await must(setStatus(stage.t, stage.pub, { order, to: 'not_handled' }));
        await stage.t.call('POST /api/client/orders/:trackingToken/withdraw', {
          params: { trackingToken: order.trackingToken },
        });
      },
    ],
    [
      'the system, while it waits for an answer again',
      async (order: AnOrder) => {
        await must(setStatus(stage.t, stage.pub, { order, to: 'not_handled' }));
        pass(5 * 60_000);
        await stage.t.app.tasks.runDue();
      },
    ],
  ])('prints it too when it is canceled by %s', async (_who, cancelIt) => {
    stage.pub = await aDeliveringPub(stage.t, { deliveryType: 'delivery_service' });
    stage.bridge = await aBridge(stage.t, stage.pub);
    await stage.t.call(`PUT ${PUB}`, {
      params: stage.pub.ids,
      as: stage.pub.company,
      body: { refuse_after_minutes: 5 },
    });
    await aPrinter(stage.t, stage.pub);
    const order = await aPrintedOrder();
    await cancelIt(order);
    expect(await paper()).toBeUndefined();
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toBeDefined();
    expect(await paper()).toBeUndefined();
  });

  it('prints it where it was printed by itself: its dishes there, and on no other printer', async () => {
    const station = async (name: string, category_ids: number[]) =>
      (
        await stage.t.call(`POST ${PUB}/stations`, {
          params: stage.pub.ids,
          as: stage.pub.company,
          body: { name, category_ids },
        })
      ).station;
    const grill = await station('Grătar', [stage.pub.categoryIds.categoryID]);
    const bar = await station('Bar', []);
    const byHand = await aPrinter(stage.t, stage.pub, { name: 'Mână', prints_by_itself: false });
    await aPrinter(stage.t, stage.pub, { name: 'Casă', prints: ['bill'] });
    await aPrinter(stage.t, stage.pub, { name: 'Bar', station_id: bar.id });
    await aPrinter(stage.t, stage.pub, { name: 'Grătar', station_id: grill.id, paper: 58 });
    const order = await anAcceptedOrder();
    await ask(order, byHand);
    for (const job of await due()) {
      const { claim } = await stage.bridge.take(job);
      await stage.bridge.end(job, claim, 'printed');
    }
    await cancel(order);
    pass(CANCELED_AFTER_MS);
    const kitchen = { stations: [grill, bar], station: grill };
    expect(await paper()).toEqual(await expected(order, [], { kitchen, paper: 58 }));
    expect(await paper()).toBeUndefined();
  });

  it('is told once of its last version, when it was changed and canceled', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await aPrintedOrder();
    await edit(order, 3);
    await paper();
    await cancel(order);
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
    expect((await tickets(order)).at(-1)).toMatchObject({ kind: 'canceled', version: 2 });
  });

  it('prints no copy any more that somebody has asked for before', async () => {
    const printer = await aPrinter(stage.t, stage.pub);
    const order = await aPrintedOrder();
    await ask(order, printer);
    await cancel(order);
    expect(await due()).toEqual([]);
    expect(await states(order)).toEqual(['printed', 'waiting']);
  });

  it('prints nothing when it was completed before', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await aPrintedOrder();
    await must(setStatus(stage.t, stage.pub, { order, to: 'completed' }));
    await cancel(order);
    expect(await states(order)).toEqual(['printed']);
  });
});

describe('an order whose kitchen ticket no bridge has taken', () => {
  it('prints nothing once it is canceled', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    const job = await onlyDue();
    await cancel(order);
    expect((await stage.bridge.take(job)).status).toBe(409);
    pass(CANCELED_AFTER_MS);
    expect(await due()).toEqual([]);
    expect(await states(order)).toEqual(['dropped']);
  });
});

describe('an order whose kitchen ticket a bridge has', () => {
  it.each(['printed', 'unsure'])(
    'and that is %s then, prints only that it is canceled',
    async (result) => {
      await aPrinter(stage.t, stage.pub);
      const { order, end } = await atTheBridge();
      await cancel(order);
      expect(await end(result)).toBe(200);
      pass(CANCELED_AFTER_MS);
      const papers = [await paper(), await paper()].filter((one) => one !== undefined);
      expect(papers).toEqual([await expected(order)]);
    },
  );

  it('and that may have been printed before, prints only that it is canceled', async () => {
    await aPrinter(stage.t, stage.pub);
    const { order, end } = await atTheBridge();
    await end('unsure');
    await cancel(order);
    expect(await states(order)).toEqual(['dropped', 'waiting']);
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
  });

  it('whose bridge has ended without a word, prints only that it is canceled', async () => {
    await aPrinter(stage.t, stage.pub);
    const { order } = await atTheBridge();
    await cancel(order);
    pass(PRINT_LEASE_MS);
    expect(await paper()).toBeUndefined(); // the kitchen ticket, which the server drops now
    expect(await paper()).toEqual(await expected(order));
    expect(await states(order)).toEqual(['dropped', 'printed']);
  });

  it('and that was not begun, prints nothing', async () => {
    await aPrinter(stage.t, stage.pub);
    const { order, end } = await atTheBridge();
    await cancel(order);
    await end('not_begun');
    pass(CANCELED_AFTER_MS);
    expect((await stage.bridge.take(await onlyDue())).status).toBe(409);
    expect((await stage.bridge.take(await onlyDue())).status).toBe(409);
    expect(await states(order)).toEqual(['dropped', 'dropped']);
  });

  it('at the moment of canceling: of both there is paper, or of neither', async () => {
    await aPrinter(stage.t, stage.pub);
    for (let round = 0; round < 8; round += 1) {
      const order = await anAcceptedOrder();
      const asked = await expected(order);
      const job = await onlyDue();
      const take = () => stage.bridge.take(job);
      const canceling = round % 2 === 0 ? undefined : cancel(order);
      const [taken] = await Promise.all([take(), canceling ?? cancel(order)]);
      if (taken.printed) {
        expect(dotsOf(taken.printed)).toEqual(asked);
        await stage.bridge.end(job, taken.claim, 'printed');
      }
      pass(CANCELED_AFTER_MS);
      expect(await paper()).toEqual(taken.printed && (await expected(order)));
      expect(await paper()).toBeUndefined();
      expect(await due()).toEqual([]);
    }
  });
});
