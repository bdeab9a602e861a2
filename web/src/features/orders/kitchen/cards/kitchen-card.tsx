import {
  placeTexts,
  type Order,
  type OrderDish,
  type PubOrderDish,
} from '@comanda/contract/orders';
import { leftToCook } from '@comanda/domain/orders';
import { Ban, Check, CircleX, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { useMinutesSince } from '../../../../lib/clock/use-now.ts';
import { useMinutesUntil } from '../../../../lib/clock/use-minutes-until.ts';
import { formatAge, formatTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LineNote, LineOptions } from '../../../../product/order-lines/line-options.tsx';
import { RehearsalBadge } from '../../../../product/rehearsal/rehearsal-badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { promisedUntilMs } from '../../promise/promised-order.ts';
import { useDoublePressGuard } from '../../../../ui/button/use-double-press-guard.ts';
import styles from './kitchen-card.module.css';
import type { CardState, KitchenCard as Card } from './kitchen-cards.ts';

type Props = {
  readonly card: Card;
  readonly isLate: boolean;
  readonly onLine: (order: Order, line: PubOrderDish) => void;
  /** A removed line was pressed: the cook has seen it. */
  readonly onRemoved: (order: Order, line: OrderDish) => void;
  /** The head was pressed: done, or not done after all. */
  readonly onHead: (card: Card) => void;
};

/** One order on the wall: its head is the button for all of it, each line one for itself. */
export function KitchenCard({ card, isLate, onLine, onRemoved, onHead }: Props) {
  const { order, lines, removed, state } = card;
  const { t } = useText();
  // A knuckle often presses twice: the second press would be about the line that has moved up.
  const guard = useDoublePressGuard();
  return (
    <article
      className={classNames(
        styles['card'],
        isLate && state === 'cooking' && styles['late'],
        styles[state],
      )}
      aria-label={order.is_rehearsal ? `#${order.id}, ${t('orders.rehearsal')}` : `#${order.id}`}
    >
      <Head card={card} onHead={onHead} />
      {order.comments !== '' && <p className={styles['comment']}>{order.comments}</p>}
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.line_id}>
            <CookedLine
              line={line}
              isDisabled={state !== 'cooking'}
              onPress={() => {
                onLine(order, line);
              }}
            />
          </li>
        ))}
        {removed.map((line) => (
          <li key={line.line_id}>
            <button
              type="button"
              className={classNames(styles['line'], styles['removed'])}
              onClick={() => {
                if (guard.isBlocked) return;
                guard.start();
                onRemoved(order, line);
              }}
            >
              <small className={styles['removedNote']}>
                <CircleX aria-hidden="true" />
                <span>
                  <b>{t('orders.kitchen_removed')}</b> {t('orders.kitchen_seen')}
                </span>
              </small>
              <LineText line={line} count={line.count} />
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

type CookedLineProps = {
  readonly line: PubOrderDish;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** With the count that is left to cook, which is that of the line unless an edit has raised it. */
function CookedLine({ line, isDisabled, onPress }: CookedLineProps) {
  const { t } = useText();
  const isDone = line.done_at !== undefined;
  const left = leftToCook({ count: line.count, doneCount: line.done_count ?? 0, isDone });
  const before = isDone ? 0 : line.count - left;
  return (
    <button
      type="button"
      className={styles['line']}
      aria-pressed={isDone}
      disabled={isDisabled}
      onClick={onPress}
    >
      <LineText line={line} count={isDone ? line.count : left} />
      {before > 0 && (
        <small className={styles['doneBefore']}>
          <Check aria-hidden="true" /> {t('orders.kitchen_done_before', { count: before })}
        </small>
      )}
    </button>
  );
}

function LineText({ line, count }: { readonly line: OrderDish; readonly count: number }) {
  return (
    <>
      <b className={styles['count']}>{count}×</b>
      <span className={styles['dish']}>
        {line.name}
        <LineOptions options={line.options} className={styles['options']} />
      </span>
      <LineNote note={line.note} className={styles['dishNote']} />
    </>
  );
}

function Head({ card, onHead }: Pick<Props, 'card' | 'onHead'>) {
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
      aria-label={`${t(state === 'done' ? 'orders.kitchen_undo' : 'orders.kitchen_done')} #${order.id}`}
      onClick={() => {
        if (guard.isBlocked) return;
        guard.start();
        onHead(card);
      }}
    >
      <span className={styles['title']}>
        <b className={styles['number']}>#{order.id}</b>
        <span className={styles['place']}>{place}</span>
        <RehearsalBadge order={order} />
        <HeadIcon state={state} />
      </span>
      <span className={styles['note']}>
        {state === 'cooking' ? <Times order={order} /> : <Finished card={card} />}
      </span>
    </button>
  );
}

function HeadIcon({ state }: { readonly state: CardState }) {
  const Icon = { cooking: Check, done: Undo2, gone: Ban }[state];
  return <Icon aria-hidden="true" />;
}

function Finished({ card: { order, lines, state } }: Pick<Props, 'card'>) {
  const { t } = useText();
  if (lines.length === 0) return t('orders.kitchen_removed');
  if (state === 'done') return t('orders.kitchen_is_done');
  return t(`orders.status_${order.status}`);
}

/** By when it is promised and how much is left; without a promise since when it waits. */
function Times({ order }: { readonly order: Order }) {
  const untilMs = promisedUntilMs(order);
  return untilMs === undefined ? (
    <Waiting since={order.created_time} />
  ) : (
    <Promised untilMs={untilMs} since={order.created_time} />
  );
}

function Waiting({ since }: { readonly since: string }) {
  const { t, language } = useText();
  const age = formatAge(useMinutesSince(since), language);
  return (
    <>
      <Clock aria-hidden="true" /> {t('orders.kitchen_age', { age })}
    </>
  );
}

function Promised({ untilMs, since }: { readonly untilMs: number; readonly since: string }) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const minutes = useMinutesUntil(untilMs);
  const age = formatAge(useMinutesSince(since), language);
  const Icon = minutes < 0 ? TriangleAlert : Clock;
  return (
    <>
      <Icon aria-hidden="true" /> <b>{formatTime(untilMs, language, pub.time_zone)}</b>
      <span>
        {t(minutes < 0 ? 'orders.late_by' : 'orders.time_left', { minutes: Math.abs(minutes) })}
      </span>
      <small>{t('orders.kitchen_age', { age })}</small>
    </>
  );
}
