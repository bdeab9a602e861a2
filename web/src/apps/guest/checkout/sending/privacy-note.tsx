import { useCheckout } from '../checkout-context.ts';
import type { Delivery } from '../delivery/use-delivery.ts';

/** Who gets what the guest has typed, and for how long it is stored. */
export function PrivacyNote({ delivery }: { readonly delivery: Delivery | undefined }) {
  const { t, info } = useCheckout();
  const suffix = info.inTelegram ? '_in_telegram' : '';
  return (
    <small>
      {delivery ? delivery.t(`guest.delivery.data${suffix}`) : t(`guest.checkout.data${suffix}`)}{' '}
      {t('guest.checkout.data_deleted', { count: info.contactDays })}{' '}
      <a href={`/privacy?lang=${info.language}`} target="_blank">
        {t('guest.checkout.data_more')}
      </a>
    </small>
  );
}
