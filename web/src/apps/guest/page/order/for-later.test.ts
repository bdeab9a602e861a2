import type { GuestOrder } from '@comanda/contract/orders';
import { describe, expect, it } from 'vitest';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { orderPageHtml } from '../../testing/draw-order-page.ts';
import { orderSteps } from './order-steps.ts';

const SENT = '2026-11-20T17:00:00.000Z';
const ACCEPTED = '2026-11-20T17:05:00.000Z';
const COOKED = '2026-11-21T17:00:00.000Z';

const later = {
  order_type: 'delivery',
  created_time: SENT,
  wanted_from: '2026-11-21T17:30:00.000Z',
  wanted_to: '2026-11-21T18:00:00.000Z',
  cook_at: COOKED,
} as const satisfies Partial<GuestOrder>;
const accepted = {
  ...later,
  status: 'preparing',
  promised_at: '2026-11-21T17:20:00.000Z',
  arrives_from: later.wanted_from,
  arrives_to: later.wanted_to,
  history: [{ at: ACCEPTED, from: 'not_handled', to: 'preparing', by: 'company' }],
} as const satisfies Partial<GuestOrder>;
const ahead = { ...accepted, is_ahead: true } as const;

const textOf = (changes: Partial<GuestOrder>, language: 'ru' | 'ro' | 'en') =>
  orderPageHtml(changes, { language })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the page of an order for later', () => {
  it.each([
    ['ru', 'Заказ отправлен в заведение', 'Когда: суббота, 21 ноября, 19:30–20:00'],
    ['ro', 'Comanda a fost trimisă localului', 'Pentru sâmbătă, 21 noiembrie, 19:30–20:00'],
    ['en', 'The order has been sent to the venue', 'For Saturday 21 November, 19:30–20:00'],
  ] as const)('says for when it is before it is accepted, in %s', (language, headline, when) => {
    expect(textOf(later, language)).toContain(`${headline} ${when}`);
  });

  it.each([
    ['ru', 'Заказ принят', 'Когда: суббота, 21 ноября, 19:30–20:00', 'начнёт его готовить в 19:00'],
    ['ro', 'Comanda a fost acceptată', 'Pentru sâmbătă, 21 noiembrie, 19:30–20:00', 'la 19:00'],
  ] as const)('says that it is accepted, and not that it is cooked, in %s', (...words) => {
    const [language, headline, when, begins] = words;
    const text = textOf(ahead, language);
    expect(text).toContain(`${headline} ${when}`);
    expect(text).toContain(begins);
    expect(text).not.toMatch(/Кухня уже занята|Bucătăria lucrează/);
  });

  it('says of an order to collect from when on it is ready', () => {
    const collected = { ...ahead, order_type: 'pick_up', arrives_from: null, arrives_to: null };
    expect(textOf({ ...collected, order_type: 'pick_up' }, 'en')).toContain(
      'For Saturday 21 November, 19:30 ',
    );
  });

  it('says the promised time once it is cooked', () => {
    expect(textOf(accepted, 'ro')).toContain('Comanda se pregătește Ajunge între 19:30 și 20:00');
  });

  it('does not say the usual minutes of a delivery while it waits for an answer', () => {
    const html = (changes: Partial<GuestOrder>) =>
      orderPageHtml(changes, { deliveryMinutes: { from: 30, to: 60 } });
    expect(html(later)).not.toContain('De obicei');
    expect(html({ order_type: 'delivery' })).toContain('De obicei');
    expect(html(ahead)).toContain('<dt>Gata la</dt><dd>19:20</dd>');
  });
});

describe('its steps', () => {
  const stepsOf = (changes: Partial<GuestOrder>) =>
    orderSteps(aGuestOrder(changes)).map(({ text, at, state }) => [
      text.replace('guest.order.step_', ''),
      state,
      at,
    ]);

  it('have the acceptance before the cooking', () => {
    expect(stepsOf(later).map(([text, state]) => `${text} ${state}`)).toEqual([
      'not_handled now',
      'accepted ahead',
      'preparing ahead',
      'at_courier ahead',
      'completed_delivery ahead',
    ]);
    expect(stepsOf(ahead).slice(0, 3)).toEqual([
      ['not_handled', 'done', SENT],
      ['accepted', 'now', ACCEPTED],
      ['preparing', 'ahead', undefined],
    ]);
    expect(stepsOf(accepted).slice(1, 3)).toEqual([
      ['accepted', 'done', ACCEPTED],
      ['preparing', 'now', COOKED],
    ]);
  });

  it('say that one that is accepted late is cooked from then on', () => {
    const late = '2026-11-21T17:04:00.000Z';
    const history = [{ at: late, from: 'not_handled', to: 'preparing', by: 'company' } as const];
    expect(stepsOf({ ...accepted, history })[2]).toEqual(['preparing', 'now', late]);
  });

  it('of a canceled one, and of an order for now, have none', () => {
    expect(stepsOf({ ...later, status: 'canceled' })).toHaveLength(2);
    expect(stepsOf({ order_type: 'delivery' })).toHaveLength(4);
  });
});
