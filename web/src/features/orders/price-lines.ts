import type { Order } from '@comanda/contract/orders';
import type { Translate } from '../../lib/i18n/use-text.ts';
import type { AmountLine } from '../../ui/amounts/amount-list.tsx';

/** The foot of the slip: the commission stands apart, and what the guest pays is the total. */
export function priceLines(order: Order, t: Translate): readonly AmountLine[] {
  if (order.order_type === 'in_place') {
    return [{ label: t('orders.total'), value: order.client_total, isTotal: true }];
  }
  const commission: AmountLine[] =
    order.commission_percent > 0
      ? [
          { label: t('orders.final_price'), value: order.final_price },
          {
            label: t('orders.commission', { percent: order.commission_percent }),
            value: order.commission,
          },
        ]
      : [];
  return [
    { label: t('orders.product_total'), value: order.product_total },
    { label: t('orders.delivery_price'), value: order.delivery_price },
    ...commission,
    { label: t('orders.client_total'), value: order.client_total, isTotal: true },
  ];
}
