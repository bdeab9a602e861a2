import { useParams } from 'react-router';
import { OrderDetail } from '../../../features/orders/sheet/order-detail.tsx';

export { OrderDesk } from '../../../features/orders/desk/order-desk.tsx';

/** The order that the address names. */
export function OrderPage() {
  const { orderID = '' } = useParams();
  return (
    <OrderDetail key={orderID} orderID={/^[1-9]\d{0,9}$/.test(orderID) ? Number(orderID) : 0} />
  );
}
