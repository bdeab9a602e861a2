import type { Order } from '@comanda/contract/orders';
import { useParams } from 'wouter';
import { OrderDetail } from '../../../features/orders/sheet/order-detail.tsx';
import { OrderTickets } from '../../../features/printing/order/order-tickets.tsx';
import { usePubArea } from './pub-area.tsx';

function Tickets({ order }: { readonly order: Order }) {
  const { pub } = usePubArea();
  return <OrderTickets pub={pub} order={order} />;
}

/** The order whose id is in the address. */
export function OrderPage() {
  const { orderID = '' } = useParams();
  return (
    <OrderDetail
      key={orderID}
      orderID={/^[1-9]\d{0,9}$/.test(orderID) ? Number(orderID) : 0}
      Tickets={Tickets}
    />
  );
}
