import type { Order } from '@comanda/contract/orders';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aDeliveringPub, type ADeliveringPub, type AnOrder } from '../builders/order-builders.ts';
import { aBridge, type ABridge } from './a-bridge.ts';
import { dotsOf, pictureOf, type Expected } from './on-paper.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;

/** The server of a test file, and the pub and the bridge of each of its tests. */
export type PrintingStage = { t: TestApp; pub: ADeliveringPub; bridge: ABridge };
type Marks = NonNullable<Expected['marks']>;

/** Starts a server before all tests of a file, and prepares a pub with a bridge before each. */
export function printingStage(): PrintingStage {
  const stage = {} as PrintingStage;
  beforeAll(async () => {
    stage.t = await buildTestApp();
  });
  beforeEach(async () => {
    stage.t.clock.set('2026-11-20T17:00:00Z');
    stage.pub = await aDeliveringPub(stage.t);
    stage.bridge = await aBridge(stage.t, stage.pub);
  });
  afterAll(() => stage.t.close());
  return stage;
}

/** What tests do with the tickets of a pub, and what they look at. */
export function ticketSteps(stage: PrintingStage) {
  const at = ({ ids }: AnOrder) => ({ params: ids, as: stage.pub.company });
  const tickets = async (order: AnOrder) =>
    (await stage.t.call(`GET ${ORDER}/tickets`, at(order))).tickets;
  const states = async (order: AnOrder) => (await tickets(order)).map(({ state }) => state);
  const read = async (order: AnOrder): Promise<Order> =>
    (await stage.t.call(`GET ${ORDER}`, at(order))).order;
  const accept = (order: AnOrder) =>
    stage.t.send(`PUT ${ORDER}/accept`, { ...at(order), body: { minutes: 30 } });
  const ask = (
    order: AnOrder,
    printer: { readonly id: number },
    kind: 'kitchen' | 'bill' = 'kitchen',
  ) =>
    stage.t.send(`POST ${ORDER}/tickets`, {
      ...at(order),
      body: { printer_id: printer.id, kind },
    });
  const edit = (order: AnOrder, count: number) =>
    stage.t.call(`PUT ${ORDER}/update-dishes`, {
      ...at(order),
      body: { dishes: [{ dish_id: stage.pub.dishes[0].id, count }] },
    });
  const pass = (ms: number) => {
    stage.t.clock.set(new Date(stage.t.clock.now().getTime() + ms).toISOString());
  };
  /** The ids of the tickets that the bridge may take now. */
  const due = async () => (await stage.bridge.state()).flatMap(({ job_id: id }) => id ?? []);
  const onlyDue = async (): Promise<number> => {
    const ids = await due();
    expect(ids).toHaveLength(1);
    return ids[0] ?? 0;
  };
  const paper = async () => {
    const printed = await stage.bridge.printNext();
    return printed && dotsOf(printed);
  };
  const expected = async (
    order: AnOrder,
    marks: Marks = [],
    on: Pick<Expected, 'paper' | 'kitchen'> = {},
  ) => pictureOf(await read(order), { pubName: stage.pub.pub.name, marks, ...on });
  return { at, tickets, states, read, accept, ask, edit, pass, due, onlyDue, paper, expected };
}
