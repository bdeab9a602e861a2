export { registerVat } from './routes.ts';
export { listVatRates } from './vat-rates.ts';
