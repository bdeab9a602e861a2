import { must } from '@comanda/contract/client';
import { DEFAULT_LATER, type LaterSettings } from '@comanda/domain/later';
import { expect, it } from 'vitest';
import { anOrder } from '../../../testing/builders/order-builders.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { pictureOf } from '../../../testing/printing/on-paper.ts';
import { printingStage, ticketSteps } from '../../../testing/printing/ticket-steps.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
/** Tomorrow, 19:30 in Chișinău. */
const WANTED = '2026-11-21T17:30:00.000Z';

const stage = printingStage();
const { read, accept, due, paper } = ticketSteps(stage);

async function anAcceptedOrder(prints: LaterSettings['prints']) {
  await stage.t.call(`PUT ${PUB}/later`, {
    params: stage.pub.ids,
    as: stage.pub.company,
    body: { later: { ...DEFAULT_LATER, order_types: ['delivery'], prints } },
  });
  await aPrinter(stage.t, stage.pub);
  const order = await anOrder(stage.t, stage.pub, { wanted_at: WANTED });
  await must(accept(order));
  return order;
}

/** At its kitchen's time; the session of the pub is over by then. */
async function reachKitchen(cookAt: string): Promise<void> {
  stage.t.clock.set(cookAt);
  await stage.t.app.tasks.runDue();
}

it('an accepted order for later is printed when its kitchen begins, for its time', async () => {
  const order = await read(await anAcceptedOrder('when_cooked'));
  expect(await due()).toEqual([]);
  const { cook_at: cookAt = '' } = order;
  const pubName = stage.pub.pub.name;
  await reachKitchen(cookAt);
  const printed = await paper();
  expect(printed).toEqual(pictureOf(order, { pubName, now: new Date(cookAt) }));
  // On the day before, its day is named.
  expect(printed).not.toEqual(pictureOf(order, { pubName, now: new Date(order.created_time) }));
  expect(await due()).toEqual([]);
});

it('where its pub wishes, it is printed at once with its day, and not again', async () => {
  const order = await read(await anAcceptedOrder('at_once'));
  const now = stage.t.clock.now();
  expect(await paper()).toEqual(pictureOf(order, { pubName: stage.pub.pub.name, now }));
  await reachKitchen(order.cook_at ?? '');
  expect(await due()).toEqual([]);
});
