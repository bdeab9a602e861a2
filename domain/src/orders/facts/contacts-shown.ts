import { isFinalStatus, type OrderStatus } from './order-status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Order = {
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly now: Date;
  /** How long the reader needs the contacts of a finished order. */
  readonly days: number;
};

/** Whether a reader still sees the guest's contacts: always while the order is in process. */
export function areContactsShown({ status, placedAt, now, days }: Order): boolean {
  return !isFinalStatus(status) || now.getTime() - placedAt.getTime() < days * DAY_MS;
}
