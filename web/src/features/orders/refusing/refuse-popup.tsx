import { refuseReasonsFor, type RefuseReason } from '@comanda/domain/orders';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { OtherReason } from '../questions/other-reason.tsx';
import type { QuestionPopupProps } from '../questions/late-question.tsx';
import { ReasonButtons } from '../questions/reason-buttons.tsx';
import type { ChosenRefusal } from '../live/status-follow-ups.ts';
import { reasonIcons } from './reason-icons.ts';
import { SoldOutDishes } from './sold-out-dishes.tsx';

/** Reasons that need a second answer: which dishes, or which words. */
type Detail = Extract<RefuseReason, 'sold_out' | 'other'>;

const isDetail = (reason: RefuseReason): reason is Detail =>
  reason === 'sold_out' || reason === 'other';

/** Asks why an order is refused: most reasons are one press. */
export function RefusePopup({
  order,
  onChoose,
  isOpen,
  onClose,
  finalFocus,
}: QuestionPopupProps<ChosenRefusal>) {
  const { t } = useText();
  const formId = useId();
  const firstRef = useRef<HTMLButtonElement>(null);
  const [detail, setDetail] = useState<Detail>();
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.refuse_question', { number: `#${order.number}` })}
      maxWidth={420}
      initialFocus={firstRef}
      finalFocus={finalFocus}
      {...(detail && {
        actions: (
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setDetail(undefined);
              }}
            >
              {t('ui.back')}
            </Button>
            <Button type="submit" form={formId} variant="danger">
              {t('orders.refuse_confirm')}
            </Button>
          </>
        ),
      })}
    >
      {detail === undefined && (
        <ReasonButtons
          firstRef={firstRef}
          reasons={refuseReasonsFor(order.order_type).map((reason) => ({
            label: `${t(`orders.cancel_reason_${reason}`)}${isDetail(reason) ? '…' : ''}`,
            icon: reasonIcons[reason],
            onChoose: () => {
              if (isDetail(reason)) setDetail(reason);
              else onChoose({ reason });
            },
          }))}
        />
      )}
      {detail === 'sold_out' && (
        <SoldOutDishes
          formId={formId}
          dishes={order.dishes}
          onChosen={(soldOut) => {
            onChoose({ reason: 'sold_out', soldOut });
          }}
        />
      )}
      {detail === 'other' && (
        <OtherReason
          formId={formId}
          onWritten={(text) => {
            onChoose({ reason: 'other', text });
          }}
        />
      )}
    </Popup>
  );
}
