import type { Order } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { orderTypeTable } from '@comanda/domain/orders';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { formatPercent } from '../../../lib/format/format.ts';
import type { AmountLine } from '../../../ui/amounts/amount-list.tsx';

type Sums = Pick<
  Order,
  | 'order_type'
  | 'commission_percent'
  | 'commission'
  | 'dish_total'
  | 'delivery_price'
  | 'final_price'
  | 'client_total'
  | 'vat'
>;

type Words = { readonly t: Translate; readonly language: Language };

/**
 * The amounts at the foot of the slip, in the order of their addition: dishes, delivery, the guest's total.
 * Then the same total split by recipient: the pub's part and the commission.
 */
export function priceLines(order: Sums, { t, language }: Words): readonly AmountLine[] {
  const vat = (order.vat ?? []).map(({ percent, vat: value }) => ({
    label: t('vat.included', { percent: formatPercent(percent, language) }),
    value,
  }));
  if (!orderTypeTable.hasDeliveryPrice[order.order_type]) {
    return [{ label: t('orders.total'), value: order.client_total, isTotal: true }, ...vat];
  }
  const parts: AmountLine[] =
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
    { label: t('orders.dish_total'), value: order.dish_total },
    { label: t('orders.delivery_price'), value: order.delivery_price },
    { label: t('orders.client_total'), value: order.client_total, isTotal: true },
    ...vat,
    ...parts,
  ];
}
