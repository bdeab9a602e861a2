import type { GuestOrder } from '@comanda/contract/orders';
import { allTexts, languages, translate } from '@comanda/contract/texts';
import { cancelReasons, orderStatuses, orderTypes } from '@comanda/domain/orders';
import { expect, test } from 'vitest';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { orderSteps, orderHeadline } from './order-steps.ts';
import { translateIn } from '../text.ts';

const sent = aGuestOrder();

test('a delivery goes through four steps, a table and a pick-up through three', () => {
  expect(orderSteps(sent).map(({ state }) => state)).toEqual(['now', 'ahead', 'ahead', 'ahead']);
  expect(orderSteps({ ...sent, order_type: 'in_place' })).toHaveLength(3);
  expect(orderSteps({ ...sent, order_type: 'pick_up' }).at(-1)?.text).toBe(
    'guest.order.step_completed_pick_up',
  );
  expect(orderSteps({ ...sent, order_type: 'pick_up' })).toHaveLength(3);
});

test('a past step has its last time; a skipped one has none', () => {
  const history = [
    { at: '2026-11-20T17:05:00Z', from: 'not_handled', to: 'preparing', by: 'company' },
    { at: '2026-11-20T17:20:00Z', from: 'preparing', to: 'preparing', by: 'company' },
    { at: '2026-11-20T17:40:00Z', from: 'preparing', to: 'completed', by: 'company' },
  ] as const;
  const steps = orderSteps({ ...sent, status: 'completed', history: [...history] });
  expect(steps.map(({ at }) => at)).toEqual([
    '2026-11-20T17:00:00Z',
    '2026-11-20T17:20:00Z',
    undefined,
    '2026-11-20T17:40:00Z',
  ]);
});

test('no step shows an order as accepted before it was accepted', () => {
  for (const status of ['not_handled', 'handled'] as const) {
    const { headline, hint } = orderHeadline({ ...sent, status });
    const keys = [headline, ...(hint ? [hint] : []), `guest.account.${status}` as const];
    for (const language of languages) {
      const words = keys.map((key) => translate(allTexts[key], language)).join(' ');
      expect(words).not.toMatch(/accept|принят|primit|cook|start|готов|начн|pregăt|încep/i);
    }
  }
});

test('a canceled order is shown as canceled and has no further steps', () => {
  expect(orderSteps({ ...sent, status: 'canceled' }).map(({ state }) => state)).toEqual([
    'done',
    'now',
  ]);
});

test('every state of every order has a text in every language', () => {
  for (const status of orderStatuses) {
    for (const order_type of orderTypes) {
      for (const prepared of [true, false]) {
        const { headline, hint } = orderHeadline({ ...sent, status, order_type, prepared });
        for (const language of ['ru', 'ro', 'en'] as const) {
          expect(translateIn(language)(headline)).not.toBe('');
          if (hint) expect(translateIn(language)(hint)).not.toBe('');
        }
      }
    }
  }
});

test('a canceled order shows its reason, each with its own text', () => {
  const hintOf = (over: Partial<GuestOrder>) =>
    orderHeadline({ ...sent, status: 'canceled', ...over }).hint;
  const silent = hintOf({});
  expect(silent).toBe('guest.order.hint_canceled');
  const hints = cancelReasons.map((cancel_reason) => hintOf({ cancel_reason, cancel_text: 'x' }));
  expect(new Set([...hints, silent]).size).toBe(cancelReasons.length + 1);
  for (const language of languages) {
    const words = hints.map((hint) => hint && translateIn(language)(hint, { text: 'Frig' }));
    expect(new Set(words).size).toBe(cancelReasons.length);
    expect(words.at(-1)).toContain('Frig');
  }
  expect(hintOf({ cancel_reason: 'other' })).toBe(silent);
});
