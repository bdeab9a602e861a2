import type { GuestOrder } from '@comanda/contract/orders';
import { languages } from '@comanda/contract/texts';
import { orderStatuses, promiseReasons } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { translateIn } from '../text.ts';
import { promiseText } from './order-promise.ts';
import { orderHeadline } from './order-steps.ts';

/** In Chișinău two hours later. */
const delivery = aGuestOrder({
  status: 'preparing',
  promised_at: '2026-11-20T16:40:10Z',
  arrives_from: '2026-11-20T17:10:00Z',
  arrives_to: '2026-11-20T17:25:00Z',
});
const atTable = aGuestOrder({
  ...delivery,
  order_type: 'in_place',
  arrives_from: null,
  arrives_to: null,
});
const textIn = (order: GuestOrder, language: 'ru' | 'ro' | 'en') =>
  promiseText(order, translateIn(language), language);

describe('what a guest reads about the promised time, on the pub’s clock', () => {
  it.each([
    ['ru', 'У вас с 19:10 до 19:25', 'Готов примерно к 18:40'],
    ['ro', 'Ajunge între 19:10 și 19:25', 'Gata pe la 18:40'],
    ['en', 'With you 19:10 to 19:25', 'Ready about 18:40'],
  ] as const)('in %s', (language, atDoor, ready) => {
    expect([textIn(delivery, language), textIn(atTable, language)]).toEqual([atDoor, ready]);
  });

  it.each([
    ['Pacific/Auckland', 'Ready about 05:40'],
    ['UTC', 'Ready about 16:40'],
  ])('in another zone: %s', (zone, text) => {
    expect(textIn({ ...atTable, pub: { ...atTable.pub, time_zone: zone } }, 'en')).toBe(text);
  });

  it.each([
    ['a delivery that is ready', { ...delivery, prepared: true }, true],
    ['a delivery on its way', { ...delivery, status: 'at_courier' }, true],
    ['a delivery that was accepted without a time', aGuestOrder({ status: 'preparing' }), false],
    ['a dish that is ready', { ...atTable, prepared: true }, false],
  ] as const)('%s', (_, order, isShown) => {
    expect(textIn(order, 'en') !== undefined).toBe(isShown);
  });

  it('nothing about an order that is over', () => {
    for (const status of orderStatuses.filter((one) => one === 'completed' || one === 'canceled')) {
      expect(textIn({ ...delivery, status }, 'en')).toBeUndefined();
    }
  });
});

describe('a time that moved to a later one', () => {
  const hintOf = (order: Partial<GuestOrder>) => orderHeadline({ ...delivery, ...order }).hint;

  it.each(languages)('has its reason, each with its own text, in %s', (language) => {
    const texts = promiseReasons.map((promise_reason) => {
      const hint = hintOf({ promise_reason, is_courier_found: true });
      return hint && translateIn(language)(hint);
    });
    expect(new Set(texts).size).toBe(promiseReasons.length);
    expect(texts.every((text) => text !== undefined && text !== '')).toBe(true);
  });

  it('shows no reason once it is ready', () => {
    expect(hintOf({ promise_reason: 'too_busy', prepared: true })).toBe(
      'guest.order.hint_prepared_delivery',
    );
  });
});
