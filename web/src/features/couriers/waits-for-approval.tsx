import { Hourglass } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import styles from './courier-orders.module.css';

/** Why a new courier sees so little, and what helps. */
export function WaitsForApproval({ id }: { readonly id: number }) {
  const { t } = useText();
  return (
    <section className={styles['approval']}>
      <Hourglass aria-hidden="true" />
      <div>
        <h3>{t('couriers.waits_for_approval')}</h3>
        <p>{t('couriers.waits_for_approval_hint', { id })}</p>
      </div>
    </section>
  );
}
