import type { Reach } from '@comanda/contract/alerts';
import type { AlertChannel, LadderStep } from '@comanda/domain/alerts';
import type { PaymentType } from '@comanda/domain/orders';
import type { DeliveryType } from '@comanda/domain/shipping';
import type { WebSocket } from '@fastify/websocket';
import type { Deps } from '../../deps.ts';
import type { Connection } from '../../schema.ts';
import type { OrderFeed } from './order-feed.ts';
import type { PubTermsReader } from './pub-terms.ts';

/** The data that the ledger needs of an order that a courier has completed. */
export type CompletedOrder = {
  readonly id: number;
  readonly courierId: number;
  readonly deliveryType: DeliveryType;
  readonly paymentType: PaymentType | '';
  readonly currencyId: number;
  readonly clientTotalMinor: number;
  readonly productTotalMinor: number;
  readonly rewardMinor: number;
};

/** The couriers feature depends on this one, so it passes in its names and its ledger. */
export type CourierBook = {
  listCourierNames(connection: Connection, ids: readonly number[]): Promise<Map<number, string>>;
  writeLedger(connection: Connection, order: CompletedOrder, at: Date): Promise<void>;
  /** Writes the difference that an edit of a completed order makes in the ledger. */
  correctLedger(connection: Connection, order: CompletedOrder, at: Date): Promise<void>;
  reverseLedger(connection: Connection, orderId: number, at: Date): Promise<void>;
};

export type OrderDeps = Deps & {
  readonly couriers: CourierBook;
  readonly orderFeed: OrderFeed;
  readonly pubTerms: PubTermsReader;
};

/** A step about an order that nobody had opened, and what it has reached by each channel that it used. */
export type OrderAlert = {
  readonly step: LadderStep;
  readonly at: Date;
  readonly reach: { readonly [Channel in AlertChannel]?: Reach };
};

/** The alerts feature depends on this one, so it passes in where connected desks are recorded, and its alerts. */
type DeskPresence = {
  watch(socket: WebSocket, desk: { readonly pubId: number; readonly deskKey: string }): void;
};

export type DeskDeps = OrderDeps & {
  readonly deskPresence: DeskPresence;
  listAlerts(connection: Connection, orderId: number): Promise<OrderAlert[]>;
};
