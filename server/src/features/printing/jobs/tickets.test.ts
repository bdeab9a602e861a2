import type { Order } from '@comanda/contract/orders';
import { must } from '@comanda/contract/client';
import { MAX_PRINT_TRIES, PRINT_LEASE_MS } from '@comanda/domain/printing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { aBridge, type ABridge } from '../../../testing/printing/a-bridge.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { dotsOf, pictureOf } from '../../../testing/printing/on-paper.ts';
import { oldTickets } from './queries.ts';

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

const at = ({ ids }: AnOrder) => ({ params: ids, as: pub.company });
const tickets = async (order: AnOrder) => (await t.call(`GET ${ORDER}/tickets`, at(order))).tickets;
const states = async (order: AnOrder) => (await tickets(order)).map(({ state }) => state);
const read = async (order: AnOrder): Promise<Order> =>
  (await t.call(`GET ${ORDER}`, at(order))).order;
const accept = (order: AnOrder) =>
  t.send(`PUT ${ORDER}/accept`, { ...at(order), body: { minutes: 30 } });
const ask = (
  order: AnOrder,
  printer: { readonly id: number },
  kind: 'kitchen' | 'bill' = 'kitchen',
) => t.send(`POST ${ORDER}/tickets`, { ...at(order), body: { printer_id: printer.id, kind } });
const edit = (order: AnOrder, count: number) =>
  t.call(`PUT ${ORDER}/update-dishes`, {
    ...at(order),
    body: { dishes: [{ dish_id: pub.dishes[0].id, count }] },
  });
const pass = (ms: number) => {
  t.clock.set(new Date(t.clock.now().getTime() + ms).toISOString());
};
/** The ids of the tickets that the bridge may take now. */
const due = async () => (await bridge.state()).flatMap(({ job_id: id }) => id ?? []);
const onlyDue = async (): Promise<number> => {
  const ids = await due();
  expect(ids).toHaveLength(1);
  return ids[0] ?? 0;
};
const paper = async () => {
  const printed = await bridge.printNext();
  return printed && dotsOf(printed);
};
type Marks = NonNullable<Parameters<typeof pictureOf>[1]['marks']>;
const expected = async (order: AnOrder, marks: Marks = []) =>
  pictureOf(await read(order), { pubName: pub.pub.name, marks });

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

describe('a ticket', () => {
  it('is given to one bridge; the one whose answer was lost gets it again', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    const job = await onlyDue();
    const both = await Promise.all([bridge.take(job), bridge.take(job)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { claim = '' } = both.find(({ status }) => status === 200) ?? {};
    const again = await bridge.take(job, claim);
    expect(again.printed && dotsOf(again.printed)).toEqual(await expected(order));
    expect(await due()).toEqual([]);
    expect(await states(order)).toEqual(['printing']);
    expect(await bridge.end(job, claim, 'printed')).toBe(200);
    expect(await bridge.end(job, claim, 'unsure')).toBe(409);
    expect(await states(order)).toEqual(['printed']);
  });

  it('that was not begun is printed later, as new', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    for (let count = 0; count <= MAX_PRINT_TRIES; count += 1) {
      const job = await onlyDue();
      const { claim } = await bridge.take(job);
      expect(await bridge.end(job, claim, 'not_begun')).toBe(200);
    }
    expect(await states(order)).toEqual(['waiting']);
    expect(await paper()).toEqual(await expected(order));
  });

  it('that may be on paper and was then not begun, however often, is still printed', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    for (const result of ['unsure', ...Array<string>(MAX_PRINT_TRIES).fill('not_begun')]) {
      const job = await onlyDue();
      const { claim } = await bridge.take(job);
      await bridge.end(job, claim, result);
    }
    expect(await paper()).toEqual(await expected(order, ['unsure']));
  });

  it('that a person asks for while it is being printed is not printed twice', async () => {
    const printer = await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    const job = await onlyDue();
    const { claim } = await bridge.take(job);
    expect(await must(ask(order, printer))).toMatchObject({ ticket: { state: 'printing' } });
    expect(await bridge.end(job, claim, 'printed')).toBe(200);
    expect([await due(), await states(order)]).toEqual([[], ['printed']]);
  });

  it('whose bridge has ended without a word may be on paper: it says COPY?', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    const job = await onlyDue();
    const { claim } = await bridge.take(job);
    pass(PRINT_LEASE_MS - 1);
    expect(await due()).toEqual([]);
    pass(1);
    expect(await states(order)).toEqual(['unsure']);
    const again = await bridge.take(job);
    expect(again.printed && dotsOf(again.printed)).toEqual(await expected(order, ['unsure']));
    // The first bridge comes back while the second one prints.
    expect(await bridge.end(job, claim, 'not_begun')).toBe(409);
    expect(await states(order)).toEqual(['printing']);
    expect(await bridge.end(job, again.claim, 'printed')).toBe(200);
    expect(await states(order)).toEqual(['printed']);
  });

  it('that ends uncertain again and again waits for a person', async () => {
    const printer = await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    for (let count = 0; count < MAX_PRINT_TRIES; count += 1) {
      const job = await onlyDue();
      const { claim } = await bridge.take(job);
      await bridge.end(job, claim, 'unsure');
    }
    expect(await due()).toEqual([]);
    expect(await states(order)).toEqual(['failed']);
    await ask(order, printer);
    expect(await states(order)).toEqual(['unsure']);
    expect(await paper()).toEqual(await expected(order, ['unsure']));
  });

  it('that failed with its bridge may be on paper when a person asks for it', async () => {
    const printer = await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    for (let count = 0; count < MAX_PRINT_TRIES; count += 1) {
      await bridge.take(await onlyDue());
      pass(PRINT_LEASE_MS);
    }
    expect([await due(), await states(order)]).toEqual([[], ['failed']]);
    await ask(order, printer);
    expect(await paper()).toEqual(await expected(order, ['unsure']));
  });

  it('that a person asks for is printed; again it is a copy, and two who ask get one', async () => {
    const printer = await aPrinter(t, pub, { prints_by_itself: false });
    const order = await anOrder(t, pub);
    const answers = await Promise.all([ask(order, printer), ask(order, printer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
    expect(await must(ask(order, printer))).toMatchObject({
      ticket: { kind: 'kitchen', state: 'waiting', printed_at: '2026-11-20T17:00:00.000Z' },
    });
    expect(await paper()).toEqual(await expected(order, ['copy']));
    await edit(order, 5);
    await ask(order, printer);
    expect(await paper()).toEqual(await expected(order, [['changed', 2]]));
    await ask(order, printer, 'bill');
    const bill = pictureOf(await read(order), { pubName: pub.pub.name, kind: 'bill' });
    expect(await paper()).toEqual(bill);
  });

  it('of another pub’s order is not found', async () => {
    const other = await aDeliveringPub(t);
    const order = await anOrder(t, other);
    const printer = await aPrinter(t, pub);
    const foreign = { params: { ...pub.ids, orderID: order.id }, as: pub.company };
    expect(await t.send(`GET ${ORDER}/tickets`, foreign)).toMatchObject({ status: 404 });
    const body = { printer_id: printer.id, kind: 'kitchen' } as const;
    expect(await t.send(`POST ${ORDER}/tickets`, { ...foreign, body })).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
  });

  it('is deleted after a month', async () => {
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await accept(order);
    const days = (count: number) => new Date(t.clock.now().getTime() + count * 24 * 3_600_000);
    await oldTickets(t.deps.db).run(days(30));
    expect(await states(order)).toHaveLength(1);
    await oldTickets(t.deps.db).run(days(31));
    expect(await states(order)).toEqual([]);
  });
});

describe('a test page', () => {
  it('is printed at once, and its result is shown', async () => {
    const { id } = await aPrinter(t, pub);
    const test = { params: { ...pub.ids, printerID: id }, as: pub.company };
    const { printer } = await t.call(`POST ${PUB}/printers/:printerID/test`, test);
    expect(printer.last_test).toEqual({ state: 'waiting', at: '2026-11-20T17:00:00.000Z' });
    pass(1000);
    const printed = await bridge.printNext();
    expect(printed).toMatchObject({ bytesInRow: 72, cuts: 1 });
    const { printers } = await t.call(`GET ${PUB}/printers`, { params: pub.ids, as: pub.company });
    expect(printers[0]?.last_test).toEqual({ state: 'printed', at: '2026-11-20T17:00:01.000Z' });
    await t.call(`POST ${PUB}/printers/:printerID/test`, test);
    expect(await bridge.printNext()).toMatchObject({ cuts: 1 });
    expect(await bridge.printNext()).toBeUndefined();
  });
});
