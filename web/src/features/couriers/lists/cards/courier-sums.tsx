import type { CourierOrder } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AmountList, type AmountLine } from '../../../../ui/amounts/amount-list.tsx';
import { clientTotal, pubPayment } from '../../area/order-amounts.ts';

/** The amount taken from the guest and its parts: the lines above add up to it. */
export function CourierSums({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  const paidToPub = pubPayment(order);
  const total = clientTotal(order);
  const platform = order.courier_info.courier_debit;
  const isCash = order.payment_type === 'cash';
  const lines: AmountLine[] = [
    { label: t('couriers.reward'), value: order.courier_info.courier_reward },
    ...(paidToPub === undefined ? [] : [{ label: t('couriers.pay_venue'), value: paidToPub }]),
    ...(paidToPub === undefined || platform === undefined || !isCash
      ? []
      : [{ label: t('couriers.for_platform'), value: platform }]),
    ...(total === undefined
      ? []
      : [
          {
            label: t(isCash ? 'couriers.take_from_guest' : 'couriers.guest_pays_by_card'),
            value: total,
            isTotal: isCash,
          },
        ]),
  ];
  return <AmountList lines={lines} symbol={currencySymbol(order.currency_id)} />;
}
