import type { CallBody } from '@comanda/contract';
import type { Order } from '@comanda/contract/orders';
import { hasSeenWork } from '@comanda/domain/orders';
import type { QueueRules } from '../../../../lib/offline/queue-sender.ts';
import { isWaiting, type Queued, type QueueEvent } from '../../../../lib/offline/queued.ts';
import { type ORDER, seenLines } from '../../live/order-api.ts';
import type { KitchenCard } from '../cards/kitchen-cards.ts';

type Marks = NonNullable<CallBody<`PUT ${typeof ORDER}/kitchen`>['lines']>;
type Seen = CallBody<`PUT ${typeof ORDER}/update-prepared`>['seen_lines'];

/**
 * What a cook says about an order: lines are done or not, the whole order with the lines that the cook sees is prepared
 * or not, the cook has seen which lines were removed, or makes these without what the guest avoids.
 */
export type KitchenChange =
  | { readonly kind: 'lines'; readonly lines: Marks }
  | { readonly kind: 'prepared'; readonly prepared: boolean; readonly lines?: Seen }
  | { readonly kind: 'removed'; readonly lineIDs: readonly number[] }
  | { readonly kind: 'avoids'; readonly lineIDs: readonly number[] };

/** A press in the kitchen of a pub, until the server has answered it. */
export type KitchenPress = Queued & {
  readonly companyID: number;
  readonly pubID: number;
  readonly orderID: number;
  /** Of the order; missing in entries of an older version. */
  readonly number?: number;
  readonly change: KitchenChange;
};

/** In the order of the presses. */
export type KitchenQueue = readonly KitchenPress[];

const isOfSameOrder = (one: KitchenPress, other: KitchenPress) =>
  one.pubID === other.pubID && one.orderID === other.orderID;

/** A refused press stays to be read; an order has one such note. */
function refuse(queue: KitchenQueue, id: string, code: string): KitchenQueue {
  const refused = queue.find((one) => one.id === id);
  if (!refused) return queue;
  return queue
    .filter((one) => isWaiting(one) || !isOfSameOrder(one, refused))
    .map((one) => (one.id === id ? { ...one, refusal: code } : one));
}

/** The queue after an event. */
export function reducePresses(queue: KitchenQueue, event: QueueEvent<KitchenPress>): KitchenQueue {
  if (event.kind === 'added') return [...queue, event.queued];
  if (event.kind === 'refused') return refuse(queue, event.id, event.code);
  if (event.kind === 'delayed') {
    return queue.map((one) => (one.id === event.id ? { ...one, hasWaited: true } : one));
  }
  return queue.filter(({ id }) => id !== event.id);
}

/** Presses of another pub wait until its kitchen is opened again on this device. */
export const pressRules: QueueRules<KitchenPress> = {
  nextToSend: (queue, pubID) => queue.find((one) => one.pubID === pubID && isWaiting(one)),
  refuseUnsent: () => undefined,
  isAboutOwner: () => false,
};

const byLine = (lines: readonly { readonly line_id: number; readonly count: number }[]) =>
  lines.map(({ line_id: lineId, count }) => ({ lineId, count }));

function withPrepared(order: Order, prepared: boolean, lines: Seen): Order {
  // What was added since is not what the cook has prepared.
  const isAsSeen = !prepared || !lines || hasSeenWork(byLine(order.dishes), byLine(lines));
  return isAsSeen ? { ...order, prepared } : order;
}

function withoutRemoved(
  { removed_dishes: removed = [], ...order }: Order,
  seenIDs: readonly number[],
): Order {
  const left = removed.filter(({ line_id: id }) => !seenIDs.includes(id));
  return { ...order, ...(left.length > 0 && { removed_dishes: left }) };
}

function withAvoidsSeen(order: Order, seenIDs: readonly number[]): Order {
  const dishes = order.dishes.map((line) =>
    seenIDs.includes(line.line_id) ? { ...line, avoids_seen: true as const } : line,
  );
  return { ...order, dishes };
}

function withChange(order: Order, { change, happenedAt }: KitchenPress): Order {
  if (change.kind === 'prepared') return withPrepared(order, change.prepared, change.lines);
  if (change.kind === 'removed') return withoutRemoved(order, change.lineIDs);
  if (change.kind === 'avoids') return withAvoidsSeen(order, change.lineIDs);
  const marks = new Map(change.lines.map((mark) => [mark.line_id, mark]));
  return {
    ...order,
    dishes: order.dishes.map(({ done_at: doneAt, ...line }) => {
      const mark = marks.get(line.line_id);
      // A line that was edited since is not what the cook has marked.
      const isMarked = mark !== undefined && mark.count === line.count;
      const shown = isMarked ? (mark.is_done ? (doneAt ?? happenedAt) : undefined) : doneAt;
      return { ...line, ...(shown === undefined ? {} : { done_at: shown }) };
    }),
  };
}

/** The orders as the cook has pressed them: what waits to be sent is shown as done already. */
export function withPresses(orders: readonly Order[], queue: KitchenQueue): readonly Order[] {
  const waiting = Map.groupBy(queue.filter(isWaiting), ({ orderID }) => orderID);
  return orders.map((order) =>
    (waiting.get(order.id) ?? [])
      .filter(({ pubID }) => pubID === order.pub_id)
      .reduce(withChange, order),
  );
}

/**
 * What the head of a card changes. A station marks its lines, and the order is prepared with its last line; the
 * screen of all stations prepares the order. On a finished card it takes the same back.
 */
export function headChanges(
  { order, lines, state }: KitchenCard,
  isOfStation: boolean,
): readonly KitchenChange[] {
  const isDone = state === 'cooking';
  const marks = lines.map(({ line_id, count }) => ({ line_id, count, is_done: isDone }));
  const ofLines: readonly KitchenChange[] = isOfStation ? [{ kind: 'lines', lines: marks }] : [];
  const isLast = order.dishes.every((line) => line.done_at !== undefined || lines.includes(line));
  const isPreparedToo = isDone ? !isOfStation || isLast : order.prepared;
  if (!isPreparedToo) return ofLines;
  const seen = isDone ? { lines: seenLines(order.dishes) } : {};
  return [...ofLines, { kind: 'prepared', prepared: isDone, ...seen }];
}
