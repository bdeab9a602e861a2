import type { PaymentType } from '@comanda/domain/orders';
import type { DeliveryType } from '@comanda/domain/shipping';
import type { Deps } from '../../deps.ts';
import type { Connection } from '../../schema.ts';
import type { OrderFeed } from './live/order-feed.ts';

/** What the ledger must know of an order that a courier has completed. */
export type CompletedOrder = {
  readonly id: number;
  readonly courierId: number;
  readonly deliveryType: DeliveryType;
  readonly paymentType: PaymentType | '';
  readonly currencyId: number;
  readonly clientTotalMinor: number;
  readonly productTotalMinor: number;
  readonly zonePriceMinor: number;
};

/** The couriers are another feature's, which builds on this one: it lends its names and its ledger. */
export type CourierBook = {
  listCourierNames(connection: Connection, ids: readonly number[]): Promise<Map<number, string>>;
  writeLedger(connection: Connection, order: CompletedOrder, at: Date): Promise<void>;
  /** Writes what the ledger lacks of an order that was edited after it was completed. */
  correctLedger(connection: Connection, order: CompletedOrder, at: Date): Promise<void>;
  reverseLedger(connection: Connection, orderId: number, at: Date): Promise<void>;
};

export type OrderDeps = Deps & {
  readonly couriers: CourierBook;
  readonly orderFeed: OrderFeed;
};
