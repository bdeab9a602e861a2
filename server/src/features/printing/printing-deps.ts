import type { Order } from '@comanda/contract/orders';
import type { Deps } from '../../deps.ts';
import type { BridgeScope, PubScope } from '../../scopes.ts';

/** One more than the edits that change what a ticket of the kind shows. */
export type TicketVersions = { readonly kitchen: number; readonly bill: number };

/** An order for its tickets. */
export type OrderForTickets = {
  readonly order: Order;
  readonly versions: TicketVersions;
};

/** The orders' feature depends on this one, so it passes in how to read an order. */
export type PrintingDeps = Deps & {
  /** Refuses an order of another pub. */
  readonly getOrderForTickets: (
    scope: PubScope | BridgeScope,
    orderId: number,
  ) => Promise<OrderForTickets>;
};
