import type { Order } from '@comanda/contract/orders';
import { MAX_WRONG_CODES } from '@comanda/domain/orders';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { call } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import block from '../courier/courier-block.module.css';
import { ORDER } from '../live/order-api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import styles from './order-sheet.module.css';

/** Lets the courier of an order try the guest's code again. */
function useAllowHandover() {
  const { pub, storeOrder } = usePubOrders();
  return useMutation({
    mutationFn: (orderID: number) =>
      call(`PUT ${ORDER}/handover`, {
        params: { companyID: pub.company_id, pubID: pub.id, orderID },
      }),
    onSuccess: ({ order }) => {
      storeOrder(order);
    },
  });
}

/** The guest's code, for a pub that is asked for it by phone; and how the courier gets on when it was typed wrongly. */
export function HandoverCode({ order: { id, handover } }: { readonly order: Order }) {
  const { t } = useText();
  const allow = useAllowHandover();
  if (!handover) return null;
  const { code, wrong } = handover;
  const isLocked = wrong >= MAX_WRONG_CODES;
  return (
    <section className={classNames(block['box'], styles['handover'])} aria-live="polite">
      <KeyRound />
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
