import { promiseReasons, type OrderType, type PromiseReason } from '@comanda/domain/orders';
import { Bike, CookingPot, Layers, MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../status/reasons.module.css';

const reasonIcons: Record<PromiseReason, typeof Bike> = {
  too_busy: Layers,
  takes_longer: CookingPot,
  courier_is_late: Bike,
  by_guest: MessageSquareText,
};

type Props = {
  readonly orderType: OrderType;
  readonly onChoose: (reason: PromiseReason) => void;
};

/** Why an order is later than promised: one press. */
export function LaterReasons({ orderType, onChoose }: Props) {
  const { t } = useText();
  const firstRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    firstRef.current?.focus();
  }, []);
  // No courier comes to a table.
  const offered = promiseReasons.filter(
    (reason) => reason !== 'courier_is_late' || orderType === 'delivery',
  );
  return (
    <>
      <p className={styles['hint']}>{t('orders.later_hint')}</p>
      <div className={styles['reasons']}>
        {offered.map((reason, index) => {
          const Icon = reasonIcons[reason];
          return (
            <Button
              key={reason}
              {...(index === 0 ? { ref: firstRef } : {})}
              variant="quiet"
              size="large"
              icon={<Icon aria-hidden="true" />}
              onClick={() => {
                onChoose(reason);
              }}
            >
              {t(`orders.promise_reason_${reason}`)}
            </Button>
          );
        })}
      </div>
    </>
  );
}
