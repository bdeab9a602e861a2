export { OrderDesk } from '../../features/orders/order-desk.tsx';
export { OrderPage } from './order-page.tsx';
