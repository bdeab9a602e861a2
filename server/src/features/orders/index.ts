export { countOrdersSince } from './count-orders.ts';
export { registerOrders } from './routes.ts';
