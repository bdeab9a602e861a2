import type { Order } from '@comanda/contract/orders';
import { MAX_WRONG_CODES } from '@comanda/domain/orders';
import { KeyRound } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import block from '../courier/courier-block.module.css';
import { useAllowHandover } from '../live/order-api.ts';
import styles from './order-sheet.module.css';

/** The guest's code, for a pub that is asked for it by phone; and how the courier gets on when it was typed wrongly. */
export function HandoverCode({ order: { id, handover } }: { readonly order: Order }) {
  const { t } = useText();
  const allow = useAllowHandover();
  if (!handover) return null;
  const { code, wrong } = handover;
  const isLocked = wrong >= MAX_WRONG_CODES;
  return (
    <section className={classNames(block['box'], styles['handover'])} aria-live="polite">
      <KeyRound aria-hidden="true" />
      <div className={block['boxWords']}>
        <h2>{t('orders.handover_code')}</h2>
        <b>{code}</b>
        {wrong > 0 && (
          <p>
            {isLocked ? t('orders.handover_locked') : t('orders.handover_wrong', { count: wrong })}
          </p>
        )}
      </div>
      {isLocked && (
        <Button
          size="small"
          isPending={allow.isPending}
          onClick={() => {
            allow.mutate(id);
          }}
        >
          {t('orders.handover_allow')}
        </Button>
      )}
    </section>
  );
}
