import type { Order } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import type { FinishedStatus } from '@comanda/domain/orders';
import { createContext, use } from 'react';
import type { EarlierPages } from './earlier-pages.ts';
import type { OrderCounts } from '../desk/order-filter.ts';
import type { OwnEdit } from '../editing/what-changed.ts';

/** What the order screens need to know of their pub. */
export type OrdersPub = Pick<
  Pub,
  'id' | 'company_id' | 'name' | 'currency_id' | 'time_zone' | 'shipping'
>;

export type PubOrders = {
  readonly pub: OrdersPub;
  /** Newest first: every active order and the last finished ones. */
  readonly orders: readonly Order[];
  readonly counts: OrderCounts;
  /** Whether the list has come. */
  readonly isLoaded: boolean;
  /** The line is down and nothing has come yet; tries at once. */
  readonly retry: (() => void) | undefined;
  readonly findOrder: (id: number) => Order | undefined;
  /** Takes an order that a call has answered. */
  readonly keepOrder: (order: Order) => void;
  /** What was edited on this page; the answer's order and revision name the edit. */
  readonly ownEdits: readonly OwnEdit[];
  /** Takes the answer to an edit that was made on this page. */
  readonly keepOwnEdit: (edit: OwnEdit) => void;
  /** Where older finished orders begin, and the page that came last. */
  readonly pages: EarlierPages;
  readonly turnPage: (status: FinishedStatus, next: number | null) => void;
  /** Nobody has looked into it on this device, and nobody has touched it. */
  readonly isNew: (order: Order) => boolean;
  readonly markOpened: (id: number) => void;
};

export const PubOrdersContext = createContext<PubOrders | undefined>(undefined);

export function usePubOrders(): PubOrders {
  const orders = use(PubOrdersContext);
  if (!orders) throw new Error('no PubOrdersProvider above');
  return orders;
}
