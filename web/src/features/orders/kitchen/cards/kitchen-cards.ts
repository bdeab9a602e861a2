import {
  linesOf,
  type Kitchen,
  type Order,
  type OrderDish,
  type PubOrderDish,
} from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { PENDING_PICKUP_STATUS, sortForKitchen, type OrderType } from '@comanda/domain/orders';
import { useLayoutEffect, useState } from 'react';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { workBegan } from '../../promise/order-times.tsx';

/** `cooking`: there is work to do. `done`: it is finished and can be undone. `gone`: the order is no longer being prepared. */
export type CardState = 'cooking' | 'done' | 'gone';

export type KitchenCard = {
  readonly order: Order;
  /** Those of the station; of the whole order without one. */
  readonly lines: readonly PubOrderDish[];
  /** Likewise; no cook has seen yet that they are gone. */
  readonly removed: readonly OrderDish[];
  readonly state: CardState;
};

/** A station's work on an order is done with its lines, that of the whole kitchen when the order is prepared. */
function stateOf(order: Order, lines: readonly PubOrderDish[], { station }: Kitchen): CardState {
  if (order.status !== PENDING_PICKUP_STATUS) return 'gone';
  const isDone = order.prepared || (station && lines.every(({ done_at: at }) => at !== undefined));
  return isDone ? 'done' : 'cooking';
}

/**
 * A card for each order of which the station has lines, or had them, in the sequence of the kitchen; of one for later from
 * its time on.
 */
export function kitchenCards(
  orders: readonly Order[],
  kitchen: Kitchen,
  usualMinutes: Readonly<Record<OrderType, number>>,
): readonly KitchenCard[] {
  const cards = orders.flatMap((order) => {
    if (isAhead(order)) return [];
    const lines = linesOf(order.dishes, kitchen);
    const removed = linesOf(order.removed_dishes ?? [], kitchen);
    if (lines.length + removed.length === 0) return [];
    return { order, lines, removed, state: stateOf(order, lines, kitchen) };
  });
  const sorted = sortForKitchen(
    cards.map((card) => ({
      card,
      id: card.order.id,
      orderType: card.order.order_type,
      createdAt: new Date(workBegan(card.order)),
      promisedAt: card.order.promised_at === null ? null : new Date(card.order.promised_at),
    })),
    usualMinutes,
  );
  return sorted.map(({ card }) => card);
}

/** How long a finished card stays at its place, so that the press can be undone and nothing moves under the finger. */
export const DONE_STAYS_MS = 10_000;
/** An order that was canceled while it was cooked: long enough to be seen from the stove. */
const GONE_STAYS_MS = 60_000;

/** Whether a cook still has something to do, or to see. */
const isOpen = ({ state, removed }: KitchenCard): boolean =>
  state === 'cooking' || removed.length > 0;

/** When cards were left by the cooks, by order; `open` are those that are not. */
export type Seen = {
  readonly open: ReadonlySet<number>;
  readonly leftAt: ReadonlyMap<number, number>;
};

export const NOTHING_SEEN: Seen = { open: new Set(), leftAt: new Map() };

export function seeCards(before: Seen, cards: readonly KitchenCard[], now: number): Seen {
  const open = new Set(cards.filter(isOpen).map(({ order }) => order.id));
  const left = [...before.open].filter((id) => !open.has(id)).map((id) => [id, now] as const);
  const kept = [...before.leftAt].filter(([id]) => !open.has(id));
  return { open, leftAt: new Map([...kept, ...left]) };
}

/** The cards to show: what is cooked or has a removed line to be seen, and for some time what this screen has seen being cooked. */
export function shownCards(
  cards: readonly KitchenCard[],
  { leftAt }: Seen,
  now: number,
): readonly KitchenCard[] {
  return cards.filter((card) => {
    if (isOpen(card)) return true;
    const { order } = card;
    const at = leftAt.get(order.id);
    const isCanceled = order.status === 'canceled';
    return at !== undefined && now - at < (isCanceled ? GONE_STAYS_MS : DONE_STAYS_MS);
  });
}

const CHECK_EVERY_MS = 1000;

/** The cards on the screen. After a change of the key (the station), work that was finished before it is not shown. */
export function useShownCards(cards: readonly KitchenCard[], key: string): readonly KitchenCard[] {
  const now = useNow(CHECK_EVERY_MS);
  const [seen, setSeen] = useState({ key, ...NOTHING_SEEN });
  // Before the browser paints: a finished card must not disappear for one frame.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it needs the time, which a render must not read
    setSeen((before) => ({
      key,
      ...seeCards(before.key === key ? before : NOTHING_SEEN, cards, Date.now()),
    }));
  }, [cards, key]);
  return shownCards(cards, seen.key === key ? seen : NOTHING_SEEN, now);
}
