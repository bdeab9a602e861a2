import type { CourierBook } from '../../orders/index.ts';
import { correctLedger, reverseLedger, writeLedger } from './ledger.ts';
import { listCourierNames } from '../queries.ts';

/** What this feature lends to the orders, on which it builds. */
export const courierBook: CourierBook = {
  listCourierNames,
  writeLedger,
  correctLedger,
  reverseLedger,
};
