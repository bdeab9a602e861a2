import { describe, expect, it } from 'vitest';
import {
  isFinishedBy,
  isTooLate,
  nextToSend,
  reduceQueue,
  refusalsOf,
  statusAfter,
  waitingOf,
  type QueuedAction,
  type QueueEvent,
} from './action-queue.ts';

const OWN_ID = 4;
const action = (id: string, over: Partial<QueuedAction> = {}): QueuedAction => ({
  id,
  courierID: OWN_ID,
  orderID: 9,
  step: 'pick_up',
  happenedAt: '2026-11-21T18:42:00Z',
  hasWaited: true,
  ...over,
});
const queueAfter = (...events: QueueEvent[]) => events.reduce(reduceQueue, []);
const taken = (id: string, over: Partial<QueuedAction> = {}): QueueEvent => ({
  kind: 'taken',
  action: action(id, over),
});
const ids = (queue: readonly QueuedAction[]) => queue.map(({ id }) => id);

describe('what is pressed', () => {
  it.each<[string, QueueEvent[], string[]]>([
    ['waits in its order', [taken('a'), taken('b', { step: 'complete' })], ['a', 'b']],
    ['waits once, however often it is pressed', [taken('a'), taken('b')], ['a']],
    [
      'is nothing more after the last step',
      [taken('a', { step: 'complete' }), taken('b', { step: 'cancel' })],
      ['a'],
    ],
    ['waits beside another order', [taken('a'), taken('b', { orderID: 8 })], ['a', 'b']],
    ['waits beside another courier’s', [taken('a'), taken('b', { courierID: 5 })], ['a', 'b']],
    ['is gone once it is done', [taken('a'), { kind: 'done', id: 'a' }], []],
    ['stays when it is not', [taken('a'), { kind: 'delayed', id: 'a' }], ['a']],
  ])('%s', (_, events, left) => {
    expect(ids(queueAfter(...events))).toEqual(left);
  });
});

describe('what is refused', () => {
  const refused = (id: string): QueueEvent => ({ kind: 'refused', id, code: 'order_is_finished' });

  it.each<[string, QueueEvent[], string[], string[]]>([
    ['is kept to be read', [taken('a'), refused('a')], [], ['a']],
    [
      'takes what followed with it',
      [taken('a'), taken('b', { step: 'complete' }), refused('a')],
      [],
      ['a'],
    ],
    [
      'leaves other orders alone',
      [taken('a'), taken('b', { orderID: 8 }), refused('a')],
      ['b'],
      ['a'],
    ],
    [
      'was told at once if it never waited',
      [taken('a', { hasWaited: false }), refused('a')],
      [],
      [],
    ],
    ['goes when it was read', [taken('a'), refused('a'), { kind: 'dismissed', id: 'a' }], [], []],
    ['goes when the order goes on', [taken('a'), refused('a'), taken('b')], ['b'], []],
    ['was gone already', [refused('x')], [], []],
  ])('%s', (_, events, waiting, told) => {
    const queue = queueAfter(...events);
    expect(ids(queue.filter(({ refusal }) => refusal === undefined))).toEqual(waiting);
    expect(ids(refusalsOf(queue, OWN_ID))).toEqual(told);
  });
});

describe('what is sent next', () => {
  it('is the first of this courier; another’s waits for its own sign-in', () => {
    const queue = queueAfter(
      taken('theirs', { courierID: 5 }),
      taken('a'),
      taken('b', { step: 'complete' }),
    );
    expect(nextToSend(queue, OWN_ID)?.id).toBe('a');
    expect(nextToSend(queue, 5)?.id).toBe('theirs');
    expect(nextToSend(queue, 6)).toBeUndefined();
  });

  it('is never what was refused', () => {
    const queue = queueAfter(taken('a'), { kind: 'refused', id: 'a', code: 'x' });
    expect(nextToSend(queue, OWN_ID)).toBeUndefined();
  });

  it.each<[QueuedAction['step'], number, boolean]>([
    ['reserve', 10, false],
    ['reserve', 10.1, true],
    ['complete', 600, false],
  ])('a %s of %d minutes ago is too late: %s', (step, minutes, expected) => {
    const at = Date.parse('2026-11-21T18:42:00Z') + minutes * 60_000;
    expect(isTooLate(action('a', { step }), at)).toBe(expected);
  });
});

it.each<[QueuedAction['step'][], string, boolean]>([
  [[], 'preparing', false],
  [['pick_up'], 'at_courier', false],
  [['pick_up', 'complete'], 'at_courier', true],
  [['release'], 'preparing', true],
])('with %j waiting the order is %s, and finished here: %s', (steps, status, isFinished) => {
  const queue = queueAfter(...steps.map((step) => taken(step, { step })));
  const waiting = waitingOf(queue, OWN_ID, 9);
  expect(statusAfter('preparing', waiting)).toBe(status);
  expect(isFinishedBy(waiting)).toBe(isFinished);
});
