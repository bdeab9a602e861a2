import type { Order } from '@comanda/contract/orders';
import { waitingLimits } from '@comanda/domain/orders';
import { RelativeAge } from '../../../ui/amounts/relative-age.tsx';
import { promisedUntilMs } from './promised-order.ts';

/** The time since an order was placed. Where a time was promised, that one decides what is late, not the usual limits. */
export function OrderAge({ order }: { readonly order: Order }) {
  const isPromised = promisedUntilMs(order) !== undefined;
  return (
    <RelativeAge
      since={order.created_time}
      limits={isPromised ? undefined : waitingLimits(order.status)}
    />
  );
}
