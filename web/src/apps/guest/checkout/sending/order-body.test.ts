import { describe, expect, it } from 'vitest';
import { AT_A_TIME, NO_CHANGE, readDraft, type Draft } from '../form/draft.ts';
import {
  checkDraft,
  isFieldRefusal,
  orderBody,
  quoteRequest,
  refusedProblems,
} from './order-body.ts';

it.each([
  ['location_is_required', true],
  ['payment_type_not_offered', true],
  ['table_is_required', true],
  ['pub_is_paused', false],
  ['too_many_orders_wait', false],
])('%s is said at a field: %s', (code, isAtField) => {
  expect(isFieldRefusal(code)).toBe(isAtField);
});

describe('the change that a guest needs', () => {
  const empty = readDraft(1, '', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  const paidBy = (payment: Draft['payment'], change: Partial<Draft>): Draft => ({
    ...empty,
    payment,
    ...change,
  });
  const other = (otherChange: string) => ({ changeFrom: 'other', otherChange });
  const basket = { lines: [], orderType: null };

  it.each([
    ['cash', { changeFrom: '500' }, 500],
    ['cash', other(' 300,5 '), 300.5],
    ['cash', NO_CHANGE, undefined],
    ['card_offline', { changeFrom: '500' }, undefined],
    ['', { changeFrom: '500' }, undefined],
  ] as const)('paid by “%s” with %j is sent as %s', (payment, change, sent) => {
    expect(orderBody(basket, 'delivery', paidBy(payment, change)).change_from).toBe(sent);
  });

  it('is sent with a delivery only', () => {
    const draft = paidBy('cash', { changeFrom: '500' });
    expect(orderBody(basket, 'in_place', draft)).not.toHaveProperty('change_from');
    expect(orderBody(basket, 'pick_up', draft)).not.toHaveProperty('change_from');
  });

  it.each([
    ['251', undefined],
    ['500', undefined],
    ['250,99', 'invalid_value'],
    ['mult', 'invalid_value'],
    ['-500', 'invalid_value'],
    [' ', 'field_is_required'],
  ])('“%s” typed for a total of 251: %s', (typed, code) => {
    const found = checkDraft('delivery', paidBy('cash', other(typed)), 251);
    expect(found.otherChange?.code).toBe(code);
    expect(checkDraft('delivery', paidBy('card_offline', other(typed)), 251)).not.toHaveProperty(
      'otherChange',
    );
  });

  it('is corrected at its field when the server refuses it', () => {
    const fields = [{ field: 'change_from', code: 'invalid_value' } as const];
    expect(refusedProblems({ code: 'validation_error', fields })).toEqual({
      otherChange: { code: 'invalid_value' },
    });
  });
});

describe('the time for which an order is', () => {
  const stored = (wantedAt: string) =>
    readDraft(1, '', {
      getItem: () => JSON.stringify({ wantedAt }),
      setItem: () => {},
      removeItem: () => {},
    });
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const basket = { lines: [], orderType: null };

  it.each([
    ['pick_up', ahead, ahead],
    ['delivery', ahead, ahead],
    ['in_place', ahead, undefined],
    ['pick_up', '', undefined],
    ['pick_up', '2020-11-20T18:00:00.000Z', undefined],
  ] as const)('%s stored for “%s” is quoted and sent for %s', (type, wantedAt, sent) => {
    const draft = stored(wantedAt);
    expect(quoteRequest(basket, type, draft).wanted_at).toBe(sent);
    expect(orderBody(basket, type, draft).wanted_at).toBe(sent);
  });

  it('is missing until it is chosen, of a type that can be ordered for later', () => {
    const draft = { ...stored(''), wantedAt: AT_A_TIME };
    expect(checkDraft('pick_up', draft).wantedAt?.code).toBe('field_is_required');
    expect(checkDraft('in_place', draft)).not.toHaveProperty('wantedAt');
    expect(orderBody(basket, 'pick_up', draft)).not.toHaveProperty('wanted_at');
  });
});
