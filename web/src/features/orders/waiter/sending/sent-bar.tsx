import { placeTexts } from '@comanda/contract/orders';
import { TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import { holdReload } from '../../../../lib/live/work-in-hand.ts';
import { Link } from '../../../../lib/routes/link.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Note } from '../../../../ui/note/note.tsx';
import { lineTitle } from '../../editing/dish-lines.ts';
import { useSetStatus } from '../../live/order-api.ts';
import bar from '../../status/undo/undo-bar.module.css';
import { useCountdown, useInUse } from '../../status/undo/use-in-use.ts';
import { useRefreshLastOrders } from '../waiter-api.ts';
import styles from './sending.module.css';
import type { Sent } from './use-send-order.ts';

/** For how long a round that one press has sent can be taken back. */
const UNDO_MS = 8000;

export type ShownSent = Sent & {
  /** It was sent by one press: one press takes it back. */
  readonly canUndo: boolean;
};

type Props = { readonly sent: ShownSent; readonly onEnd: () => void };

/** The order that was just sent, with the way to it. */
export function SentBar({ sent, onEnd }: Props) {
  return sent.isEarlier ? (
    <EarlierNote sent={sent} onEnd={onEnd} />
  ) : (
    <Bar sent={sent} onEnd={onEnd} />
  );
}

function Bar({ sent: { order, canUndo }, onEnd }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { ref, isInUse, returnFocus } = useInUse();
  const refreshLast = useRefreshLastOrders();
  const undoing = useSetStatus({ onSet: refreshLast, onFailed: () => undefined });
  const isPaused = isInUse || undoing.isPending;
  useCountdown(UNDO_MS, { isPaused, onEnd });
  useEffect(holdReload, []);
  const number = `#${order.number}`;
  const place = t(placeTexts[order.order_type], { table: order.table_for_in_place_order });
  const message = undoing.isSuccess
    ? t('orders.waiter_undone', { number })
    : undoing.isError
      ? `${number}: ${errorText(undoing.error)}`
      : t('orders.waiter_sent', { number, place });
  return (
    <fieldset
      ref={ref}
      aria-label={message}
      data-paused={isPaused || undefined}
      className={bar['bar']}
    >
      <p>{message}</p>
      {canUndo && !undoing.isSuccess ? (
        <button
          type="button"
          className={bar['undo']}
          aria-disabled={undoing.isPending || undefined}
          onClick={() => {
            if (undoing.isPending) return;
            returnFocus();
            // What somebody has done with it since stays: `from`.
            undoing.mutate({ order, status: 'canceled', from: order.status });
          }}
        >
          <Undo2 />
          {t('orders.undo')}
        </button>
      ) : (
        <Link to={`/admin/pub/${order.pub_id}/order/${order.id}`} className={styles['open']}>
          {t('orders.waiter_open')}
        </Link>
      )}
      <IconButton
        variant="onDark"
        label={t('ui.close')}
        icon={<X />}
        onClick={() => {
          returnFocus();
          onEnd();
        }}
      />
      <i aria-hidden="true" className={bar['left']} style={{ animationDuration: `${UNDO_MS}ms` }} />
    </fieldset>
  );
}

/** It stays until a person closes it: what the slip has may be another order, or none. */
function EarlierNote({ sent: { order }, onEnd }: Props) {
  const { t } = useText();
  const dishes = order.dishes.map((line) => `${line.count} × ${lineTitle(line)}`).join(', ');
  return (
    <Note
      tone="orange"
      icon={<TriangleAlert />}
      title={t('orders.waiter_arrived_before', { number: `#${order.number}`, dishes })}
      onClose={onEnd}
    >
      <Link to={`/admin/pub/${order.pub_id}/order/${order.id}`}>{t('orders.waiter_open')}</Link>
    </Note>
  );
}
