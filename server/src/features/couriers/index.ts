export { courierBook } from './ledger/courier-book.ts';
export { loadOwnData } from './load-own-data.ts';
export { registerCouriers } from './routes.ts';
