export { attachCourier, detachCourier } from './attach-courier.ts';
export { courierBook } from './courier-book.ts';
export { registerCouriers } from './routes.ts';
