import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useCheckout } from '../checkout-context.ts';
import type { Delivery } from '../delivery/use-delivery.ts';

type Props = { readonly orderType: OrderType; readonly delivery: Delivery | undefined };

/** Who gets what the guest has typed, and for how long it is stored. */
export function PrivacyNote({ orderType, delivery }: Props) {
  const { t, info } = useCheckout();
  // At a table the phone is not asked.
  const data = orderTypeTable.needsContacts[orderType] ? 'data_pick_up' : 'data';
  const suffix = info.inTelegram ? '_in_telegram' : '';
  return (
    <small>
      {delivery ? delivery.t(`guest.delivery.data${suffix}`) : t(`guest.checkout.${data}${suffix}`)}{' '}
      {t('guest.checkout.data_deleted', { count: info.contactDays })}{' '}
      <a href={`/privacy?lang=${info.language}`} target="_blank">
        {t('guest.checkout.data_more')}
      </a>
    </small>
  );
}
