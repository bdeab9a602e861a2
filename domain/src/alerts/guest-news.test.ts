import { describe, expect, it } from 'vitest';
import { orderStatuses, orderTypes } from '../orders/index.ts';
import { guestNews, isPromiseMoved, newsName } from './guest-news.ts';

const at = '2026-11-20T17:40:00.000Z';
const order = {
  order_type: 'in_place',
  status: 'preparing',
  prepared: false,
  promised_at: at,
  cancel_reason: null,
} as const;

describe('the news of an order', () => {
  it.each([
    [{}, `accepted ${at}`],
    [{ promised_at: null }, 'accepted'],
    [{ prepared: true }, 'ready'],
    [{ status: 'completed' }, 'ready'],
    [{ status: 'completed', prepared: true }, 'ready'],
    [{ order_type: 'delivery' }, `accepted ${at}`],
    [{ order_type: 'delivery', prepared: true }, `accepted ${at}`],
    [{ order_type: 'delivery', status: 'at_courier' }, 'on_the_way'],
    [{ order_type: 'pick_up' }, `accepted ${at}`],
    [{ order_type: 'pick_up', prepared: true }, 'ready'],
    [{ status: 'canceled', cancel_reason: 'too_busy' }, 'canceled'],
    [{ status: 'canceled', cancel_reason: 'not_answered' }, 'canceled'],
    [{ status: 'canceled' }, 'canceled'],
  ] as const)('%j: %s', (changes, name) => {
    const news = guestNews({ ...order, ...changes });
    expect(news && newsName(news)).toBe(name);
  });

  it('are none that the guest knows, or that nobody waits for', () => {
    const silent = orderTypes.flatMap((order_type) =>
      orderStatuses
        .filter((status) => !guestNews({ ...order, order_type, status, cancel_reason: 'by_guest' }))
        .map((status) => `${order_type} ${status}`),
    );
    expect(new Set(silent)).toEqual(
      new Set([
        'in_place not_handled',
        'in_place handled',
        'in_place at_courier',
        'in_place canceled',
        'delivery not_handled',
        'delivery handled',
        'delivery completed',
        'delivery canceled',
        'pick_up not_handled',
        'pick_up handled',
        'pick_up at_courier',
        // Who has collected it is not called any more.
        'pick_up completed',
        'pick_up canceled',
      ]),
    );
  });
});

it.each([
  [null, false],
  ['accepted', false],
  ['canceled', false],
  ['accepted 2026-11-20T17:20:00.000Z', true],
])('after %s a promised time is another one: %s', (told, isMoved) => {
  expect(isPromiseMoved(told, { kind: 'accepted', promisedAt: at })).toBe(isMoved);
});

it('an order that is ready moves no promise', () => {
  expect(isPromiseMoved(`accepted ${at}`, { kind: 'ready', promisedAt: null })).toBe(false);
});
