import type { CourierBook } from '../../orders/index.ts';
import { correctLedger, reverseLedger, writeLedger } from './ledger.ts';
import { listCourierNames } from '../queries.ts';

/** The functions that this feature passes to the orders feature, on which it depends. */
export const courierBook: CourierBook = {
  listCourierNames,
  writeLedger,
  correctLedger,
  reverseLedger,
};
