import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { isVoided } from '@comanda/domain/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './reasons.module.css';
import { useWhy, WhyReduced } from './why-reduced.tsx';

/** Why something is taken out of an order; asked only once its kitchen has it. */
export function useVoiding(order: Order) {
  const form = useWhy('void');
  const isAsked = isVoided({ status: order.status, isAhead: isAhead(order) });
  return {
    form,
    isAsked,
    /** The fields of the request; undefined while the reason is missing. */
    sent: () => {
      if (!isAsked) return {};
      const { reason, text } = form.why ?? {};
      if (reason === undefined) return undefined;
      return { void_reason: reason, ...(text !== undefined && { void_text: text }) };
    },
  };
}

type Props = { readonly voiding: ReturnType<typeof useVoiding>; readonly isTried: boolean };

export function WhyVoided({ voiding, isTried }: Props) {
  const { t } = useText();
  if (!voiding.isAsked) return null;
  return (
    <div className={styles['why']}>
      <WhyReduced form={voiding.form} label={t('orders.void_question')} isTried={isTried} />
    </div>
  );
}
