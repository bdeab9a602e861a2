import {
  avoidsTexts,
  type Order,
  type OrderDish,
  type PubOrderDish,
} from '@comanda/contract/orders';
import { missingChoices } from '@comanda/domain/later';
import { leftToCook } from '@comanda/domain/orders';
import { Check, ChevronDown, CircleX, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LineNote, LineOptions } from '../../../../product/order-lines/line-options.tsx';
import { useDoublePressGuard } from '../../../../ui/button/use-double-press-guard.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { CardHead } from './card-head.tsx';
import styles from './kitchen-card.module.css';
import type { KitchenCard as Card } from './kitchen-cards.ts';
import { useFittingLines } from './use-fitting-lines.ts';
import { useWait } from './use-wait.ts';

type Props = {
  readonly card: Card;
  readonly onLine: (order: Order, line: PubOrderDish) => void;
  /** A removed line was pressed: the cook has seen it. */
  readonly onRemoved: (order: Order, line: OrderDish) => void;
  /** The cook makes the lines of the card without what the guest avoids. */
  readonly onAvoids: (card: Card) => void;
  /** The head was pressed: done, or not done after all. */
  readonly onHead: (card: Card) => void;
};

/** One order on the wall: its head is the button for all of it, each line one for itself. */
export function KitchenCard({ card, onLine, onRemoved, onAvoids, onHead }: Props) {
  const { order, lines, removed, state } = card;
  const { t } = useText();
  const cardRef = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const fitting = useFittingLines(cardRef, `${order.revision} ${lines.length} ${removed.length}`);
  const shown = isUnfolded ? lines : lines.slice(0, fitting);
  const wait = useWait(order);
  // A knuckle often presses twice: the second press would be about the line that has moved there.
  const guard = useDoublePressGuard();
  const once = (press: () => void) => () => {
    if (guard.isBlocked) return;
    guard.start();
    press();
  };
  return (
    <article
      ref={cardRef}
      className={classNames(
        styles['card'],
        wait.level === 'late' && state === 'cooking' && styles['late'],
        styles[state],
      )}
      aria-label={
        order.is_rehearsal ? `#${order.number}, ${t('orders.rehearsal')}` : `#${order.number}`
      }
    >
      <CardHead card={card} wait={wait} onHead={onHead} />
      <Avoids
        card={card}
        onConfirm={() => {
          onAvoids(card);
        }}
      />
      {order.comments !== '' && <p className={styles['comment']}>{order.comments}</p>}
      <ul className={styles['lines']}>
        {shown.map((line) => (
          <li key={line.line_id} data-line>
            <CookedLine
              line={line}
              missing={order.missing_lines}
              isDisabled={state !== 'cooking'}
              onPress={() => {
                if (!guard.isBlocked) onLine(order, line);
              }}
            />
          </li>
        ))}
        {shown.length < lines.length && (
          <li>
            <button
              type="button"
              className={styles['more']}
              onClick={once(() => {
                setUnfolded(true);
              })}
            >
              <ChevronDown />
              {t('orders.kitchen_more', { count: lines.length - shown.length })}
            </button>
          </li>
        )}
        {removed.map((line) => (
          <li key={line.line_id}>
            <button
              type="button"
              className={classNames(styles['line'], styles['removed'])}
              onClick={once(() => {
                onRemoved(order, line);
              })}
            >
              <small className={styles['removedNote']}>
                <CircleX />
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

type AvoidsProps = { readonly card: Card; readonly onConfirm: () => void };

/** Loud until the cook has confirmed it for each line of the card. */
function Avoids({ card: { order, lines, state }, onConfirm }: AvoidsProps) {
  const { t } = useText();
  const text = avoidsTexts(order.avoids, t).join(' · ');
  if (text === '') return null;
  const isSeen = lines.every(({ avoids_seen: isLineSeen }) => isLineSeen);
  return (
    <button
      type="button"
      className={styles['avoids']}
      disabled={isSeen || state === 'gone'}
      onClick={onConfirm}
    >
      {isSeen ? <Check /> : <TriangleAlert />}
      <span>
        {text}
        <small>{t(isSeen ? 'orders.avoids_seen' : 'orders.kitchen_confirm')}</small>
      </span>
    </button>
  );
}

type CookedLineProps = {
  readonly line: PubOrderDish;
  /** What had run out when the kitchen began with an order for later. */
  readonly missing: Order['missing_lines'];
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** With the count that is left to cook, which is that of the line unless an edit has raised it. */
function CookedLine({ line, missing, isDisabled, onPress }: CookedLineProps) {
  const { t } = useText();
  const isDone = line.done_at !== undefined;
  const choices = missingChoices(line, missing);
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
      {missing?.some(({ line_id: id }) => id === line.line_id) === true && (
        <small className={styles['missing']}>
          <TriangleAlert />{' '}
          {choices.length > 0
            ? t('orders.run_out', { dishes: choices.join(', ') })
            : t('orders.sold_out')}
        </small>
      )}
      {before > 0 && (
        <small className={styles['doneBefore']}>
          <Check /> {t('orders.kitchen_done_before', { count: before })}
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
