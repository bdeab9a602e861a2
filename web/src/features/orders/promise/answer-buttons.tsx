import { CircleX, Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, useCallback, useSyncExternalStore } from 'react';
import styles from './promise.module.css';
import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useDoublePressGuard } from '../../../ui/button/use-double-press-guard.ts';
import { minutesToPromise, type OrderType } from '@comanda/domain/orders';
import { subscribeToTick } from '../../../lib/clock/shared-tick.ts';
import { useDayTime } from './for-time.tsx';
import { usePubOrders, type OrdersPub } from '../live/pub-orders-context.ts';

type Props = ComponentProps<typeof AcceptButtons> & {
  /** Refusing is an icon. */
  readonly isCompact: boolean;
  /** `isByKey`: the focus moves with the slip. */
  readonly onAskRefusal: (isByKey: boolean) => void;
};

/** The two answers to a new order, in a row that wraps: refusing it, which asks for the reason, and accepting it. */
export function AnswerButtons({ onAskRefusal, isCompact, ...accepting }: Props) {
  const { t } = useText();
  const { order, isPending } = accepting;
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        title={isCompact ? t('orders.refuse') : undefined}
        icon={<CircleX />}
        isPending={isPending}
        className={classNames(styles['refuse'], isCompact && styles['small'])}
        onClick={({ detail }) => {
          onAskRefusal(detail === 0);
        }}
      >
        <span>{t('orders.refuse')}</span>
        <span className="visually-hidden"> #{order.number}</span>
      </Button>
      <AcceptButtons {...accepting} />
    </>
  );
}

type AcceptButtonsProps = {
  readonly order: Order;
  readonly isPending: boolean;
  /** `isByKey`: the focus moves with the slip. */
  readonly onAccept: (minutes: number, isByKey: boolean) => void;
  readonly onAskTime: (isByKey: boolean) => void;
};

/**
 * Accepts an order with the usual minutes of its type, longer while the pub is busy, in one tap; the small button asks for
 * others. One for later has its own time, whatever the minutes.
 */
function AcceptButtons({ order, isPending, onAccept, onAskTime }: AcceptButtonsProps) {
  const { t } = useText();
  const timeOf = useDayTime();
  const rest = useDoublePressGuard();
  const minutes = useOneTapMinutes(order.order_type);
  const isBlocked = isPending || rest.isBlocked;
  const ownTime = order.is_ahead === true ? order.wanted_from : undefined;
  const number = <span className="visually-hidden"> #{order.number}</span>;
  return (
    <div className={styles['accept']}>
      <Button
        icon={<Check />}
        isPending={isBlocked}
        onClick={({ detail }) => {
          rest.start();
          onAccept(minutes, detail === 0);
        }}
      >
        {ownTime === undefined
          ? t('orders.accept_with_time', { minutes })
          : t('orders.accept_for', { time: timeOf(ownTime) })}
        {number}
      </Button>
      {ownTime === undefined && (
        <Button
          aria-haspopup="dialog"
          title={t('orders.other_time')}
          icon={<ChevronDown />}
          isPending={isBlocked}
          onClick={({ detail }) => {
            onAskTime(detail === 0);
          }}
        >
          <span className="visually-hidden">{t('orders.other_time')}</span>
          {number}
        </Button>
      )}
    </div>
  );
}

const CHECK_EVERY_MS = 5000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

/** The minutes that one tap or key promises for an order now. */
export function oneTapMinutes(pub: OrdersPub, orderType: OrderType, now: Date): number {
  const busy = { minutes: pub.busy_minutes, until: pub.busy_until };
  return minutesToPromise(pub[`usual_minutes_${orderType}`], busy, now);
}

/** The same for a screen: it changes when being busy ends by itself. */
export function useOneTapMinutes(orderType: OrderType): number {
  const { pub } = usePubOrders();
  const read = useCallback(() => oneTapMinutes(pub, orderType, new Date()), [pub, orderType]);
  return useSyncExternalStore(subscribe, read);
}
