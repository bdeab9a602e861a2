import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { isInProcess } from '@comanda/domain/orders';

/** What the phone remembers of the server's lists, to be read without a line. */
export type KeptLists = {
  readonly courier: Courier;
  readonly orders: readonly CourierOrder[];
  /** Milliseconds since 1970: when the server last said so. */
  readonly keptAt: number;
  readonly shape: number;
};

/** Grows when a screen needs more of the lists than an older program has kept. */
const SHAPE = 2;

const FINISHED_KEPT = 20;
const KEPT_FOR_MS = 24 * 60 * 60_000;

/** A finished order keeps what it brought; who the guest was and where they live is over with it. */
function withoutContacts(order: CourierOrder): CourierOrder {
  const {
    lat: _lat,
    lng: _lng,
    full_address: _address,
    client_name: _name,
    main_phone_number: _phone,
    second_phone_number: _second,
    comments: _comments,
    ...rest
  } = order;
  return rest;
}

/**
 * What of the lists stays on the phone: what may be taken, as the server told it; what is being
 * carried, whole, for it has to be brought also without a line; and the last ones that were delivered,
 * without their guests. What was canceled or is another's does not stay.
 */
export function listsToKeep(
  courier: Courier,
  orders: readonly CourierOrder[],
  now: number,
): KeptLists {
  const isMine = ({ courier_info: info }: CourierOrder) => info.reserver_courier_id === courier.id;
  const finished = orders.filter((order) => isMine(order) && order.status === 'completed');
  return {
    courier,
    keptAt: now,
    shape: SHAPE,
    orders: [
      ...orders.filter(
        (order) => isInProcess(order.status) && (isMine(order) || !order.courier_info.is_reserved),
      ),
      ...finished
        .toSorted((a, b) => b.id - a.id)
        .slice(0, FINISHED_KEPT)
        .map(withoutContacts),
    ],
  };
}

/**
 * A day later they would mislead, and a guest's address has no business here any more. What an older
 * program kept lacks the currencies.
 */
export function isOutdated({ keptAt, shape }: KeptLists, now: number): boolean {
  return now - keptAt > KEPT_FOR_MS || shape !== SHAPE;
}
