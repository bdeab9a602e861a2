export { listCountedPayments } from './payment-rows.ts';
export { registerPayments } from './routes.ts';
export { oldVoidTexts } from './payment-rows.ts';
