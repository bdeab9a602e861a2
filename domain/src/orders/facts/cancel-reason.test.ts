import { expect, it } from 'vitest';
import {
  canBeWithdrawn,
  cancelReasons,
  readCancellation,
  readRefusal,
  refuseReasons,
} from './cancel-reason.ts';
import { orderStatuses } from './order-status.ts';

const notCanceled = { cancel_reason: null, cancel_text: null };

it('canceling needs no reason, and no other status may have one', () => {
  expect(readCancellation({ status: 'canceled' })).toEqual({ ok: true, value: notCanceled });
  expect(readCancellation({ status: 'completed' })).toEqual({ ok: true, value: notCanceled });
  for (const reason of cancelReasons) {
    expect(readCancellation({ status: 'completed', reason, text: 'x' })).toMatchObject({
      ok: false,
      code: 'cancel_reason_does_not_fit',
    });
  }
});

it.each(cancelReasons.filter((reason) => reason !== 'other'))('%s has no text', (reason) => {
  const cancellation = { cancel_reason: reason, cancel_text: null };
  expect(readCancellation({ status: 'canceled', reason })).toEqual({
    ok: true,
    value: cancellation,
  });
  expect(readCancellation({ status: 'canceled', reason, text: ' ' })).toMatchObject({ ok: true });
  expect(readCancellation({ status: 'canceled', reason, text: 'x' })).toMatchObject({
    code: 'cancel_reason_does_not_fit',
  });
});

it('«other» needs a text, and a text needs «other»', () => {
  const other = { status: 'canceled', reason: 'other' } as const;
  expect(readCancellation({ ...other, text: ' Pană de curent ' })).toEqual({
    ok: true,
    value: { cancel_reason: 'other', cancel_text: 'Pană de curent' },
  });
  for (const text of [undefined, '', ' \n ', '\u200B\u2060', '\u3164']) {
    expect(readCancellation({ ...other, text })).toMatchObject({ code: 'cancel_text_is_required' });
  }
  expect(readCancellation({ status: 'canceled', text: 'x' })).toMatchObject({
    code: 'cancel_reason_does_not_fit',
  });
});

it('a guest withdraws an order that nobody has seen', () => {
  expect(orderStatuses.filter(canBeWithdrawn)).toEqual(['not_handled']);
});

const nothing = { dishIds: [], choiceIds: [] };
const ordered = { dishIds: [1, 2], choiceIds: [7, 8] };
const nothingSoldOut = { soldOut: nothing, ordered };

it.each(refuseReasons.filter((reason) => reason !== 'other' && reason !== 'sold_out'))(
  'a pub refuses because of %s, without a text and without dishes',
  (reason) => {
    expect(readRefusal({ reason, ...nothingSoldOut })).toEqual({
      ok: true,
      value: { cancel_reason: reason, cancel_text: null },
    });
    expect(readRefusal({ reason, text: 'x', ...nothingSoldOut })).toMatchObject({
      code: 'cancel_reason_does_not_fit',
    });
    for (const soldOut of [
      { ...nothing, dishIds: [1] },
      { ...nothing, choiceIds: [7] },
    ]) {
      expect(readRefusal({ reason, ordered, soldOut })).toMatchObject({
        code: 'cancel_reason_does_not_fit',
      });
    }
  },
);

it('a pub refuses with a text of its own', () => {
  const other = { reason: 'other', ...nothingSoldOut } as const;
  expect(readRefusal({ ...other, text: ' Pană de curent ' })).toMatchObject({
    value: { cancel_reason: 'other', cancel_text: 'Pană de curent' },
  });
  expect(readRefusal({ ...other, text: ' ' })).toMatchObject({ code: 'cancel_text_is_required' });
});

it.each([
  [[], [], { code: 'sold_out_dishes_are_required' }],
  [[2], [], { value: { cancel_reason: 'sold_out', cancel_text: null } }],
  [[], [8], { value: { cancel_reason: 'sold_out', cancel_text: null } }],
  [[1, 2], [7], { ok: true }],
  [[2, 3], [], { code: 'dish_is_not_in_order', facts: { dish_ids: [3] } }],
  [[], [8, 9], { code: 'choice_is_not_in_order', facts: { choice_ids: [9] } }],
  // A dish is no choice, and a choice no dish.
  [[7], [], { code: 'dish_is_not_in_order' }],
  [[], [1], { code: 'choice_is_not_in_order' }],
])(
  'an order of the dishes 1 and 2 with the choices 7 and 8 is refused because the dishes %j and the choices %j are sold out',
  (dishIds, choiceIds, expected) => {
    expect(
      readRefusal({ reason: 'sold_out', soldOut: { dishIds, choiceIds }, ordered }),
    ).toMatchObject(expected);
  },
);
