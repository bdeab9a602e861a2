import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import {
  isUnseen,
  nextStep,
  stepStatuses,
  type OrderStatus,
  type OrderStep,
} from '@comanda/domain/orders';
import { Bell, Bike, Check, CircleCheckBig, PackageCheck, ShoppingBag } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SeenButton } from './seen-button.tsx';
import styles from './step-button.module.css';
import { useDoublePressGuard } from '../../../ui/button/use-double-press-guard.ts';
import type { SlipSteps } from './use-steps.ts';
import { BeginsAt } from '../promise/for-time.tsx';
import { AnswerButtons } from '../promise/answer-buttons.tsx';
import { classNames } from '../../../ui/class-names.ts';
import tones from '../../../ui/tone.module.css';
import { statusTones } from '../status/status-look.tsx';

const stepIcons: Record<Exclude<OrderStep, 'accept'>, typeof Bell> = {
  ready: Bell,
  serve: CircleCheckBig,
  give_out: ShoppingBag,
  hand_over: Bike,
  deliver: PackageCheck,
};

type Props = {
  readonly order: Order;
  readonly steps: SlipSteps;
  /** A status change is waiting for its response. */
  readonly isPending: boolean;
  readonly isCompact: boolean;
};

/** The next step of an order in one tap; a text while the order waits for a courier. */
export function StepButton({ order, steps, isPending, isCompact }: Props) {
  const { t } = useText();
  const rest = useDoublePressGuard();
  const step = nextStep({
    status: order.status,
    orderType: order.order_type,
    isPrepared: order.prepared,
    isForPool: order.delivery_type === 'delivery_service',
    isReserved: order.courier_info.is_reserved,
  });
  if (isUnseen(order)) return <SeenButton order={order} />;
  if (isAhead(order)) return <BeginsAt order={order} className={styles['waits']} />;
  if (step === undefined) {
    if (order.status !== 'preparing') return null;
    return <p className={styles['waits']}>{t('orders.courier_searching')}</p>;
  }
  if (step === 'accept') {
    return (
      <AnswerButtons
        order={order}
        isPending={isPending}
        isCompact={isCompact}
        onAccept={(minutes, isByKey) => {
          steps.accept(order, minutes, isByKey);
        }}
        onAskTime={(isByKey) => {
          steps.askTime(order, isByKey);
        }}
        onAskRefusal={(isByKey) => {
          steps.askRefusal(order, isByKey);
        }}
      />
    );
  }
  const Icon = stepIcons[step];
  return (
    <Button
      variant="quiet"
      icon={<Icon />}
      className={styles['step']}
      isPending={isPending || rest.isBlocked}
      onClick={({ detail }) => {
        rest.start();
        if (step === 'ready') steps.setPrepared(order);
        else steps.setStatus(order, stepStatuses[step], detail === 0);
      }}
    >
      {t(`orders.step_${step}`)}
      <span className="visually-hidden"> #{order.number}</span>
    </Button>
  );
}

/** Replaces the button until the slip moves: shows the new status, in the button's height. */
export function NewStatus({ status }: { readonly status: OrderStatus }) {
  const { t } = useText();
  return (
    <p className={classNames(styles['taken'], tones[statusTones[status]])}>
      <Check />
      {t(`orders.status_${status}`)}
    </p>
  );
}
