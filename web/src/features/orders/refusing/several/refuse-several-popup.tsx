import type { Order } from '@comanda/contract/orders';
import { refuseReasons, refuseReasonsFor, type OrderType } from '@comanda/domain/orders';
import { useId, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Popup } from '../../../../ui/popup/popup.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { OtherReason } from '../../questions/other-reason.tsx';
import { ReasonButtons } from '../../questions/reason-buttons.tsx';
import { reasonIcons } from '../reason-icons.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { useRefuseSeveral, type SeveralRefusal } from './refuse-several-api.ts';
import { WaitingList } from './waiting-list.tsx';

type Props = {
  readonly orders: readonly Order[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The pressed button is gone: the focus goes to what is next, and never to what refuses. */
const takeFocus = (next: HTMLButtonElement | null): void => {
  next?.focus();
};

type Step = 'choose' | 'reason' | 'words' | 'confirm';
const before: Readonly<Record<Step, Step>> = {
  choose: 'choose',
  reason: 'choose',
  words: 'reason',
  confirm: 'reason',
};

/** Which orders are refused, why, and what their guests will read. */
export function RefuseSeveralPopup({ orders, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const formId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [step, setStep] = useState<Step>('choose');
  const [refusal, setRefusal] = useState<SeveralRefusal>({ reason: 'too_busy' });
  const { mutate, data, error, isPending } = useRefuseSeveral();
  const isDone = data !== undefined;
  const choose = (next: SeveralRefusal) => {
    setRefusal(next);
    setStep('confirm');
  };
  const count = chosen.size;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.refuse_several')}
      maxWidth={420}
      problem={error ? <Notice>{errorText(error)}</Notice> : undefined}
      actions={
        isDone ? (
          <Button ref={takeFocus} onClick={onClose}>
            {t('ui.close')}
          </Button>
        ) : (
          <>
            {step !== 'choose' && (
              <Button
                {...(step === 'confirm' && { ref: takeFocus })}
                variant="quiet"
                onClick={() => {
                  setStep(before[step]);
                }}
              >
                {t('ui.back')}
              </Button>
            )}
            {step === 'choose' && (
              <Button
                disabled={count === 0}
                onClick={() => {
                  setStep('reason');
                }}
              >
                {t('orders.refuse_several_next', { count })}
              </Button>
            )}
            {step === 'words' && (
              <Button type="submit" form={formId}>
                {t('orders.refuse_several_next', { count })}
              </Button>
            )}
            {step === 'confirm' && (
              <Button
                variant="danger"
                isPending={isPending}
                onClick={() => {
                  mutate({ order_ids: [...chosen], ...refusal });
                }}
              >
                {t('orders.refuse_several_confirm', { count })}
              </Button>
            )}
          </>
        )
      }
    >
      {isDone && <Outcome {...data} />}
      {!isDone && step === 'choose' && (
        <WaitingList orders={orders} chosen={chosen} onChoose={setChosen} />
      )}
      {step === 'reason' && (
        <Reasons
          types={orders.filter(({ id }) => chosen.has(id)).map(({ order_type: type }) => type)}
          onWords={() => {
            setStep('words');
          }}
          onChoose={choose}
        />
      )}
      {step === 'words' && (
        <OtherReason
          formId={formId}
          onWritten={(text) => {
            choose({ reason: 'other', text });
          }}
        />
      )}
      {!isDone && step === 'confirm' && (
        <p>
          {t('orders.refuse_several_reads', {
            reason: refusal.text ?? t(`orders.cancel_reason_${refusal.reason}`),
          })}
        </p>
      )}
    </Popup>
  );
}

type ReasonsProps = {
  /** Of the chosen orders. */
  readonly types: readonly OrderType[];
  readonly onWords: () => void;
  readonly onChoose: (refusal: SeveralRefusal) => void;
};

/** What is sold out differs from order to order: each is refused by itself. */
function Reasons({ types, onWords, onChoose }: ReasonsProps) {
  const { t } = useText();
  const reasons = refuseReasons.filter(
    (reason) =>
      reason !== 'sold_out' && types.some((type) => refuseReasonsFor(type).includes(reason)),
  );
  return (
    <ReasonButtons
      firstRef={takeFocus}
      reasons={reasons.map((reason) => ({
        label: `${t(`orders.cancel_reason_${reason}`)}${reason === 'other' ? '…' : ''}`,
        icon: reasonIcons[reason],
        onChoose: () => {
          if (reason === 'other') onWords();
          else if (reason !== 'sold_out') onChoose({ reason });
        },
      }))}
    />
  );
}

type OutcomeProps = {
  readonly orders: readonly Order[];
  readonly answered: readonly { readonly order_id: number }[];
};

function Outcome({ orders, answered }: OutcomeProps) {
  const { t } = useText();
  const { findOrder } = usePubOrders();
  const numbers = answered.map(({ order_id: id }) => `#${findOrder(id)?.number ?? id}`).join(', ');
  return (
    <>
      <Notice isGood>{t('orders.refused_several', { count: orders.length })}</Notice>
      {numbers !== '' && <p>{t('orders.refused_several_answered', { numbers })}</p>}
    </>
  );
}
