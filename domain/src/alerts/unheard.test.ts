import { describe, expect, it } from 'vitest';
import { isUnheard, lookAtPub, takesOrdersNow, type LookOutcome } from './unheard.ts';

const NO_PAUSE = { delivery: null, in_place: null, pick_up: null };
const UNTIL = '2026-11-20T20:00:00.000Z';
const open = {
  isExpired: false,
  isOpenFor: { delivery: true, in_place: true, pick_up: true },
  hasDishes: true,
  orderTypes: ['delivery', 'in_place'],
  pausedUntil: NO_PAUSE,
} as const;

describe('a pub takes orders now', () => {
  it.each([
    ['open', {}, true],
    [
      'closed by its hours',
      { isOpenFor: { delivery: false, in_place: false, pick_up: false } },
      false,
    ],
    [
      'closed for deliveries only',
      { isOpenFor: { delivery: false, in_place: true, pick_up: false } },
      true,
    ],
    ['expired', { isExpired: true }, false],
    ['without dishes', { hasDishes: false }, false],
    ['that has switched both types off', { orderTypes: [] }, false],
    ['that pauses one of two types', { pausedUntil: { ...NO_PAUSE, delivery: UNTIL } }, true],
    [
      'that pauses its only type',
      { orderTypes: ['delivery'], pausedUntil: { ...NO_PAUSE, delivery: UNTIL } },
      false,
    ],
    [
      'that pauses the type that is off',
      { orderTypes: ['in_place'], pausedUntil: { ...NO_PAUSE, delivery: UNTIL } },
      true,
    ],
    ['that pauses both', { pausedUntil: { ...NO_PAUSE, delivery: UNTIL, in_place: UNTIL } }, false],
  ] as const)('%s', (_name, change, expected) => {
    expect(takesOrdersNow({ ...open, ...change })).toBe(expected);
  });
});

it.each([
  [true, 0, 0, true],
  [true, 1, 0, false],
  [true, 0, 1, false],
  [false, 0, 0, false],
])(
  'takes orders %s, %i desks listen, %i devices work: unheard %s',
  (takesOrders, listeningDesks, workingDevices, expected) => {
    expect(isUnheard({ takesOrders, listeningDesks, workingDevices })).toBe(expected);
  },
);

describe('a look at a pub', () => {
  const NOW = new Date('2026-11-20T17:00:00Z');
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const nobody = {
    now: NOW,
    takesOrders: true,
    listeningDesks: 0,
    workingDevices: 0,
    unheardSince: null,
    quietUntil: null,
    nextChange: at(180),
  };
  type Change = Partial<Parameters<typeof lookAtPub>[0]>;

  it.each<[string, Change, LookOutcome]>([
    [
      'remembers since when nobody hears it, and does not warn yet',
      {},
      { unheardSince: NOW, warns: false, quietUntil: null, nextLook: at(3) },
    ],
    [
      'does not warn before three minutes are over',
      { unheardSince: at(-2.99) },
      { unheardSince: at(-2.99), warns: false, quietUntil: null, nextLook: at(3) },
    ],
    [
      'warns after three minutes, and not again before the pub closes',
      { unheardSince: at(-3) },
      { unheardSince: at(-3), warns: true, quietUntil: at(180), nextLook: at(3) },
    ],
    [
      'does not warn twice in one opening',
      { unheardSince: at(-30), quietUntil: at(180) },
      { unheardSince: at(-30), warns: false, quietUntil: at(180), nextLook: at(3) },
    ],
    [
      'warns in the next opening',
      { unheardSince: at(-3), quietUntil: at(-600) },
      { unheardSince: at(-3), warns: true, quietUntil: at(180), nextLook: at(3) },
    ],
    [
      'warns a pub that never closes once a day',
      { unheardSince: at(-3), nextChange: undefined },
      { unheardSince: at(-3), warns: true, quietUntil: at(24 * 60), nextLook: at(3) },
    ],
    [
      'ends when a desk listens, and stays quiet in this opening',
      { unheardSince: at(-30), quietUntil: at(180), listeningDesks: 1 },
      { unheardSince: null, warns: false, quietUntil: at(180), nextLook: at(3) },
    ],
    [
      'comes later where a device works',
      { listeningDesks: 1, workingDevices: 1 },
      { unheardSince: null, warns: false, quietUntil: null, nextLook: at(15) },
    ],
    [
      'waits for the opening of a closed pub',
      { takesOrders: false, unheardSince: at(-1), nextChange: at(20) },
      { unheardSince: null, warns: false, quietUntil: null, nextLook: at(20) },
    ],
    [
      'comes after half an hour when the opening is far away',
      { takesOrders: false, nextChange: at(600) },
      { unheardSince: null, warns: false, quietUntil: null, nextLook: at(30) },
    ],
    [
      'comes when the pub closes',
      { listeningDesks: 1, nextChange: at(1) },
      { unheardSince: null, warns: false, quietUntil: null, nextLook: at(1) },
    ],
  ])('%s', (_name, change, expected) => {
    expect(lookAtPub({ ...nobody, ...change })).toEqual(expected);
  });
});
