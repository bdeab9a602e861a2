import { must } from '@comanda/contract/client';
import type { OrderStatus } from '@comanda/domain/orders';
import { CANCELED_AFTER_MS } from '@comanda/domain/printing';
import { describe, expect, it } from 'vitest';
import { anOrder, setStatus, type AnOrder } from '../../../testing/builders/order-builders.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { printingStage, ticketSteps } from '../../../testing/printing/ticket-steps.ts';

const stage = printingStage();

const { states, tickets, accept, ask, edit, pass, due, onlyDue, paper, expected } =
  ticketSteps(stage);

const set = (order: AnOrder, to: OrderStatus) => must(setStatus(stage.t, stage.pub, { order, to }));
const anAcceptedOrder = async () => {
  const order = await anOrder(stage.t, stage.pub);
  await must(accept(order));
  return order;
};

/** Of an order that goes on: its kitchen ticket is printed, and the bridge has taken its canceled one. */
async function aCanceledTicketAtTheBridge() {
  await aPrinter(stage.t, stage.pub);
  const order = await anAcceptedOrder();
  await paper();
  await set(order, 'canceled');
  pass(CANCELED_AFTER_MS);
  const job = await onlyDue();
  const { claim } = await stage.bridge.take(job);
  await set(order, 'preparing');
  return { order, job, claim };
}

describe('an order that is taken back', () => {
  it('within the seconds of the undo prints nothing: its kitchen ticket is valid', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await paper();
    await set(order, 'canceled');
    pass(CANCELED_AFTER_MS - 1);
    await set(order, 'preparing');
    pass(1);
    expect(await due()).toEqual([]);
    expect(await states(order)).toEqual(['printed', 'dropped']);
    // Canceled once more, it says so.
    await set(order, 'canceled');
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toEqual(await expected(order));
    expect(await paper()).toBeUndefined();
  });

  it('prints its kitchen ticket as a new one when no bridge had taken it', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await set(order, 'canceled');
    await set(order, 'preparing');
    expect(await paper()).toEqual(await expected(order));
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toBeUndefined();
  });

  it('prints its kitchen ticket again when it was canceled on paper, and says that it is valid', async () => {
    const printer = await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await paper();
    await set(order, 'canceled');
    pass(CANCELED_AFTER_MS);
    await paper();
    await set(order, 'preparing');
    expect(await paper()).toEqual(await expected(order, ['valid_again']));
    expect(await due()).toEqual([]);
    await ask(order, printer);
    expect(await paper()).toEqual(await expected(order, ['copy', 'valid_again']));
    await set(order, 'canceled');
    await set(order, 'preparing');
    expect(await due()).toEqual([]);
    await set(order, 'canceled');
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toEqual(await expected(order));
    await set(order, 'preparing');
    // Not a copy, although a person asked for the one before.
    expect(await paper()).toEqual(await expected(order, ['valid_again']));
    expect(await paper()).toBeUndefined();
  });

  it('while its canceled ticket is at the bridge prints the kitchen ticket again', async () => {
    const { order, job, claim } = await aCanceledTicketAtTheBridge();
    await stage.bridge.end(job, claim, 'printed');
    expect(await paper()).toEqual(await expected(order, ['valid_again']));
    expect(await due()).toEqual([]);
  });

  it('before the bridge got the bytes of its canceled ticket prints the kitchen ticket as a copy', async () => {
    const { order, job, claim } = await aCanceledTicketAtTheBridge();
    // The answer was lost: the bridge asks for it again.
    expect((await stage.bridge.take(job, claim)).status).toBe(409);
    expect(await paper()).toEqual(await expected(order, ['copy']));
    expect(await paper()).toBeUndefined();
  });

  it('has its canceled ticket or none, when a bridge takes that at the same moment', async () => {
    await aPrinter(stage.t, stage.pub);
    for (let round = 0; round < 5; round += 1) {
      const order = await anAcceptedOrder();
      await paper();
      await set(order, 'canceled');
      pass(CANCELED_AFTER_MS);
      const job = await onlyDue();
      const [taken] = await Promise.all([stage.bridge.take(job), set(order, 'preparing')]);
      if (taken.printed) await stage.bridge.end(job, taken.claim, 'printed');
      const again = await paper();
      // Who reads that it is canceled reads after it that it is valid; nobody gets a second ticket without a mark.
      const valid = await expected(order, ['valid_again']);
      const copy = await expected(order, ['copy']);
      expect(taken.printed ? [valid] : [copy, undefined]).toContainEqual(again);
      await set(order, 'completed');
    }
  });

  it('and was changed meanwhile prints its new version', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await paper();
    await set(order, 'canceled');
    pass(CANCELED_AFTER_MS);
    await paper();
    await edit(order, 4);
    expect(await due()).toEqual([]);
    await set(order, 'preparing');
    expect(await paper()).toEqual(await expected(order, [['changed', 2], 'valid_again']));
    expect(await paper()).toBeUndefined();
  });

  it('to wait for an answer prints its kitchen ticket when it is accepted again', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await set(order, 'not_handled');
    await set(order, 'canceled');
    await set(order, 'not_handled');
    expect(await due()).toEqual([]);
    await must(accept(order));
    expect(await paper()).toEqual(await expected(order));
  });

  it.each(['not_handled', 'completed'] as const)('as %s has no canceled ticket', async (to) => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await paper();
    await set(order, 'canceled');
    await set(order, to);
    pass(CANCELED_AFTER_MS);
    expect(await paper()).toBeUndefined();
    expect(await states(order)).toEqual(['printed', 'dropped']);
  });

  it('and was refused before anybody accepted it is printed as a new one', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anOrder(stage.t, stage.pub);
    await set(order, 'canceled');
    expect(await tickets(order)).toEqual([]);
    await set(order, 'preparing');
    expect(await paper()).toEqual(await expected(order));
  });

  it('and was completed before its printer was back is printed', async () => {
    await aPrinter(stage.t, stage.pub);
    const order = await anAcceptedOrder();
    await set(order, 'completed');
    await stage.bridge.take(await onlyDue());
    expect(await states(order)).toEqual(['dropped']);
    await set(order, 'preparing');
    expect(await paper()).toEqual(await expected(order));
  });

  it('prints no bill again', async () => {
    await aPrinter(stage.t, stage.pub, { prints: ['bill'] });
    const order = await anAcceptedOrder();
    await paper();
    await set(order, 'canceled');
    pass(CANCELED_AFTER_MS);
    expect(await due()).toEqual([]);
    await set(order, 'preparing');
    expect(await due()).toEqual([]);
  });
});
