import { promiseReasonsFor, type OrderType, type PromiseReason } from '@comanda/domain/orders';
import { Bike, CookingPot, Layers, MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ReasonButtons } from '../questions/reason-buttons.tsx';

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
  return (
    <ReasonButtons
      firstRef={firstRef}
      reasons={promiseReasonsFor(orderType).map((reason) => ({
        label: t(`orders.promise_reason_${reason}`),
        icon: reasonIcons[reason],
        onChoose: () => {
          onChoose(reason);
        },
      }))}
    />
  );
}
