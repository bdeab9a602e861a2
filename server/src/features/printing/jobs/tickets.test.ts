import { must } from '@comanda/contract/client';
import { describe, expect, it } from 'vitest';
import { anOrder, setStatus } from '../../../testing/builders/order-builders.ts';
import { printingStage, ticketSteps } from '../../../testing/printing/ticket-steps.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { dotsOf, pictureOf } from '../../../testing/printing/on-paper.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;

const stage = printingStage();

const { at, tickets, states, read, accept, ask, edit, pass, due, onlyDue, paper, expected } =
  ticketSteps(stage);

async function aStation(name: string, category_ids: number[] = []) {
  const { station } = await stage.t.call(`POST ${PUB}/stations`, {
    params: stage.pub.ids,
    as: stage.pub.company,
    body: { name, category_ids },
  });
  return station;
}

describe('an accepted order', () => {
  it('is printed by itself where that is set, as its ticket stands on the screen', async () => {
    await aPrinter(stage.t, stage.pub, { name: 'Bar', prints_by_itself: false });
    const kitchen = await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
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
    await aPrinter(stage.t, stage.pub, { language: 'ru', paper: 58, prints: ['bill'] });
    const order = await anOrder(stage.t, stage.pub);
    await accept(order);
    const picture = {
      pubName: stage.pub.pub.name,
      kind: 'bill',
      language: 'ru',
      paper: 58,
    } as const;
    expect(await paper()).toEqual(pictureOf(await read(order), picture));
    expect(await paper()).toBeUndefined();
  });

  it('has each ticket once, however and by how many it is accepted', async () => {
    await aPrinter(stage.t, stage.pub, { prints: ['kitchen', 'bill'] });
    const order = await anOrder(stage.t, stage.pub);
    await Promise.all([
      accept(order),
      accept(order),
      setStatus(stage.t, stage.pub, { order, to: 'preparing' }),
    ]);
    await must(setStatus(stage.t, stage.pub, { order, to: 'not_handled' }));
    await must(setStatus(stage.t, stage.pub, { order, to: 'preparing' }));
    expect((await tickets(order)).map(({ kind }) => kind)).toEqual(['kitchen', 'bill']);
  });

  it('by the pub’s setting is printed with its insert; one that waits is not', async () => {
    await aPrinter(stage.t, stage.pub);
    const waiting = await anOrder(stage.t, stage.pub);
    await stage.t.call(`PUT ${PUB}`, {
      params: stage.pub.ids,
      as: stage.pub.company,
      body: { accepts_by_itself: true },
    });
    const order = await anOrder(stage.t, stage.pub);
    expect(await states(waiting)).toEqual([]);
    expect(await states(order)).toEqual(['waiting']);
    expect(await paper()).toEqual(await expected(order));
  });

  it('of a rehearsal is printed, and says so', async () => {
    await aPrinter(stage.t, stage.pub);
    await stage.t.call(`PUT ${PUB}`, {
      params: stage.pub.ids,
      as: stage.pub.company,
      body: { accepts_by_itself: true },
    });
    const { order } = await stage.t.call(`POST ${PUB}/rehearsal-order`, {
      params: stage.pub.ids,
      as: stage.pub.company,
      body: { order_type: 'in_place' },
    });
    const picture = pictureOf(order, { pubName: stage.pub.pub.name });
    expect(picture).not.toEqual(
      pictureOf({ ...order, is_rehearsal: false }, { pubName: stage.pub.pub.name }),
    );
    expect(await paper()).toEqual(picture);
  });

  it('prints on a printer of a station only what it cooks, and nothing where that is nothing', async () => {
    const grill = await aStation('Grătar', [stage.pub.categoryIds.categoryID]);
    const bar = await aStation('Bar');
    await aPrinter(stage.t, stage.pub, { name: 'Bar', station_id: bar.id });
    await aPrinter(stage.t, stage.pub, { name: 'Grătar', station_id: grill.id });
    const order = await anOrder(stage.t, stage.pub);
    await accept(order);
    const [first = 0, second = 0] = await due();
    expect((await stage.bridge.take(first)).status).toBe(409);
    const { printed } = await stage.bridge.take(second);
    expect(printed).toBeDefined();
    // The station's name is on it.
    expect(printed && dotsOf(printed)).not.toEqual(await expected(order));
    expect(await states(order)).toEqual(['dropped', 'printing']);
  });

  it('that ended before its printer was back is not printed any more, unless a person asks', async () => {
    const printer = await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await accept(order);
    await must(setStatus(stage.t, stage.pub, { order, to: 'completed' }));
    expect((await stage.bridge.take(await onlyDue())).status).toBe(409);
    expect(await states(order)).toEqual(['dropped']);
    await ask(order, printer);
    expect(await paper()).toEqual(await expected(order));
  });
});

describe('an edited order', () => {
  it('is printed again as changed, with the number of its ticket', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await accept(order);
    await paper();
    await edit(order, 3);
    expect(await paper()).toEqual(await expected(order, [['changed', 2]]));
    await edit(order, 4);
    expect(await paper()).toEqual(await expected(order, [['changed', 3]]));
    expect((await tickets(order)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('of which a station cooks nothing any more tells that station, if it has a ticket', async () => {
    const category_ids = [stage.pub.categoryIds.categoryID];
    const grill = await aStation('Grătar', category_ids);
    const bar = await aStation('Bar');
    await aPrinter(stage.t, stage.pub, { station_id: grill.id });
    const order = await anOrder(stage.t, stage.pub);
    await accept(order);
    await paper();
    await stage.t.call(`PUT ${PUB}/stations/:stationID`, {
      params: { ...stage.pub.ids, stationID: bar.id },
      as: stage.pub.company,
      body: { name: bar.name, category_ids },
    });
    await edit(order, 3);
    const { stations } = await stage.t.call(`GET ${PUB}/stations`, {
      params: stage.pub.ids,
      as: stage.pub.company,
    });
    const kitchen = { stations, station: stations.find(({ id }) => id === grill.id) };
    const marks = [['changed', 2], 'nothing_to_cook'] as const;
    expect(await paper()).toEqual(await expected(order, marks, { kitchen }));
  });

  it('before its ticket was begun has one ticket, which is not a change', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await edit(order, 2);
    await accept(order);
    await edit(order, 3);
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
    expect(await tickets(order)).toMatchObject([{ version: 3 }]);
  });

  it('whose ticket may be on paper gets only the new one', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await accept(order);
    const job = await onlyDue();
    const { claim } = await stage.bridge.take(job);
    await stage.bridge.end(job, claim, 'unsure');
    await edit(order, 3);
    expect(await states(order)).toEqual(['dropped', 'waiting']);
    expect(await paper()).toEqual(await expected(order, [['changed', 2]]));
  });

  it('that nobody has accepted is not printed; one whose delivery price changed neither', async () => {
    await aPrinter(stage.t, stage.pub, { prints: ['kitchen', 'bill'] });
    const order = await anOrder(stage.t, stage.pub);
    await edit(order, 3);
    expect(await states(order)).toEqual([]);
    await accept(order);
    await paper();
    await paper();
    await stage.t.call(`PUT ${ORDER}/update-delivery-price`, { ...at(order), query: { price: 0 } });
    expect(await states(order)).toEqual(['printed', 'printed']);
  });
});
