import type { Order } from '@comanda/contract/orders';
import { promisedTime, refusePromise, waitsForAnswer } from '@comanda/domain/orders';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { PopupProps } from '../../../ui/popup/dialog.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { LaterReasons } from './later-reasons.tsx';
import { MinuteGrid } from './minute-grid.tsx';
import type { ChosenTime } from '../live/status-follow-ups.ts';

type Props = Pick<PopupProps, 'isOpen' | 'onClose' | 'finalFocus'> & {
  readonly order: Order;
  readonly onChoose: (time: ChosenTime) => void;
};

/** Whether the guest has to wait longer than promised, and reads why. */
function needsReason(order: Order, minutes: number): boolean {
  if (waitsForAnswer(order.status) || order.promised_at === null) return false;
  const before = new Date(order.promised_at);
  const after = promisedTime(new Date(), minutes);
  return !refusePromise({ before, after, reason: undefined }).ok;
}

/** Asks in how many minutes an order is ready; when that is later than promised, also why. */
export function PromisePopup({ order, isOpen, onClose, finalFocus, onChoose }: Props) {
  const { t } = useText();
  const [laterMinutes, setLaterMinutes] = useState<number>();
  const number = `#${order.number}`;
  if (laterMinutes === undefined) {
    return (
      <Popup
        isOpen={isOpen}
        onClose={onClose}
        title={t('orders.ready_in_question', { number })}
        maxWidth={420}
        finalFocus={finalFocus}
      >
        <MinuteGrid
          order={order}
          onChoose={(minutes) => {
            if (needsReason(order, minutes)) setLaterMinutes(minutes);
            else onChoose({ minutes });
          }}
        />
      </Popup>
    );
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.later_question', { number })}
      maxWidth={420}
      finalFocus={finalFocus}
      actions={
        <Button
          variant="quiet"
          onClick={() => {
            setLaterMinutes(undefined);
          }}
        >
          {t('ui.back')}
        </Button>
      }
    >
      <LaterReasons
        orderType={order.order_type}
        onChoose={(reason) => {
          onChoose({ minutes: laterMinutes, reason });
        }}
      />
    </Popup>
  );
}
