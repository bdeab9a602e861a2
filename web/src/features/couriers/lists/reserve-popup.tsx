import type { CourierOrder } from '@comanda/contract/couriers';
import { joinTexts } from '@comanda/contract/texts';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { formatAmount, formatKilometres } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { SecondNote } from './cards/second-note.tsx';
import { kilometres } from '../area/order-amounts.ts';

type Props = {
  readonly isOpen: boolean;
  /** The pressed order; it stays during the popup's closing animation. */
  readonly order: CourierOrder | undefined;
  readonly onClose: () => void;
  readonly onReserved: () => void;
};

/** Asks for a confirmation before an order is reserved. */
export function ReservePopup({ isOpen, order, onClose, onReserved }: Props) {
  const { t, language } = useText();
  const { submit } = useCourierArea();
  const [isPending, setPending] = useState(false);
  if (!order) return null;
  const { sector } = order.courier_info;
  const confirm = async () => {
    setPending(true);
    try {
      if ((await submit(order, 'reserve')) === 'done') onReserved();
    } finally {
      setPending(false);
      onClose();
    }
  };
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('couriers.reserve_question', { number: `#${order.number}` })}
      confirmLabel={t('ui.yes')}
      cancelLabel={t('ui.no')}
      isPending={isPending}
      onConfirm={() => void confirm()}
    >
      <p>
        {t('couriers.reserve_note', {
          pub: order.pub_name,
          place: joinTexts([
            order.town,
            sector ? t(`couriers.sector_${sector}`) : '',
            formatKilometres(kilometres(order.courier_info.distance), language),
          ]),
          reward: formatAmount(
            order.courier_info.courier_reward,
            currencySymbol(order.currency_id),
            language,
          ),
        })}
      </p>
      <SecondNote order={order} />
    </ConfirmPopup>
  );
}
