import { beforeEach, expect, test } from 'vitest';
import type { NewOrder } from '@comanda/contract/orders';
import { createAttemptStore } from './attempt.ts';
import { sendOrder, type SendEnvironment } from './send-order.ts';

type Reply = 'lost' | 'lost but placed' | 'busy' | 'placed' | { status: number; code: string };

/** A fake idempotent server: one key, one order, even when responses are lost. */
function createServer(script: readonly Reply[]) {
  const orders = new Map<string, string>();
  const calls: { key: string; body: string }[] = [];
  const answer = (status: number, body: object): Response => Response.json(body, { status });
  const place = (key: string, body: string): Response => {
    const placed = orders.get(key);
    if (placed !== undefined && placed !== body) {
      return answer(409, { ok: false, code: 'idempotency_key_was_used' });
    }
    orders.set(key, body);
    const placedNow = JSON.parse(body) as NewOrder;
    return answer(201, { ok: true, tracking_token: `token of ${key}`, order: placedNow });
  };
  const post = async (key: string, body: string): Promise<Response> => {
    const reply = script[calls.length] ?? 'placed';
    calls.push({ key, body });
    if (reply === 'busy') return answer(503, { ok: false, code: 'service_unavailable' });
    if (reply === 'lost') throw new TypeError('no line');
    if (typeof reply === 'object') return answer(reply.status, { ok: false, code: reply.code });
    const placed = place(key, body);
    if (reply === 'lost but placed') throw new TypeError('no line');
    return placed;
  };
  return { orders, calls, post };
}

function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>();
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
}

const order: NewOrder = {
  order_type: 'in_place',
  dishes: [{ dish_id: 1, count: 2 }],
  client_name: 'Ion',
  table_for_in_place_order: '7',
};

let now = 0;
let keys = 0;
let storage = createStorage();
let waits: number[] = [];
beforeEach(() => {
  now = 1_000_000;
  keys = 0;
  storage = createStorage();
  waits = [];
});

function tools(server: ReturnType<typeof createServer>): SendEnvironment {
  return {
    post: server.post,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
    attempts: createAttemptStore(5, storage, () => now),
    newKey: () => `key ${(keys += 1)}`,
    now: () => now,
    onRetry: () => undefined,
  };
}

test('the attempt of a successful order is deleted; the next order has a new key', async () => {
  const server = createServer([]);
  const first = await sendOrder(order, tools(server));
  const { dishes } = order;
  expect(first).toEqual({ kind: 'placed', trackingToken: 'token of key 1', dishes });
  expect(await sendOrder(order, tools(server))).toMatchObject({ trackingToken: 'token of key 2' });
});

test('a network failure sends the same order again under the same key', async () => {
  const server = createServer(['lost', 'lost but placed', 'busy']);
  expect(await sendOrder(order, tools(server))).toMatchObject({ kind: 'placed' });
  expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1);
  expect(server.orders.size).toBe(1);
  expect(waits).toEqual([1000, 2000, 4000]);
});

test('after a failure, a tap after a reload sends the same order', async () => {
  const dead = createServer(Array.from({ length: 10 }, () => 'lost' as const));
  expect(await sendOrder(order, tools(dead))).toEqual({ kind: 'unconfirmed' });
  expect(dead.calls).toHaveLength(10);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000]);
  const server = createServer([]);
  expect(await sendOrder(order, tools(server))).toMatchObject({ trackingToken: 'token of key 1' });
});

test('an earlier request that arrived after all is found, although the order was changed since', async () => {
  const server = createServer([
    'lost but placed',
    ...Array.from({ length: 9 }, () => 'lost' as const),
  ]);
  expect(await sendOrder(order, tools(server))).toEqual({ kind: 'unconfirmed' });
  const changed = { ...order, dishes: [...order.dishes, { dish_id: 2, count: 1 }] };
  const outcome = await sendOrder(changed, tools(server));
  // Dishes added since are not ordered, and the guest sees the ordered ones.
  const { dishes } = order;
  expect(outcome).toEqual({ kind: 'placed', trackingToken: 'token of key 1', dishes });
  expect(server.orders.size).toBe(1);
  expect([...server.orders.values()]).toEqual([JSON.stringify(order)]);
});

test('a clear refusal is returned unchanged, and leaves no attempt', async () => {
  const server = createServer([{ status: 422, code: 'pub_is_closed' }]);
  expect(await sendOrder(order, tools(server))).toEqual({
    kind: 'refused',
    code: 'pub_is_closed',
    facts: {},
    fields: [],
  });
  expect(tools(server).attempts.get()).toBeUndefined();
});

test('an unanswered order from hours ago is not continued now', async () => {
  const dead = createServer(Array.from({ length: 10 }, () => 'lost' as const));
  await sendOrder(order, tools(dead));
  now += 3 * 60 * 60 * 1000;
  const server = createServer([]);
  expect(await sendOrder(order, tools(server))).toMatchObject({ trackingToken: 'token of key 2' });
});

test('an unanswered order is remembered for two hours', () => {
  const { attempts } = tools(createServer([]));
  attempts.set({ key: 'key 1', bodies: [], at: now });
  now += 2 * 60 * 60 * 1000 - 1;
  expect(attempts.get()).toMatchObject({ key: 'key 1' });
  now += 1;
  expect(attempts.get()).toBeUndefined();
});

test('two tabs with one basket send one order', async () => {
  const server = createServer(['lost']);
  const one = sendOrder(order, tools(server));
  const other = sendOrder(order, tools(server));
  const outcomes = await Promise.all([one, other]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'placed']);
  expect(server.orders.size).toBe(1);
});
