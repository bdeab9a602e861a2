import type { CourierOrder } from '@comanda/contract/couriers';
import { Bike, CookingPot, KeyRound } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { RelativeAge } from '../../../../ui/amounts/relative-age.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { RehearsalBadge } from '../../../../product/rehearsal/rehearsal-badge.tsx';
import { Slip } from '../../../../product/slip/slip.tsx';
import { nextCourierStep } from '../../area/courier-filter.ts';
import { OrderContents } from './order-contents.tsx';
import { OtherSteps } from '../../steps/other-steps.tsx';
import styles from './courier-card.module.css';
import { seenCancellations } from '../../canceling/cancellations.ts';
import handoverStyles from '../../handover/handover.module.css';
import { IdleNote } from '../../idle/idle-note.tsx';
import { lostOrders } from '../../idle/lost-orders.ts';
import { CourierSums } from './courier-sums.tsx';
import type { CourierStep, StepDetails } from '../../offline/step-queue.ts';
import { PositionSwitch } from '../../position/position-parts.tsx';
import { GuestPlace, PubPlace } from '../../route/places.tsx';
import { ReadyNote } from './ready-note.tsx';
import { RouteButton } from '../../route/route-button.tsx';
import { CashToTake } from '../../steps/cash-to-take.tsx';
import { StepPopup, type StepToConfirm } from '../../steps/step-popup.tsx';
import { useStep } from '../../steps/use-step.ts';
import { WaitingNote } from '../../steps/waiting-note.tsx';

type Props = {
  readonly order: CourierOrder;
  /** Only the first card fixes its next step at the foot of the screen, while the card is visible. */
  readonly isFirst: boolean;
  /** With several orders the next step names its order, to avoid confusion. */
  readonly isOnly: boolean;
};

/** An active order: address, phones, amounts and the next step. */
export function ActiveCard({ order: known, isFirst, isOnly }: Props) {
  const { order, submit, pending, waiting, isFinished } = useStep(known);
  const { t } = useText();
  const confirmation = usePopup<StepToConfirm>();
  const next = nextCourierStep(order);
  const isOnTheWay = next === 'complete';
  const { warned } = order.courier_info;
  const isHandoverLocked = order.handover?.tries_left === 0;
  const run = (step: CourierStep, details?: StepDetails) => {
    // The courier who cancels an order needs no notice about it.
    if (step === 'cancel') seenCancellations.add(order.id);
    if (step === 'release') lostOrders.giveBack(order.id);
    return submit(step, details);
  };
  // Only a step that was confirmed: one without a question may end while the next one is confirmed already.
  const confirm = async (step: CourierStep, details?: StepDetails) => {
    const outcome = await run(step, details);
    // Beside the field a refused code can be typed again.
    if (outcome !== 'refused' || details?.code === undefined) confirmation.close();
  };
  return (
    <Slip
      number={`#${order.number}`}
      tone={isOnTheWay ? 'blue' : 'orange'}
      age={<RelativeAge since={order.cook_at ?? order.created_time} />}
      status={
        <>
          <RehearsalBadge order={order} />
          <StatusBadge order={order} isOnTheWay={isOnTheWay} />
          <ReadyNote order={order} />
          <WaitingNote waiting={waiting} />
        </>
      }
      footer={
        isFinished ? undefined : (
          <NextStep
            step={next}
            number={isOnly ? undefined : order.number}
            isFirst={isFirst}
            isPending={pending === next}
            onPress={() => {
              // Completing needs a confirmation; a pickup can be undone by a release.
              if (next === 'complete') confirmation.open(next);
              else void run(next);
            }}
          />
        )
      }
    >
      <div className={styles['active']}>
        {warned && !isOnTheWay && !isFinished && (
          <IdleNote
            warned={warned}
            isPending={pending === 'coming' || waiting.some(({ step }) => step === 'coming')}
            onComing={() => void run('coming')}
          />
        )}
        <CashToTake order={order} />
        {order.handover && !isFinished && (
          <p
            className={classNames(
              handoverStyles['note'],
              isHandoverLocked && handoverStyles['refused'],
            )}
          >
            <KeyRound />
            {t(isHandoverLocked ? 'errors.handover_is_locked' : 'couriers.handover_hint')}
          </p>
        )}
        {!isOnTheWay && <PubPlace order={order} />}
        <GuestPlace order={order} />
        <RouteButton order={order} />
        {known.status === 'at_courier' && !isFinished && <PositionSwitch orderID={order.id} />}
        <OrderContents order={order} />
        {/* The courier may have to call the pub, for example about a missing dish. */}
        {isOnTheWay && <PubPlace order={order} />}
        <CourierSums order={order} />
        {!isFinished && <OtherSteps isOnTheWay={isOnTheWay} onAsk={confirmation.open} />}
      </div>
      <StepPopup
        order={order}
        isOpen={confirmation.isOpen}
        step={confirmation.subject}
        isPending={pending !== undefined}
        onClose={confirmation.close}
        onConfirm={(step, details) => void confirm(step, details).catch(confirmation.close)}
      />
    </Slip>
  );
}

type BadgeProps = { readonly order: CourierOrder; readonly isOnTheWay: boolean };

function StatusBadge({ order, isOnTheWay }: BadgeProps) {
  const { t } = useText();
  return (
    <Badge tone={isOnTheWay ? 'blue' : 'orange'} icon={isOnTheWay ? <Bike /> : <CookingPot />}>
      {t(statusKey(order))}
    </Badge>
  );
}

function statusKey({ status }: CourierOrder) {
  if (status === 'at_courier') return 'couriers.on_the_way';
  return status === 'preparing' ? 'couriers.being_cooked' : 'couriers.at_venue';
}

type NextProps = Pick<Props, 'isFirst'> & {
  readonly step: ReturnType<typeof nextCourierStep>;
  /** The order's number, where the courier has several orders. */
  readonly number: number | undefined;
  readonly isPending: boolean;
  readonly onPress: () => void;
};

function NextStep({ step, number, isFirst, isPending, onPress }: NextProps) {
  const { t } = useText();
  return (
    <div className={classNames(styles['next'], isFirst && styles['first'])}>
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        size="large"
        fullWidth
        isPending={isPending}
        onClick={onPress}
      >
        {t(`couriers.${step}`)}
        {number !== undefined && ` · #${number}`}
      </Button>
    </div>
  );
}
