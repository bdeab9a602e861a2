export { registerPayments } from './routes.ts';
export { oldVoidTexts } from './payment-rows.ts';
