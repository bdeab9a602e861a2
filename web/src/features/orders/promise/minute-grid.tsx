import type { Order } from '@comanda/contract/orders';
import { minutesUntil, promisedTime, promiseMinutes, waitsForAnswer } from '@comanda/domain/orders';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import times from '../../../ui/time-button.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { cellAfter } from './cell-after.ts';
import { useOneTapMinutes } from './answer-buttons.tsx';
import styles from './minute-grid.module.css';

/** As in the styles. */
const COLUMNS = 4;
const TICK_MS = 15_000;

type Props = {
  readonly order: Order;
  readonly onChoose: (minutes: number) => void;
};

/** The minutes of one tap for a new order; of an accepted one those that are left. */
function likelyMinutes(order: Order, oneTap: number): number {
  if (waitsForAnswer(order.status) || order.promised_at === null) return oneTap;
  const left = minutesUntil(new Date(order.promised_at), new Date());
  return promiseMinutes.find((minutes) => minutes >= left) ?? Math.max(...promiseMinutes);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = cellAfter(at, event.key, { count: buttons.length, columns: COLUMNS });
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/** The minutes that a pub can promise, each with its time on the pub's clock; arrow keys move over them. */
export function MinuteGrid({ order, onChoose }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const now = new Date(useNow(TICK_MS));
  const likely = likelyMinutes(order, useOneTapMinutes(order.order_type));
  const firstRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    firstRef.current?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between its buttons
    <div className={styles['minutes']} onKeyDown={moveFocus}>
      {promiseMinutes.map((minutes) => (
        <button
          key={minutes}
          type="button"
          {...(minutes === likely ? { ref: firstRef } : {})}
          className={classNames(
            choices['choice'],
            times['time'],
            minutes === likely && styles['likely'],
          )}
          onClick={() => {
            onChoose(minutes);
          }}
        >
          <b>{t('orders.minutes', { minutes })}</b>{' '}
          <small>{formatTime(promisedTime(now, minutes).getTime(), language, pub.time_zone)}</small>
        </button>
      ))}
    </div>
  );
}
