import type { CourierOrder } from '@comanda/contract/couriers';

const KEY = 'comanda.courier-read-cancellations';
/** More than a courier carries in a day. */
const MOST_STORED = 100;

function stored(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

let held: readonly number[] | undefined;
const listeners = new Set<() => void>();

/** The canceled orders that the courier on this device has already seen; stored beyond the page. */
export const seenCancellations = {
  current: (): readonly number[] => (held ??= stored()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (id: number): void => {
    // Another tab may have added some in the meantime.
    held = [...stored().filter((known) => known !== id), id].slice(-MOST_STORED);
    window.localStorage.setItem(KEY, JSON.stringify(held));
    for (const listener of listeners) listener();
  },
};

/** An older cancellation needs no action by the courier any more. */
const SHOWN_FOR_MS = 24 * 60 * 60_000;

type Reader = {
  readonly courierID: number;
  readonly seen: readonly number[];
  readonly now: number;
};

/** Orders of this courier that another user has canceled and that the courier has not seen yet. */
export function unseenCancellations(
  orders: readonly CourierOrder[],
  { courierID, seen, now }: Reader,
): CourierOrder[] {
  return orders.filter(
    ({ id, status, created_time: placed, cook_at: cookAt, courier_info: info }) =>
      status === 'canceled' &&
      info.reserver_courier_id === courierID &&
      !seen.includes(id) &&
      now - Date.parse(cookAt ?? placed) < SHOWN_FOR_MS,
  );
}
