import type { Order } from '@comanda/contract/orders';
import { expect } from 'vitest';
import type { TestApp } from '../app/build-test-app.ts';
import type { ADeliveringPub, AnOrder } from '../builders/order-builders.ts';
import type { ABridge } from './a-bridge.ts';
import { dotsOf, pictureOf } from './on-paper.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;

type World = { readonly t: TestApp; readonly pub: ADeliveringPub; readonly bridge: ABridge };
type Marks = NonNullable<Parameters<typeof pictureOf>[1]['marks']>;

/** What tests do with the tickets of a pub, and what they look at. */
export function ticketSteps(world: () => World) {
  const at = ({ ids }: AnOrder) => ({ params: ids, as: world().pub.company });
  const tickets = async (order: AnOrder) =>
    (await world().t.call(`GET ${ORDER}/tickets`, at(order))).tickets;
  const states = async (order: AnOrder) => (await tickets(order)).map(({ state }) => state);
  const read = async (order: AnOrder): Promise<Order> =>
    (await world().t.call(`GET ${ORDER}`, at(order))).order;
  const accept = (order: AnOrder) =>
    world().t.send(`PUT ${ORDER}/accept`, { ...at(order), body: { minutes: 30 } });
  const ask = (
    order: AnOrder,
    printer: { readonly id: number },
    kind: 'kitchen' | 'bill' = 'kitchen',
  ) =>
    world().t.send(`POST ${ORDER}/tickets`, {
      ...at(order),
      body: { printer_id: printer.id, kind },
    });
  const edit = (order: AnOrder, count: number) =>
    world().t.call(`PUT ${ORDER}/update-dishes`, {
      ...at(order),
      body: { dishes: [{ dish_id: world().pub.dishes[0].id, count }] },
    });
  const pass = (ms: number) => {
    world().t.clock.set(new Date(world().t.clock.now().getTime() + ms).toISOString());
  };
  /** The ids of the tickets that the bridge may take now. */
  const due = async () => (await world().bridge.state()).flatMap(({ job_id: id }) => id ?? []);
  const onlyDue = async (): Promise<number> => {
    const ids = await due();
    expect(ids).toHaveLength(1);
    return ids[0] ?? 0;
  };
  const paper = async () => {
    const printed = await world().bridge.printNext();
    return printed && dotsOf(printed);
  };
  const expected = async (order: AnOrder, marks: Marks = []) =>
    pictureOf(await read(order), { pubName: world().pub.pub.name, marks });
  return { at, tickets, states, read, accept, ask, edit, pass, due, onlyDue, paper, expected };
}
