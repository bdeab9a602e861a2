import type { Courier } from '@comanda/contract/couriers';
import { Ban, Hourglass } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './standing-note.module.css';

/** Why a courier sees few orders, and what to do; empty for an approved courier. */
export function StandingNote({ courier }: { readonly courier: Courier }) {
  const { t } = useText();
  const { id, is_blocked: isBlocked, is_approved: isApproved } = courier;
  if (isApproved) return null;
  return (
    <section className={classNames(styles['standing'], isBlocked && styles['blocked'])}>
      {isBlocked ? <Ban /> : <Hourglass />}
      <div>
        <b>{t(isBlocked ? 'couriers.is_blocked' : 'couriers.waits_for_approval')}</b>
        <p>
          {t(isBlocked ? 'couriers.is_blocked_hint' : 'couriers.waits_for_approval_hint', { id })}
        </p>
      </div>
    </section>
  );
}
