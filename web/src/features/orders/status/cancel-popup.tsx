import type { CancelReason } from '@comanda/domain/orders';
import { Clock, MessageSquareText, PhoneMissed, UtensilsCrossed } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { ReasonButtons } from '../questions/reason-buttons.tsx';
import { OtherReason } from '../questions/other-reason.tsx';
import type { QuestionPopupProps } from '../questions/late-question.tsx';
import type { ChosenReason } from '../live/status-follow-ups.ts';

/** Reasons chosen by one press; another reason is typed. */
const atOnce = [
  ['sold_out', UtensilsCrossed],
  ['closing', Clock],
  ['not_reached', PhoneMissed],
] as const satisfies readonly (readonly [CancelReason, typeof Clock])[];

type Props = QuestionPopupProps<ChosenReason>;

/** Asks for the reason before canceling: a listed reason is one press, another one is typed. */
export function CancelPopup({ order, isOpen, onClose, onChoose, finalFocus }: Props) {
  const { t } = useText();
  const formId = useId();
  const notRef = useRef<HTMLButtonElement>(null);
  const [isOther, setIsOther] = useState(false);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.cancel_question', { number: `#${order.number}` })}
      maxWidth={420}
      initialFocus={notRef}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={notRef} variant="quiet" onClick={onClose}>
            {t('orders.cancel_not')}
          </Button>
          {isOther && (
            <Button type="submit" form={formId} variant="danger">
              {t('orders.cancel_confirm')}
            </Button>
          )}
        </>
      }
    >
      {isOther ? (
        <OtherReason
          formId={formId}
          onWritten={(text) => {
            onChoose({ reason: 'other', text });
          }}
        />
      ) : (
        <KnownReasons
          onChoose={onChoose}
          onOther={() => {
            setIsOther(true);
          }}
        />
      )}
    </Popup>
  );
}

type KnownProps = Pick<Props, 'onChoose'> & { readonly onOther: () => void };

function KnownReasons({ onChoose, onOther }: KnownProps) {
  const { t } = useText();
  return (
    <ReasonButtons
      reasons={[
        ...atOnce.map(([reason, icon]) => ({
          label: t(`orders.cancel_reason_${reason}`),
          icon,
          onChoose: () => {
            onChoose({ reason });
          },
        })),
        {
          label: `${t('orders.cancel_reason_other')}…`,
          icon: MessageSquareText,
          onChoose: onOther,
        },
      ]}
    />
  );
}
