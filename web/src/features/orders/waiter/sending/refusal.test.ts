import { expect, it } from 'vitest';
import { overrulable } from '@comanda/domain/orders';
import { ApiError, type ApiErrorCode } from '../../../../lib/api/api-error.ts';
import { readRefusal } from './refusal.ts';

const refused = (code: ApiErrorCode, refusals?: readonly unknown[]) =>
  readRefusal(new ApiError(code, { status: 422, facts: refusals ? { refusals } : {} }));

it.each(overrulable)('%s may be overruled', (code) => {
  expect(refused(code, [code])).toMatchObject({ kind: 'rules', rules: [code] });
});

it('several rules are named together, all of them', () => {
  const rules = ['pub_is_paused', 'below_zone_minimum'];
  expect(refused('pub_is_paused', rules)).toMatchObject({ kind: 'rules', rules });
});

it.each<readonly [ApiErrorCode, readonly string[], object]>([
  [
    'pub_is_closed',
    ['pub_is_closed', 'outside_delivery_zones'],
    { kind: 'fields', problems: { point: { code: 'outside_delivery_zones' } } },
  ],
  [
    'table_is_unknown',
    ['table_is_unknown', 'dish_sold_out'],
    { kind: 'fields', problems: { table: { code: 'table_is_unknown' } } },
  ],
  [
    'dish_sold_out',
    ['dish_sold_out', 'options_do_not_fit'],
    { kind: 'refused', error: { code: 'options_do_not_fit' } },
  ],
  [
    'pub_expired',
    ['pub_expired', 'pub_is_closed'],
    { kind: 'refused', error: { code: 'pub_expired' } },
  ],
])('%s with %j cannot be overruled', (code, refusals, shown) => {
  expect(refused(code, refusals)).toMatchObject(shown);
});

it('a rule that this page does not know is not overruled', () => {
  expect(refused('pub_is_closed', ['pub_is_closed', 'rule_of_tomorrow'])).toMatchObject({
    kind: 'refused',
  });
});

it('a wrong field is told at the field, unless the screen does not have it', () => {
  const wrong = (...fields: string[]) =>
    readRefusal(
      new ApiError('validation_error', {
        status: 400,
        validationErrors: fields.map((field) => ({ field, code: 'max', limit: 5 })),
      }),
    );
  expect(wrong('town')).toMatchObject({
    kind: 'fields',
    problems: { town: { code: 'max', limit: 5 } },
  });
  expect(wrong('town', 'dishes')).toMatchObject({ kind: 'refused' });
});

it.each([0, 429, 500, 503])('an answer %d says nothing of the order', (status) => {
  expect(readRefusal(new ApiError('network_error', { status }))).toEqual({ kind: 'unanswered' });
});
