import type { Client } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBasket, anOrderAtTable, tryOrder } from '../builders/order-builders.ts';
import type { Acknowledgements } from './acknowledgements.ts';
import type { Caller } from './create-caller.ts';
import type { EveningPub } from './prepare-pub.ts';

export type OrderWork = EveningPub & {
  readonly notes: Acknowledgements;
  readonly caller: Caller;
  /** The server that answers the next call. */
  readonly next: () => Client;
  readonly number: number;
};

export type PlacedOrder = {
  readonly id: number;
  readonly trackingToken: string;
  readonly isDelivery: boolean;
};

/** Every fifth guest sits at a table; the others pay a delivery in cash or by card. */
const AT_TABLE = 5;

/** Sends one order like the guest's page: under one key until it is answered. */
export async function orderAsGuest({
  pub,
  notes,
  caller,
  next,
  number,
  retryAfterMs,
}: OrderWork & { readonly retryAfterMs: readonly number[] }): Promise<PlacedOrder | undefined> {
  const key = randomUUID();
  const isDelivery = number % AT_TABLE !== 0;
  const order = isDelivery
    ? aBasket(pub, { payment_type: number % 2 === 0 ? 'cash' : 'card_offline' })
    : anOrderAtTable(pub, String(number));
  const body = { ...order, comments: key };
  for (const pause of [0, ...retryAfterMs]) {
    await sleep(pause);
    const answer = await caller.attempt('order', () => tryOrder(next(), pub, { body, key }));
    if (!answer) continue;
    const { order: placed, tracking_token: trackingToken } = answer.reply();
    notes.times.push(Date.now());
    notes.orders.push({ key, orderId: placed.id });
    return { id: placed.id, trackingToken, isDelivery };
  }
  notes.unexpected.push(`order ${key}: the guest's page has given up`);
  return undefined;
}
