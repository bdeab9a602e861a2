import { isAskedAboutMissing, type MissingLine } from '../later/index.ts';
import {
  orderTypeTable,
  type CancelReason,
  type OrderStatus,
  type OrderType,
} from '../orders/index.ts';

/** How many devices can get pushes about one order: enough for a whole table. */
export const MAX_DEVICES_OF_ORDER = 10;

/** A push is sent so many seconds after a change. The desk can undo a status for 6 seconds: what it undoes is not sent. */
export const GUEST_NEWS_AFTER_SECONDS = 8;

type NewsOfOrder = {
  readonly order_type: OrderType;
  readonly status: OrderStatus;
  readonly prepared: boolean;
  /** ISO, UTC. */
  readonly promised_at: string | null;
  readonly cancel_reason: CancelReason | null;
  /** Of an order for later: what its kitchen did not have when it began. */
  readonly missing_lines?: readonly MissingLine[];
};

/** What a guest wants to hear of while the page is closed. */
type GuestNewsKind = 'accepted' | 'missing' | 'ready' | 'on_the_way' | 'canceled';
export type GuestNews = {
  readonly kind: GuestNewsKind;
  /** Of an accepted order, whatever is missing of it: ISO, UTC. Another time is other news. */
  readonly promisedAt: string | null;
  /** About which the guest is asked; another one is other news, fewer are none. */
  readonly missingLineIds: readonly number[];
};

function kindOf(order: NewsOfOrder): GuestNewsKind | undefined {
  const { order_type: orderType, status, prepared, cancel_reason: cancelReason } = order;
  // The guest knows that they have withdrawn it.
  if (status === 'canceled') return cancelReason === 'by_guest' ? undefined : 'canceled';
  if (isAskedAboutMissing(order)) return 'missing';
  if (orderTypeTable.hasCourier[orderType]) {
    if (status === 'at_courier') return 'on_the_way';
    // That it waits for its courier changes nothing for the guest, and a delivered one is at the door.
    return status === 'preparing' ? 'accepted' : undefined;
  }
  // Some pubs call a guest by completing the order, without having marked it as ready; who collects it has it by then.
  const isCalled = orderTypeTable.stepWhenReady[orderType] !== 'give_out';
  if ((status === 'completed' && isCalled) || (status === 'preparing' && prepared)) return 'ready';
  return status === 'preparing' ? 'accepted' : undefined;
}

/** What a push says about an order in its present state; undefined for a state about which no push is sent. */
export function guestNews(order: NewsOfOrder): GuestNews | undefined {
  const kind = kindOf(order);
  if (!kind) return undefined;
  return {
    kind,
    promisedAt: kind === 'accepted' || kind === 'missing' ? order.promised_at : null,
    missingLineIds:
      kind === 'missing' ? (order.missing_lines ?? []).map(({ line_id: id }) => id) : [],
  };
}

/** How a device's last news are stored: equal texts are the same news. */
export function newsName({ kind, promisedAt, missingLineIds }: GuestNews): string {
  return [kind, ...missingLineIds, ...(promisedAt === null ? [] : [promisedAt])].join(' ');
}

/** The question as it was sent: the lines that it was about, and the promised time after them. */
function readMissing(told: string | null): { lineIds: number[]; promisedAt: string[] } | undefined {
  const [kind, ...rest] = told?.split(' ') ?? [];
  if (kind !== 'missing') return undefined;
  const isTime = (part: string) => part.includes('-');
  return {
    lineIds: rest.filter((part) => !isTime(part)).map(Number),
    promisedAt: rest.filter(isTime),
  };
}

/** Stored news as those of an acceptance: the question about what is missing is sent only of an accepted order, so it includes them. */
function toldOfAccepted(told: string | null): string {
  const question = readMissing(told);
  return question ? ['accepted', ...question.promisedAt].join(' ') : (told ?? '');
}

/**
 * Whether a device that was last sent `told` already knows the news. There are three cases: both are the same; `told`
 * asked about missing dishes, and the order is accepted with the promised time of then; `told` asked about all dishes
 * that are missing now, and perhaps more.
 */
export function isKnown(told: string | null, news: GuestNews): boolean {
  if (told === newsName(news)) return true;
  if (news.kind === 'accepted') return toldOfAccepted(told) === newsName(news);
  const asked = readMissing(told);
  if (news.kind !== 'missing' || !asked) return false;
  const isAsked = news.missingLineIds.every((id) => asked.lineIds.includes(id));
  return isAsked && asked.promisedAt.join() === (news.promisedAt ?? '');
}

/** Whether the device was last sent another promised time. */
export function isPromiseMoved(told: string | null, news: GuestNews): boolean {
  return news.kind === 'accepted' && toldOfAccepted(told).startsWith('accepted ');
}
