import { describe, expect, it } from 'vitest';
import {
  isFinishedBy,
  isTooLate,
  nextToSend,
  reduceQueue,
  refusalsOf,
  statusAfter,
  waitingOf,
  type QueuedStep,
  type QueueEvent,
} from './step-queue.ts';

const OWN_ID = 4;
const queued = (id: string, over: Partial<QueuedStep> = {}): QueuedStep => ({
  id,
  courierID: OWN_ID,
  orderID: 9,
  step: 'pick_up',
  happenedAt: '2026-11-21T18:42:00Z',
  hasWaited: true,
  ...over,
});
const queueAfter = (...events: QueueEvent[]) => events.reduce(reduceQueue, []);
const added = (id: string, over: Partial<QueuedStep> = {}): QueueEvent => ({
  kind: 'added',
  queued: queued(id, over),
});
const ids = (queue: readonly QueuedStep[]) => queue.map(({ id }) => id);

describe('a queued step', () => {
  it.each<[string, QueueEvent[], string[]]>([
    ['waits after earlier ones', [added('a'), added('b', { step: 'complete' })], ['a', 'b']],
    ['waits once, even if it is pressed twice', [added('a'), added('b')], ['a']],
    [
      'is not added after the last step of an order',
      [added('a', { step: 'complete' }), added('b', { step: 'cancel' })],
      ['a'],
    ],
    [
      'waits together with a step of another order',
      [added('a'), added('b', { orderID: 8 })],
      ['a', 'b'],
    ],
    [
      'waits together with a step of another courier',
      [added('a'), added('b', { courierID: 5 })],
      ['a', 'b'],
    ],
    ['is removed once it is done', [added('a'), { kind: 'done', id: 'a' }], []],
    ['stays when it was not sent', [added('a'), { kind: 'delayed', id: 'a' }], ['a']],
  ])('%s', (_, events, left) => {
    expect(ids(queueAfter(...events))).toEqual(left);
  });
});

describe('a refused step', () => {
  const refused = (id: string): QueueEvent => ({ kind: 'refused', id, code: 'order_is_finished' });

  it.each<[string, QueueEvent[], string[], string[]]>([
    ['stays as a refusal until it is dismissed', [added('a'), refused('a')], [], ['a']],
    [
      'removes the later steps of its order',
      [added('a'), added('b', { step: 'complete' }), refused('a')],
      [],
      ['a'],
    ],
    [
      'does not affect other orders',
      [added('a'), added('b', { orderID: 8 }), refused('a')],
      ['b'],
      ['a'],
    ],
    [
      'does not stay if it never waited: it was shown at once',
      [added('a', { hasWaited: false }), refused('a')],
      [],
      [],
    ],
    [
      'is removed when it is dismissed',
      [added('a'), refused('a'), { kind: 'dismissed', id: 'a' }],
      [],
      [],
    ],
    ['is removed by a new step of its order', [added('a'), refused('a'), added('b')], ['b'], []],
    ['is ignored when it is not in the queue', [refused('x')], [], []],
  ])('%s', (_, events, waiting, shown) => {
    const queue = queueAfter(...events);
    expect(ids(queue.filter(({ refusal }) => refusal === undefined))).toEqual(waiting);
    expect(ids(refusalsOf(queue, OWN_ID))).toEqual(shown);
  });
});

describe('the next step to send', () => {
  it('is the first of this courier; another’s waits for its own sign-in', () => {
    const queue = queueAfter(
      added('theirs', { courierID: 5 }),
      added('a'),
      added('b', { step: 'complete' }),
    );
    expect(nextToSend(queue, OWN_ID)?.id).toBe('a');
    expect(nextToSend(queue, 5)?.id).toBe('theirs');
    expect(nextToSend(queue, 6)).toBeUndefined();
  });

  it('is never a refused step', () => {
    const queue = queueAfter(added('a'), { kind: 'refused', id: 'a', code: 'x' });
    expect(nextToSend(queue, OWN_ID)).toBeUndefined();
  });

  it.each<[QueuedStep['step'], number, boolean]>([
    ['reserve', 10, false],
    ['reserve', 10.1, true],
    ['complete', 600, false],
  ])('a %s of %d minutes ago is too late: %s', (step, minutes, expected) => {
    const at = Date.parse('2026-11-21T18:42:00Z') + minutes * 60_000;
    expect(isTooLate(queued('a', { step }), at)).toBe(expected);
  });
});

it.each<[QueuedStep['step'][], string, boolean]>([
  [[], 'preparing', false],
  [['pick_up'], 'at_courier', false],
  [['pick_up', 'complete'], 'at_courier', true],
  [['release'], 'preparing', true],
])(
  'with %j waiting the order is %s, and finished for the courier: %s',
  (steps, status, isFinished) => {
    const queue = queueAfter(...steps.map((step) => added(step, { step })));
    const waiting = waitingOf(queue, OWN_ID, 9);
    expect(statusAfter('preparing', waiting)).toBe(status);
    expect(isFinishedBy(waiting)).toBe(isFinished);
  },
);
