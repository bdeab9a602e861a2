export { OrderDesk } from '../../../features/orders/desk/order-desk.tsx';
export { OrderPage } from './order-page.tsx';
