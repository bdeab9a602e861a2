import { expect, it } from 'vitest';
import { canBeWithdrawn, cancelReasons, readCancellation } from './cancel-reason.ts';
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
