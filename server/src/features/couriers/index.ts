export { courierBook } from './ledger/courier-book.ts';
export { registerCouriers } from './routes.ts';
