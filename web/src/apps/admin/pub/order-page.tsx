import { useParams } from 'wouter';
import { OrderDetail } from '../../../features/orders/sheet/order-detail.tsx';

/** The order whose id is in the address. */
export function OrderPage() {
  const { orderID = '' } = useParams();
  return (
    <OrderDetail key={orderID} orderID={/^[1-9]\d{0,9}$/.test(orderID) ? Number(orderID) : 0} />
  );
}
