import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { QueueSender, type SenderEnvironment } from '../../../lib/offline/queue-sender.ts';
import { reduceQueue, stepRules, type Queue, type QueuedStep } from './step-queue.ts';

const OWN_ID = 4;
const START = Date.parse('2026-11-21T18:42:00Z');

const queued = (id: string, over: Partial<QueuedStep> = {}): QueuedStep => ({
  id,
  courierID: OWN_ID,
  orderID: 9,
  step: 'pick_up',
  happenedAt: new Date(START).toISOString(),
  hasWaited: false,
  ...over,
});
const offline = () => new ApiError('network_error', { status: 0 });
const refusal = () => new ApiError('order_is_finished', { status: 409 });

/** One phone: all of its tabs share the storage and the connection. */
function aPhone() {
  let queue: Queue = [];
  let lock: Promise<void> = Promise.resolve();
  const phone = {
    now: START,
    /** The server's response to each request. */
    answer: ((): Promise<unknown> => Promise.resolve()) as (sent: QueuedStep) => Promise<unknown>,
    sent: [] as string[],
    reported: [] as string[],
    queue: () => queue,
    tab: () => {
      const environment: SenderEnvironment<QueuedStep, unknown> = {
        rules: stepRules,
        store: {
          readQueue: () => Promise.resolve(queue),
          changeQueue: (event) => Promise.resolve((queue = reduceQueue(queue, event))),
        },
        exclusively: (run) => (lock = lock.then(run)),
        send: async (sent) => {
          phone.sent.push(sent.id);
          await phone.answer(sent);
          return anActiveCourierOrder(OWN_ID, { id: sent.orderID });
        },
        now: () => phone.now,
        onQueue: () => {},
        onDone: ({ id }) => phone.reported.push(`${id} done`),
        onRefused: ({ id }, code) => phone.reported.push(`${id} ${code}`),
      };
      const sender = new QueueSender(environment);
      sender.serve(OWN_ID);
      return sender;
    },
  };
  return phone;
}

describe('a step', () => {
  it('is sent at once when online', async () => {
    const phone = aPhone();
    expect(await phone.tab().submit(queued('a'))).toBe('done');
    expect([phone.sent, phone.reported, phone.queue()]).toEqual([['a'], ['a done'], []]);
  });

  it('waits offline, and is sent in sequence with its own id', async () => {
    const phone = aPhone();
    const tab = phone.tab();
    phone.answer = () => Promise.reject(offline());
    expect(await tab.submit(queued('a'))).toBe('waiting');
    expect(await tab.submit(queued('b', { step: 'complete' }))).toBe('waiting');
    phone.answer = () => Promise.resolve();
    phone.sent.length = 0;
    await tab.flush();
    expect([phone.sent, phone.reported]).toEqual([
      ['a', 'b'],
      ['a done', 'b done'],
    ]);
  });

  it.each([401, 403, 429, 500, 503])('waits after the response %d', async (status) => {
    const phone = aPhone();
    phone.answer = () => Promise.reject(new ApiError('something_went_wrong', { status }));
    expect(await phone.tab().submit(queued('a'))).toBe('waiting');
    expect(phone.queue()).toHaveLength(1);
  });

  it('is sent again under the same id when its response was lost', async () => {
    const phone = aPhone();
    const done = new Set<string>();
    let isLost = true;
    phone.answer = ({ id }) => {
      done.add(id);
      return isLost ? Promise.reject(offline()) : Promise.resolve();
    };
    await phone.tab().submit(queued('a'));
    isLost = false;
    await phone.tab().flush();
    expect([phone.sent, done.size, phone.queue()]).toEqual([['a', 'a'], 1, []]);
  });

  it('is reported at once when refused, and the next order’s step is sent', async () => {
    const phone = aPhone();
    phone.answer = ({ id }) => (id === 'a' ? Promise.reject(refusal()) : Promise.resolve());
    const tab = phone.tab();
    expect(await tab.submit(queued('a'))).toBe('refused');
    expect(await tab.submit(queued('b', { orderID: 8 }))).toBe('done');
    expect(phone.reported).toEqual(['a order_is_finished', 'b done']);
    expect(phone.queue()).toEqual([]);
  });

  it('keeps its refusal in the queue after it has waited', async () => {
    const phone = aPhone();
    const tab = phone.tab();
    phone.answer = () => Promise.reject(offline());
    await tab.submit(queued('a'));
    phone.answer = () => Promise.reject(refusal());
    await tab.flush();
    expect(phone.queue()).toMatchObject([{ id: 'a', refusal: 'order_is_finished' }]);
    await tab.flush();
    expect(phone.sent).toEqual(['a', 'a']);
  });

  it('is not sent when it reserves an order and the connection returns too late', async () => {
    const phone = aPhone();
    const tab = phone.tab();
    phone.answer = () => Promise.reject(offline());
    await tab.submit(queued('a', { step: 'reserve' }));
    phone.now = START + 11 * 60_000;
    phone.answer = () => Promise.resolve();
    await tab.flush();
    expect(phone.sent).toEqual(['a']);
    expect(phone.reported).toEqual(['a reserved_too_late']);
  });
});

describe('two tabs', () => {
  it('send a queued step only once', async () => {
    const phone = aPhone();
    const [one, other] = [phone.tab(), phone.tab()];
    phone.answer = () => Promise.reject(offline());
    await one.submit(queued('a'));
    phone.answer = () => new Promise((resolve) => setTimeout(resolve, 5));
    phone.sent.length = 0;
    await Promise.all([one.flush(), other.flush(), one.flush()]);
    expect(phone.sent).toEqual(['a']);
  });

  it('treat one press as one step, whichever tab sends it', async () => {
    const phone = aPhone();
    const [one, other] = [phone.tab(), phone.tab()];
    phone.answer = () => new Promise((resolve) => setTimeout(resolve, 5));
    const [mine] = await Promise.all([one.submit(queued('a')), other.flush()]);
    expect([mine, phone.sent]).toEqual(['done', ['a']]);
  });
});

describe('another courier', () => {
  it('does not send steps of the first one, who can send them after signing in again', async () => {
    const phone = aPhone();
    phone.answer = () => Promise.reject(offline());
    await phone.tab().submit(queued('a'));
    phone.answer = () => Promise.resolve();
    phone.sent.length = 0;
    const otherCouriers = phone.tab();
    otherCouriers.serve(5);
    await otherCouriers.flush();
    const signedOut = phone.tab();
    signedOut.serve(undefined);
    await signedOut.flush();
    expect(phone.sent).toEqual([]);
    await phone.tab().flush();
    expect(phone.sent).toEqual(['a']);
  });
});
