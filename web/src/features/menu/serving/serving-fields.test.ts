import { expect, test } from 'vitest';
import type { SpanFields } from '../../../product/week/span-fields.ts';
import {
  changedServing,
  isServingRight,
  NEW_SPAN,
  readServing,
  servingFields,
  servingProblems,
} from './serving-fields.ts';

const breakfast = { days: [0, 1, 2, 3, 4], start: 480, end: 690 };
const evening = { days: [4, 5], start: 1080, end: 1440 };
const at = (change: Partial<SpanFields>): SpanFields => ({ ...NEW_SPAN, ...change });
const fieldsOf = (...spans: SpanFields[]) => ({ isAlways: false, spans });

test('hours come back from their fields as they were, midnight too', () => {
  const hours = [breakfast, evening, { days: [6], start: 1320, end: 180 }];
  expect(readServing(servingFields(hours))).toEqual(hours);
  expect(servingFields([evening]).spans[0]?.end).toBe('00:00');
  expect(servingFields([])).toEqual({ isAlways: true, spans: [] });
});

test('from midnight to midnight is the whole day', () => {
  expect(readServing(fieldsOf(at({ start: '00:00', end: '00:00' })))).toMatchObject([
    { start: 0, end: 1440 },
  ]);
});

test.each([
  ['right', [NEW_SPAN], [undefined]],
  ['past midnight', [at({ start: '22:00', end: '03:00' })], [undefined]],
  ['no days', [NEW_SPAN, at({ days: [] })], [undefined, 'no_days']],
  ['no start', [at({ start: '' })], ['no_start']],
  ['a start between the steps', [at({ start: '08:03' })], ['no_start']],
  ['no end', [at({ end: '' })], ['no_end']],
  ['no length', [at({ end: '08:00' })], ['no_length']],
  ['the same twice', [NEW_SPAN, NEW_SPAN], [undefined, 'repeated']],
  [
    'the same behind one without a time',
    [NEW_SPAN, at({ end: '' }), NEW_SPAN],
    [undefined, 'no_end', 'repeated'],
  ],
] as const)('%s', (_, spans, problems) => {
  expect(servingProblems(fieldsOf(...spans))).toEqual(problems);
});

test('what is always served has no wrong hours', () => {
  const fields = { isAlways: true, spans: [at({ days: [] })] };
  expect([isServingRight(fields), readServing(fields)]).toEqual([true, []]);
});

test('only changed hours are sent', () => {
  expect(changedServing([breakfast], servingFields([breakfast]))).toEqual({});
  expect(changedServing([], servingFields([]))).toEqual({});
  expect(changedServing([breakfast], servingFields([evening]))).toEqual({
    serving_hours: [evening],
  });
  expect(changedServing([breakfast], servingFields([]))).toEqual({ serving_hours: [] });
});
