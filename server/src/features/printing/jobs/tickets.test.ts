import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import { aBridge, type ABridge } from '../../../testing/printing/a-bridge.ts';
import { ticketSteps } from '../../../testing/printing/ticket-steps.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { dotsOf, pictureOf } from '../../../testing/printing/on-paper.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;

let t: TestApp;
let pub: ADeliveringPub;
let bridge: ABridge;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(t);
  bridge = await aBridge(t, pub);
});
afterAll(() => t.close());

const { at, tickets, states, read, accept, ask, edit, pass, due, onlyDue, paper, expected } =
  ticketSteps(() => ({ t, pub, bridge }));

describe('an accepted order', () => {
  it('is printed by itself where that is set, as its ticket stands on the screen', async () => {
    await aPrinter(t, pub, { name: 'Bar', prints_by_itself: false });
    const kitchen = await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    expect(await due()).toEqual([]);
    await accept(order);
    expect(await tickets(order)).toMatchObject([
      { printer_id: kitchen.id, printer_name: 'Bucătărie', kind: 'kitchen', state: 'waiting' },
    ]);
    pass(2000);
    expect(await paper()).toEqual(await expected(order));
    expect(await tickets(order)).toMatchObject([
      { state: 'printed', printed_at: '2026-11-20T17:00:02.000Z' },
    ]);
    expect(await due()).toEqual([]);
  });

  it('is printed in the language and width of each printer, as what it prints', async () => {
    await aPrinter(t, pub, { language: 'ru', paper: 58, prints: ['bill'] });
    const order = await anOrder(t, pub);
    await accept(order);
    const picture = { pubName: pub.pub.name, kind: 'bill', language: 'ru', paper: 58 } as const;
    expect(await paper()).toEqual(pictureOf(await read(order), picture));
    expect(await paper()).toBeUndefined();
  });

  it('has each ticket once, however and by how many it is accepted', async () => {
    await aPrinter(t, pub, { prints: ['kitchen', 'bill'] });
    const order = await anOrder(t, pub);
    await Promise.all([
      accept(order),
      accept(order),
      setStatus(t, pub, { order, to: 'preparing' }),
    ]);
    await must(setStatus(t, pub, { order, to: 'not_handled' }));
    await must(setStatus(t, pub, { order, to: 'preparing' }));
    expect((await tickets(order)).map(({ kind }) => kind)).toEqual(['kitchen', 'bill']);
  });

  it('by the pub’s setting is printed with its insert; one that waits is not', async () => {
    await aPrinter(t, pub);
    const waiting = await anOrder(t, pub);
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { accepts_by_itself: true },
    });
    const order = await anOrder(t, pub);
    expect(await states(waiting)).toEqual([]);
    expect(await states(order)).toEqual(['waiting']);
    expect(await paper()).toEqual(await expected(order));
  });

  it('of a rehearsal is printed, and says so', async () => {
    await aPrinter(t, pub);
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { accepts_by_itself: true },
    });
    const { order } = await t.call(`POST ${PUB}/rehearsal-order`, {
      params: pub.ids,
      as: pub.company,
      body: { order_type: 'in_place' },
    });
    const picture = pictureOf(order, { pubName: pub.pub.name });
    expect(picture).not.toEqual(
      pictureOf({ ...order, is_rehearsal: false }, { pubName: pub.pub.name }),
    );
    expect(await paper()).toEqual(picture);
  });

  it('prints on a printer of a station only what it cooks, and nothing where that is nothing', async () => {
    const station = async (name: string, category_ids: number[]) =>
      (
        await t.call(`POST ${PUB}/stations`, {
          params: pub.ids,
          as: pub.company,
          body: { name, category_ids },
        })
      ).station.id;
    const grill = await station('Grătar', [pub.categoryIds.categoryID]);
    const bar = await station('Bar', []);
    await aPrinter(t, pub, { name: 'Bar', station_id: bar });
    await aPrinter(t, pub, { name: 'Grătar', station_id: grill });
    const order = await anOrder(t, pub);
    await accept(order);
    const [first = 0, second = 0] = await due();
    expect((await bridge.take(first)).status).toBe(409);
    const { printed } = await bridge.take(second);
    expect(printed).toBeDefined();
    // The station's name is on it.
    expect(printed && dotsOf(printed)).not.toEqual(await expected(order));
    expect(await states(order)).toEqual(['dropped', 'printing']);
  });

  it('that ended before its printer was back is not printed any more, unless a person asks', async () => {
    const printer = await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    await must(setStatus(t, pub, { order, to: 'completed' }));
    expect((await bridge.take(await onlyDue())).status).toBe(409);
    expect(await states(order)).toEqual(['dropped']);
    await ask(order, printer);
    expect(await paper()).toEqual(await expected(order));
  });
});

describe('an edited order', () => {
  it('is printed again as changed, with the number of its ticket', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    await paper();
    await edit(order, 3);
    expect(await paper()).toEqual(await expected(order, [['changed', 2]]));
    await edit(order, 4);
    expect(await paper()).toEqual(await expected(order, [['changed', 3]]));
    expect((await tickets(order)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('before its ticket was begun has one ticket, which is not a change', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await edit(order, 2);
    await accept(order);
    await edit(order, 3);
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
    expect(await tickets(order)).toMatchObject([{ version: 3 }]);
  });

  it('whose ticket may be on paper gets only the new one', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    const job = await onlyDue();
    const { claim } = await bridge.take(job);
    await bridge.end(job, claim, 'unsure');
    await edit(order, 3);
    expect(await states(order)).toEqual(['dropped', 'waiting']);
    expect(await paper()).toEqual(await expected(order, [['changed', 2]]));
  });

  it('that nobody has accepted is not printed; one whose delivery price changed neither', async () => {
    await aPrinter(t, pub, { prints: ['kitchen', 'bill'] });
    const order = await anOrder(t, pub);
    await edit(order, 3);
    expect(await states(order)).toEqual([]);
    await accept(order);
    await paper();
    await paper();
    await t.call(`PUT ${ORDER}/update-delivery-price`, { ...at(order), query: { price: 0 } });
    expect(await states(order)).toEqual(['printed', 'printed']);
  });
});
