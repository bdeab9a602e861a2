export { listCountedPayments } from './payment-rows.ts';
export { registerPayments } from './routes.ts';
