import type { OrderPageData } from '@comanda/contract/guest-page';
import { isInProcess } from '@comanda/domain/orders';
import type { Say } from '../text.ts';

type Props = {
  readonly data: Pick<OrderPageData, 'order' | 'written' | 'deliveryMinutes'>;
  readonly say: Say;
};

/** Facts that hold until the order is over: its destination, the usual time, the guest's comment. */
export function OrderPromise({ data, say }: Props) {
  const { order, written, deliveryMinutes } = data;
  const isAwaited = order.order_type === 'delivery' && isInProcess(order.status);
  const told = [
    [say('guest.order.address'), written.address],
    [
      say('guest.order.usual_time'),
      isAwaited && deliveryMinutes.to > 0 ? say('guest.order.usual_minutes', deliveryMinutes) : '',
    ],
    [say('guest.order.comment'), written.comment],
  ].filter(([, text]) => text !== '');
  if (told.length === 0) return null;
  return (
    <dl className="sent">
      {told.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
