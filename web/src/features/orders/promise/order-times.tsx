import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMinutesUntil } from '../../../lib/clock/use-minutes-until.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './promise.module.css';
import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { waitingLimits, waitsForAnswer } from '@comanda/domain/orders';
import { RelativeAge } from '../../../ui/amounts/relative-age.tsx';
import { promisedUntilMs } from './promised-order.ts';

/**
 * The time since an order was placed, of an accepted one for later since its kitchen began. Where a time was promised,
 * that one decides what is late, not the usual limits.
 */
export function OrderAge({ order }: { readonly order: Order }) {
  if (isAhead(order)) return null;
  const isPromised = promisedUntilMs(order) !== undefined;
  return (
    <RelativeAge
      since={workBegan(order)}
      limits={isPromised ? undefined : waitingLimits(order.status)}
    />
  );
}

/** From when the guest waits for the kitchen. */
export const workBegan = ({ status, created_time: placed, cook_at: cookAt }: Order): string =>
  cookAt === undefined || waitsForAnswer(status) ? placed : cookAt;

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
      <Icon aria-hidden="true" />
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
