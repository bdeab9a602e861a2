import { expect, it } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { sendOnce, type Attempt } from './send-once.ts';

/** A server that keeps one order for a key; `loses` answers, `refuses` bodies. */
function scene(start?: Attempt) {
  const created = new Map<string, string>();
  let kept = start;
  let keys = 0;
  const state = { loses: false, isDown: false, refuses: '' };
  const post = async (key: string, body: string) => {
    if (state.isDown) throw new ApiError('network_error', { status: 0 });
    const first = created.get(key);
    if (first !== undefined && first !== body) {
      throw new ApiError('idempotency_key_was_used', { status: 409 });
    }
    if (body === state.refuses) throw new ApiError('dish_sold_out', { status: 422 });
    created.set(key, body);
    if (state.loses) throw new ApiError('service_unavailable', { status: 503 });
    return `order of ${body}`;
  };
  const send = (body: string) =>
    sendOnce(body, {
      post,
      attempt: () => kept,
      keep: (attempt) => {
        kept = attempt;
      },
      newKey: () => `key ${(keys += 1)}`,
    });
  return { send, state, kept: () => kept, orders: () => [...created.values()] };
}

it('an answered order leaves nothing behind, and the next one has another key', async () => {
  const { send, kept, orders } = scene();
  expect(await send('a')).toEqual({ order: 'order of a', isEarlier: false });
  expect(kept()).toBeUndefined();
  await send('a');
  expect(orders()).toEqual(['a', 'a']);
});

it('a lost answer makes no second order, also after a reload', async () => {
  const first = scene();
  first.state.loses = true;
  await expect(first.send('a')).rejects.toThrow('service_unavailable');
  first.state.loses = false;
  expect(first.kept()).toEqual({ key: 'key 1', bodies: ['a'] });
  expect(await first.send('a')).toEqual({ order: 'order of a', isEarlier: false });
  expect(first.orders()).toEqual(['a']);
});

it('what was changed after a lost answer is told from what has arrived', async () => {
  const { send, state, kept, orders } = scene();
  state.loses = true;
  await expect(send('a')).rejects.toThrow('service_unavailable');
  state.loses = false;
  expect(await send('a and b')).toEqual({ order: 'order of a', isEarlier: true });
  expect(kept()).toBeUndefined();
  expect(orders()).toEqual(['a']);
});

it('what never arrived is not told of', async () => {
  const { send, state, orders } = scene();
  state.isDown = true;
  await expect(send('a')).rejects.toThrow('network_error');
  state.isDown = false;
  expect(await send('b')).toEqual({ order: 'order of b', isEarlier: false });
  expect(orders()).toEqual(['b']);
});

it('a refusal is an answer: the next try has another key', async () => {
  const { send, state, kept } = scene();
  state.refuses = 'a';
  await expect(send('a')).rejects.toThrow('dish_sold_out');
  expect(kept()).toBeUndefined();
});

it('a refusal of what was changed keeps what was not answered before', async () => {
  const { send, state, kept } = scene();
  state.isDown = true;
  await expect(send('a')).rejects.toThrow('network_error');
  state.isDown = false;
  state.refuses = 'b';
  await expect(send('b')).rejects.toThrow('dish_sold_out');
  expect(kept()).toEqual({ key: 'key 1', bodies: ['a'] });
});
