import type { Order } from '@comanda/contract/orders';
import { Check, ChevronDown } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useDoublePressGuard } from '../../../ui/button/use-double-press-guard.ts';
import { useOneTapMinutes } from './one-tap-minutes.ts';
import styles from './promise.module.css';

type Props = {
  readonly order: Order;
  readonly isPending: boolean;
  /** `isByKey`: the focus moves with the slip. */
  readonly onAccept: (minutes: number, isByKey: boolean) => void;
  readonly onAskTime: (isByKey: boolean) => void;
};

/** Accepts an order with the usual minutes of its type, longer while the pub is busy, in one tap; the small button asks for others. */
export function AcceptButtons({ order, isPending, onAccept, onAskTime }: Props) {
  const { t } = useText();
  const rest = useDoublePressGuard();
  const minutes = useOneTapMinutes(order.order_type);
  const isBlocked = isPending || rest.isBlocked;
  const number = <span className="visually-hidden"> #{order.id}</span>;
  return (
    <div className={styles['accept']}>
      <Button
        icon={<Check aria-hidden="true" />}
        isPending={isBlocked}
        onClick={({ detail }) => {
          rest.start();
          onAccept(minutes, detail === 0);
        }}
      >
        {t('orders.accept_with_time', { minutes })}
        {number}
      </Button>
      <Button
        aria-haspopup="dialog"
        title={t('orders.other_time')}
        icon={<ChevronDown aria-hidden="true" />}
        isPending={isBlocked}
        onClick={({ detail }) => {
          onAskTime(detail === 0);
        }}
      >
        <span className="visually-hidden">{t('orders.other_time')}</span>
        {number}
      </Button>
    </div>
  );
}
