import { describe, expect, it } from 'vitest';
import { orderStatuses, orderTypes } from '../orders/index.ts';
import { guestNews, isKnown, isPromiseMoved, newsName, type GuestNews } from './guest-news.ts';

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
    [
      {
        order_type: 'pick_up',
        missing_lines: [
          { line_id: 7, choice_ids: [] },
          { line_id: 5, choice_ids: [] },
        ],
      },
      `missing 7 5 ${at}`,
    ],
    [
      {
        order_type: 'delivery',
        missing_lines: [{ line_id: 7, choice_ids: [] }],
        promised_at: null,
      },
      'missing 7',
    ],
    [
      { order_type: 'pick_up', missing_lines: [{ line_id: 7, choice_ids: [] }], prepared: true },
      'ready',
    ],
    [
      {
        order_type: 'delivery',
        missing_lines: [{ line_id: 7, choice_ids: [] }],
        status: 'at_courier',
      },
      'on_the_way',
    ],
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

const accepted: GuestNews = { kind: 'accepted', promisedAt: at, missingLineIds: [] };
const other = '2026-11-20T17:20:00.000Z';

it.each([
  [null, false],
  ['accepted', false],
  ['canceled', false],
  [`accepted ${other}`, true],
  [`missing 5 ${other}`, true],
  ['missing 5', false],
])('after %s a promised time is another one: %s', (told, isMoved) => {
  expect(isPromiseMoved(told, accepted)).toBe(isMoved);
});

it('an order that is ready moves no promise', () => {
  const ready: GuestNews = { kind: 'ready', promisedAt: null, missingLineIds: [] };
  expect(isPromiseMoved(`accepted ${at}`, ready)).toBe(false);
});

describe('after the guest has answered what to do about what is missing', () => {
  it.each([
    [`missing 5 7 ${at}`, accepted, true],
    ['missing 5', { ...accepted, promisedAt: null }, true],
    [`missing 5 ${other}`, accepted, false],
    [`missing 5 ${at}`, { ...accepted, kind: 'missing', missingLineIds: [5, 7] }, false],
    [`missing 5 ${at}`, { ...accepted, kind: 'missing', missingLineIds: [5] }, true],
    [`missing 5 7 ${at}`, { ...accepted, kind: 'missing', missingLineIds: [7] }, true],
    [`missing 5 7 ${other}`, { ...accepted, kind: 'missing', missingLineIds: [7] }, false],
    ['missing 5 7', { kind: 'missing', promisedAt: null, missingLineIds: [7] }, true],
    [`accepted ${at}`, { ...accepted, kind: 'missing', missingLineIds: [5] }, false],
    [null, accepted, false],
  ] as const)('%s, then %j: known %s', (told, news, known) => {
    expect(isKnown(told, news)).toBe(known);
  });
});
