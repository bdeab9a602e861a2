import { fixesOrder } from '@comanda/domain/receipts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { LockedOrder } from './lock-order.ts';

/** Refuses to change what the fiscal receipt of an order says: it is at the till, or on paper. */
export function refuseReceipted({ receipt_state: state }: LockedOrder): void {
  if (state !== null && fixesOrder[state]) throw new AppError('order_has_receipt');
}
