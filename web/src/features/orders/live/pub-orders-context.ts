import type { Order } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { isRehearsed, type FinishedStatus, type OrderType } from '@comanda/domain/orders';
import { createContext, use } from 'react';
import type { EarlierPages } from './earlier-pages.ts';
import type { OrderCounts } from './order-filter.ts';
import type { OwnEdit } from './what-changed.ts';

/** The fields of a pub that the order screens use. */
export type OrdersPub = Pick<
  Pub,
  | 'id'
  | 'company_id'
  | 'name'
  | 'currency_id'
  | 'time_zone'
  | 'shipping'
  | 'has_in_place_order'
  | 'has_pick_up_order'
  | `usual_minutes_${OrderType}`
  | 'busy_minutes'
  | 'busy_until'
  | 'takes_dish_notes'
  | 'takes_mia'
  | 'has_till'
  | 'working_language'
  | 'later'
  | 'shut_slots'
>;

export type PubOrders = {
  readonly pub: OrdersPub;
  /** Newest first: every active order and the last finished ones. */
  readonly orders: readonly Order[];
  readonly counts: OrderCounts;
  /** Whether the list was received. */
  readonly isLoaded: boolean;
  /** Whether the whole list has come over the present connection. */
  readonly isOnline: boolean;
  /** Since when the list may be old, in milliseconds; undefined while connected. */
  readonly staleSince: number | undefined;
  /** Set when there is no connection and nothing is loaded yet; retries at once. */
  readonly retry: (() => void) | undefined;
  readonly findOrder: (id: number) => Order | undefined;
  /** Stores an order from a response. */
  readonly storeOrder: (order: Order) => void;
  /** The edits made on this page; the order and revision of the response identify them. */
  readonly ownEdits: readonly OwnEdit[];
  /** Stores the response to an edit made on this page. */
  readonly addOwnEdit: (edit: OwnEdit) => void;
  /** Where older finished orders begin, and a setter for the last loaded page. */
  readonly pages: EarlierPages;
  readonly turnPage: (status: FinishedStatus, next: number | null) => void;
};

export const PubOrdersContext = createContext<PubOrders | undefined>(undefined);

export function usePubOrders(): PubOrders {
  const orders = use(PubOrdersContext);
  if (!orders) throw new Error('no PubOrdersProvider above');
  return orders;
}

/** Whether a person has answered one of the rehearsal orders on this screen. */
export function useIsRehearsed(): boolean {
  const { orders } = usePubOrders();
  return orders.some((order) => order.is_rehearsal && isRehearsed(order));
}
