import { placeTexts, type Order } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount, formatTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/field/choice.tsx';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import styles from './several.module.css';

type Props = {
  readonly orders: readonly Order[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
};

/** The orders without an answer, each to be chosen, or all of them. */
export function WaitingList({ orders, chosen, onChoose }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const hintOf = (order: Order) =>
    [
      t(placeTexts[order.order_type], { table: order.table_for_in_place_order }),
      formatTime(order.created_time, language, pub.time_zone),
      formatAmount(order.client_total, currencySymbol(order.currency_id), language),
    ].join(' · ');
  return (
    <>
      <Checkbox
        label={t('orders.refuse_several_all')}
        className={styles['all']}
        checked={chosen.size === orders.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen.size > 0 && chosen.size < orders.length;
        }}
        onChange={({ currentTarget }) => {
          onChoose(new Set(currentTarget.checked ? orders.map(({ id }) => id) : []));
        }}
      />
      <ul className={styles['list']}>
        {orders.map((order) => (
          <li key={order.id}>
            <Checkbox
              label={`#${order.number}`}
              hint={hintOf(order)}
              checked={chosen.has(order.id)}
              onChange={({ currentTarget }) => {
                const next = new Set(chosen);
                if (currentTarget.checked) next.add(order.id);
                else next.delete(order.id);
                onChoose(next);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
