import { afterEach, expect, it, vi } from 'vitest';
import { anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { sendStep } from './courier-queue.ts';

const COMPLETE = 'POST /api/courier/:courierID/set-order-to-completed';

afterEach(() => {
  vi.useRealTimers();
});

const queued = (happenedAt: string) =>
  ({
    id: '11111111-1111-4111-8111-111111111111',
    courierID: 4,
    orderID: 9,
    step: 'complete',
    happenedAt,
    hasWaited: false,
  }) as const;

it.each([
  [5000, undefined],
  [5001, '2026-11-20T17:00:00.000Z'],
])('a step that is sent after %d ms has the time %s', async (waitedMs, sentTime) => {
  const pressed = '2026-11-20T17:00:00.000Z';
  const api = fakeApi({
    [COMPLETE]: () => ({ ok: true, order: anActiveCourierOrder(4, { id: 9 }) }),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(pressed) + waitedMs });
  await sendStep(queued(pressed));
  const sent = api.made.find(({ call }) => call.endsWith('completed'));
  expect(sent?.body).toEqual({
    order_id: 9,
    action_id: queued('').id,
    ...(sentTime === undefined ? {} : { happened_at: sentTime }),
  });
});

it('a completion carries the code that was typed when it was pressed', async () => {
  const api = fakeApi({
    [COMPLETE]: () => ({ ok: true, order: anActiveCourierOrder(4, { id: 9 }) }),
  });
  await sendStep({ ...queued('2026-11-20T17:00:00.000Z'), code: '07' });
  const sent = api.made.find(({ call }) => call.endsWith('completed'));
  expect(sent?.body).toMatchObject({
    handover_code: '07',
    happened_at: '2026-11-20T17:00:00.000Z',
  });
});

it('a request without an answer is given up after 15 seconds', async () => {
  fakeApi({ [COMPLETE]: () => new Promise(() => {}) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let failure: unknown;
  const sending = sendStep(queued(new Date().toISOString())).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(failure).toMatchObject({ code: 'network_error' });
});
