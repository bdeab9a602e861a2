export { registerPayments } from './routes.ts';
