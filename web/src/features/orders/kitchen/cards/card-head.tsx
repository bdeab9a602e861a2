import { placeTexts } from '@comanda/contract/orders';
import { Ban, Check, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { formatAge, formatTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { RehearsalBadge } from '../../../../product/rehearsal/rehearsal-badge.tsx';
import { useDoublePressGuard } from '../../../../ui/button/use-double-press-guard.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ForTime } from '../../promise/for-time.tsx';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import styles from './card-head.module.css';
import type { CardState, KitchenCard } from './kitchen-cards.ts';
import type { Wait } from './use-wait.ts';

type Props = {
  readonly card: KitchenCard;
  readonly wait: Wait;
  /** The head was pressed: done, or not done after all. */
  readonly onHead: (card: KitchenCard) => void;
};

/** The button for the whole order: what it is, and how long it waits or may wait. */
export function CardHead({ card, wait, onHead }: Props) {
  const { order, state } = card;
  const { t } = useText();
  // A knuckle often presses twice: the second press would undo the first.
  const guard = useDoublePressGuard();
  const place = t(placeTexts[order.order_type], { table: order.table_for_in_place_order });
  return (
    <button
      type="button"
      className={styles['head']}
      disabled={state === 'gone' || card.lines.length === 0}
      onClick={() => {
        if (guard.isBlocked) return;
        guard.start();
        onHead(card);
      }}
    >
      <span className={styles['title']}>
        <span className="visually-hidden">
          {t(state === 'done' ? 'orders.kitchen_undo' : 'orders.kitchen_done')}{' '}
        </span>
        <b className={styles['number']}>#{order.number}</b>
        <span className={styles['place']}>{place}</span>
        <ForTime order={order} />
        <RehearsalBadge order={order} />
      </span>
      <HeadIcon state={state} />
      {state === 'cooking' ? (
        <Times wait={wait} />
      ) : (
        <span className={styles['finished']}>
          <Finished card={card} />
        </span>
      )}
    </button>
  );
}

function HeadIcon({ state }: { readonly state: CardState }) {
  const Icon = { cooking: Check, done: Undo2, gone: Ban }[state];
  return <Icon className={styles['icon']} />;
}

function Finished({ card: { order, lines, state } }: Pick<Props, 'card'>) {
  const { t } = useText();
  if (lines.length === 0) return t('orders.kitchen_removed');
  if (state === 'done') return t('orders.kitchen_is_done');
  return t(`orders.status_${order.status}`);
}

/** What is left of the promised time; without a promise since when the order waits. */
function Times({ wait: { level, waited, promised } }: Pick<Props, 'wait'>) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const Icon = level === 'late' ? TriangleAlert : Clock;
  const age = t('orders.kitchen_age', { age: formatAge(waited, language) });
  return (
    <span className={classNames(styles['times'], styles[level])}>
      <b>
        <Icon />
        {promised
          ? t(promised.left < 0 ? 'orders.late_by' : 'orders.time_left', {
              minutes: Math.abs(promised.left),
            })
          : age}
      </b>
      {promised && (
        <small>
          {formatTime(promised.untilMs, language, pub.time_zone)} · {age}
        </small>
      )}
    </span>
  );
}
