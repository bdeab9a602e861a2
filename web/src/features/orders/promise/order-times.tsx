import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMinutesUntil } from '../../../lib/clock/use-minutes-until.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatAge, formatDayTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './promise.module.css';
import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { waitingLimits, waitsForAnswer } from '@comanda/domain/orders';
import { RelativeAge } from '../../../ui/amounts/relative-age.tsx';
import { promisedUntilMs } from './promised-order.ts';

const MINUTE_MS = 60_000;

type AgeProps = {
  readonly order: Order;
  /** The pub's; without it the opening is so many hours away. */
  readonly timeZone?: string;
};

/**
 * For how long an order has waited. Where a time was promised, an order is late after that time, not after the usual
 * limits. An order that was placed while the pub was closed shows the time from which it will wait.
 */
export function OrderAge({ order, timeZone }: AgeProps) {
  if (isAhead(order)) return null;
  const isPromised = promisedUntilMs(order) !== undefined;
  return (
    <RelativeAge
      since={workBegan(order)}
      limits={isPromised ? undefined : waitingLimits(order.status)}
      before={
        waitsForAnswer(order.status) &&
        order.answer_from !== undefined && (
          <AnswerFrom from={order.answer_from} timeZone={timeZone} />
        )
      }
    />
  );
}

type FromProps = { readonly from: string; readonly timeZone: string | undefined };

function AnswerFrom({ from, timeZone }: FromProps) {
  const { t, language } = useText();
  const minutes = useMinutesUntil(Date.parse(from));
  const now = new Date(useNow(MINUTE_MS));
  if (timeZone === undefined) return t('orders.answer_in', { age: formatAge(minutes, language) });
  const time = formatDayTime(from, { language, timeZone, now });
  return t('orders.answer_from', { time });
}

/** From when the guest waits for an answer, or for the kitchen. */
export const workBegan = (order: Order): string => {
  const { status, created_time: placed, answer_from: answerFrom, cook_at: cookAt } = order;
  return (waitsForAnswer(status) ? answerFrom : cookAt) ?? placed;
};

type Props = {
  /** The promised time, in milliseconds. */
  readonly untilMs: number;
  readonly label?: ReactNode;
  /** Without words: a plus marks the minutes as late. */
  readonly isCompact?: boolean;
  readonly children?: ReactNode;
};

/** How many minutes are left until a promised time; marked when it has passed. */
export function TimeLeft({ untilMs, label, isCompact = false, children }: Props) {
  const { t } = useText();
  const minutes = useMinutesUntil(untilMs);
  const isLate = minutes < 0;
  const isShort = isCompact && isLate;
  const words = t(isLate ? 'orders.late_by' : 'orders.time_left', { minutes: Math.abs(minutes) });
  const Icon = isLate ? TriangleAlert : Clock;
  return (
    <div className={classNames(styles['line'], isLate && styles['late'])}>
      <Icon />
      <p>
        {label}{' '}
        <span className={styles['left']}>
          {isShort && <span aria-hidden="true">+{t('orders.minutes', { minutes: -minutes })}</span>}
          <span className={isShort ? 'visually-hidden' : undefined}>{words}</span>
        </span>
      </p>
      {children}
    </div>
  );
}
