import type { SoldOrder } from '@comanda/domain/receipts';
import type { Connection } from '../../schema.ts';
import type { OrderDeps } from '../orders/index.ts';

/** The payments' feature depends on this one, so it passes in how to read payments. */
export type ReceiptDeps = OrderDeps & {
  /** The payments of an order that are not voided. */
  readonly listCountedPayments: (
    connection: Connection,
    orderId: number,
  ) => Promise<SoldOrder['payments']>;
};
