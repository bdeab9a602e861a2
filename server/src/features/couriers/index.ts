export { reverseLedger, writeLedger } from './ledger.ts';
export { registerCouriers } from './routes.ts';
