import { describe, expect, it } from 'vitest';
import {
  plainRefuseReasons,
  readButton,
  telegramMinutes,
  writeButton,
  type TelegramButtonAction,
} from './index.ts';

const seen = { orderId: 2_147_483_647, revision: 2_147_483_646 };
const actions: TelegramButtonAction[] = [
  ...telegramMinutes.map((minutes) => ({ kind: 'accept', minutes, ...seen }) as const),
  { kind: 'reasons', ...seen },
  { kind: 'back', ...seen },
  ...plainRefuseReasons('delivery').map((reason) => ({ kind: 'refuse', reason, ...seen }) as const),
];

it.each(actions)('the button $kind $minutes $reason is read as it was written', (action) => {
  const data = writeButton(action);
  expect(data.length).toBeLessThanOrEqual(64);
  expect(readButton(data)).toEqual(action);
});

it('the button of a time is short enough to read in a log', () => {
  expect(writeButton({ kind: 'accept', orderId: 417, revision: 3, minutes: 20 })).toBe(
    'a:417:3:20',
  );
});

describe('what no button contains is not read', () => {
  it.each([
    '',
    'a',
    'a:1:1',
    'a:1:1:21',
    'a:1:1:20:1',
    'a:01:1:20',
    'a:-1:1:20',
    'a:1.5:1:20',
    'a:2147483648:1:20',
    'a:99999999999:1:20',
    'b:1:1:20',
    'r:1',
    'r:1:1:other',
    'r:1:1:sold_out',
    'r:1:1:nothing',
    'x:1:1',
    'constructor:1:1',
  ])('%j', (data) => {
    expect(readButton(data)).toBeUndefined();
  });
});

it('a table is not refused because of the delivery', () => {
  expect(plainRefuseReasons('in_place')).toEqual(['too_busy', 'closing', 'not_reached']);
  expect(plainRefuseReasons('delivery')).toContain('no_delivery_there');
});
