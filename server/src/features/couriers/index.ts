export { courierBook } from './courier-book.ts';
export { registerCouriers } from './routes.ts';
