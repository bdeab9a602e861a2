import type { Order } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { toAmount, toMinor } from '@comanda/domain/money';
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
  | 'discount'
  | 'discount_total'
  | 'comp_total'
  | 'deposit'
>;

type Words = { readonly t: Translate; readonly language: Language };

/** What the dishes would cost, and what is taken off it. */
function reductionLines(order: Sums, { t, language }: Words): AmountLine[] {
  const { discount, discount_total: discountTotal = 0, comp_total: compTotal = 0, deposit } = order;
  const orderedMinor = [order.dish_total, discountTotal, compTotal].map(toMinor);
  const label =
    discount?.percent === undefined
      ? t('orders.discount')
      : t('orders.discount_of', { percent: formatPercent(discount.percent, language) });
  return [
    {
      label: t('orders.dish_total'),
      value: toAmount(orderedMinor.reduce((sum, part) => sum + part, 0)),
    },
    ...(compTotal > 0 ? [{ label: t('orders.comp'), value: -compTotal }] : []),
    ...(discount ? [{ label, value: -discountTotal }] : []),
    ...(deposit === undefined ? [] : [{ label: t('orders.deposit'), value: deposit }]),
  ];
}

/**
 * The amounts at the foot of the slip, in the order of their addition: dishes, delivery, the guest's total.
 * Then the same total split by recipient: the pub's part and the commission.
 */
export function priceLines(order: Sums, { t, language }: Words): readonly AmountLine[] {
  const vat = (order.vat ?? []).map(({ percent, vat: value }) => ({
    label: t('vat.included', { percent: formatPercent(percent, language) }),
    value,
  }));
  const reductions = reductionLines(order, { t, language });
  if (!orderTypeTable.hasDeliveryPrice[order.order_type]) {
    const total = { label: t('orders.total'), value: order.client_total, isTotal: true };
    return [...(reductions.length > 1 ? reductions : []), total, ...vat];
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
    ...reductions,
    { label: t('orders.delivery_price'), value: order.delivery_price },
    { label: t('orders.client_total'), value: order.client_total, isTotal: true },
    ...vat,
    ...parts,
  ];
}
