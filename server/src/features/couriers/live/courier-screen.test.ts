import { describe, expect, it } from 'vitest';
import { createCourierScreen, type ShownOrder } from './courier-screen.ts';

const COURIER = 7;
const OTHER = 8;
const standing = { isApproved: true, isBlocked: false, attachedPubIds: [] };

/** Waiting for a courier from the second revision on, as if the pub had taken it. */
const anOrder = (revision: number, reserver: number | null = null) => ({
  id: 1,
  revision,
  order_type: 'delivery' as const,
  status: revision === 1 ? ('not_handled' as const) : ('preparing' as const),
  delivery_type: 'delivery_service' as const,
  reserver_courier_id: reserver,
  is_ahead: false,
  pub_id: 3,
});

async function open(...orders: ShownOrder[]) {
  const screen = createCourierScreen(COURIER, async () => ({ standing, orders }));
  await screen.load();
  return screen;
}

describe('the orders on a courier’s screen', () => {
  it('are shown while they are available or own, and leave it once', async () => {
    const screen = await open();
    expect(screen.viewOf(anOrder(1))).toBeUndefined();
    expect(screen.viewOf(anOrder(2))).toBe('before');
    expect(screen.viewOf(anOrder(3, OTHER))).toBe('before');
    expect(screen.viewOf(anOrder(4, OTHER))).toBeUndefined();
    expect(screen.viewOf(anOrder(5))).toBe('before');
    expect(screen.viewOf(anOrder(6, COURIER))).toBe('after');
  });

  it('are removed when another courier reserves one, though an earlier change came late', async () => {
    const screen = await open();
    expect(screen.viewOf(anOrder(2))).toBe('before');
    expect(screen.viewOf(anOrder(1))).toBeUndefined();
    expect(screen.viewOf(anOrder(3, OTHER))).toBe('before');
    expect(screen.viewOf(anOrder(2))).toBeUndefined();
  });

  it('are those of the load, in the state in which it read them', async () => {
    const screen = await open({ id: 1, revision: 2 });
    expect(screen.viewOf(anOrder(1))).toBeUndefined();
    expect(screen.viewOf(anOrder(3, OTHER))).toBe('before');
  });

  it('are those of the last load, though an earlier one ends after it', async () => {
    const answers = [
      Promise.withResolvers<readonly ShownOrder[]>(),
      Promise.withResolvers<readonly ShownOrder[]>(),
    ];
    const [first, second] = answers;
    const left = [...answers];
    const screen = createCourierScreen(COURIER, async () => ({
      standing,
      orders: (await left.shift()?.promise) ?? [],
    }));
    const loads = [screen.load(), screen.load()];
    second?.resolve([{ id: 1, revision: 2 }]);
    await loads[1];
    first?.resolve([]);
    await loads[0];
    expect(screen.viewOf(anOrder(3, OTHER))).toBe('before');
  });
});
