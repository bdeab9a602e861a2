import { isPaymentType } from '@comanda/domain/orders';
import type { Translate } from '../../../../lib/i18n/use-text.ts';

/** How the guest pays. */
export function paymentText(paymentType: string, t: Translate): string {
  return isPaymentType(paymentType)
    ? t(`couriers.payment_${paymentType}`)
    : t('couriers.payment_not_proceeded');
}
