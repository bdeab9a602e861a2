import { must } from '@comanda/contract/client';
import { MAX_PRINT_TRIES, PRINT_LEASE_MS } from '@comanda/domain/printing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import { aBridge, type ABridge } from '../../../testing/printing/a-bridge.ts';
import { ticketSteps } from '../../../testing/printing/ticket-steps.ts';
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

const { states, read, accept, ask, edit, pass, due, onlyDue, paper, expected } = ticketSteps(
  () => ({ t, pub, bridge }),
);

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
