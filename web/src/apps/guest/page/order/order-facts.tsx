import type { OrderPageData } from '@comanda/contract/guest-page';
import { isInProcess } from '@comanda/domain/orders';
import type { Translate } from '../text.ts';

type Props = {
  readonly data: Pick<OrderPageData, 'order' | 'written' | 'deliveryMinutes'>;
  readonly t: Translate;
};

/** Facts that hold until the order is over: its destination, the usual time, the guest's comment. */
export function OrderFacts({ data, t }: Props) {
  const { order, written, deliveryMinutes } = data;
  const isAwaited = order.order_type === 'delivery' && isInProcess(order.status);
  const facts = [
    [t('guest.order.address'), written.address],
    [
      t('guest.order.usual_time'),
      isAwaited && deliveryMinutes.to > 0 ? t('guest.order.usual_minutes', deliveryMinutes) : '',
    ],
    [t('guest.order.comment'), written.comment],
  ].filter(([, text]) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="sent">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
