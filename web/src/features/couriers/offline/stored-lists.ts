import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { isInProcess } from '@comanda/domain/orders';

/** The server's lists, stored on the phone to be read offline. */
export type StoredLists = {
  readonly courier: Courier;
  readonly orders: readonly CourierOrder[];
  /** Milliseconds since 1970: when the lists were received. */
  readonly keptAt: number;
  readonly shape: number;
};

/** Increased when a screen needs fields that an older version has not stored. */
const SHAPE = 4;

const FINISHED_STORED = 20;
const STORED_FOR_MS = 24 * 60 * 60_000;

/** A completed order keeps its amounts; the guest's name and address are not needed any more. */
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
 * The orders to store: available ones as received, active ones completely, because they must be
 * delivered offline too, and the last completed ones without their guests. Canceled orders and
 * those of other couriers are not stored.
 */
export function listsToStore(
  courier: Courier,
  orders: readonly CourierOrder[],
  now: number,
): StoredLists {
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
        .slice(0, FINISHED_STORED)
        .map(withoutContacts),
    ],
  };
}

/**
 * After a day the lists are misleading, and a guest's address must not stay on the phone. Lists of an
 * older version lack fields.
 */
export function isOutdated({ keptAt, shape }: StoredLists, now: number): boolean {
  return now - keptAt > STORED_FOR_MS || shape !== SHAPE;
}
