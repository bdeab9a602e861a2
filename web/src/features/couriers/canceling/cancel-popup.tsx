import {
  courierCancelReasons,
  MAX_CANCEL_TEXT_LENGTH,
  type CourierCancelReason,
} from '@comanda/domain/orders';
import { useId, useRef, useState, type Ref } from 'react';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import type { CourierReason } from '../offline/step-queue.ts';
import styles from './canceling.module.css';

type Props = {
  readonly number: number;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (why: CourierReason) => void;
};

/** Asks for a reason and a confirmation: canceling cannot be undone. */
export function CancelPopup({ number, isOpen, isPending, onClose, onConfirm }: Props) {
  const { t } = useText();
  const formId = useId();
  const notRef = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('couriers.cancel_question', { number: `#${number}` })}
      maxWidth={420}
      initialFocus={notRef}
      actions={
        <>
          <Button ref={notRef} variant="quiet" onClick={onClose}>
            {t('ui.no')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={isPending}>
            {t('couriers.cancel')}
          </Button>
        </>
      }
    >
      <p className={styles['hint']}>{t('couriers.cancel_note')}</p>
      <ReasonForm formId={formId} onConfirm={onConfirm} />
    </Popup>
  );
}

type FormProps = {
  /** The form's id, for the button at the popup's foot. */
  readonly formId: string;
  readonly onConfirm: (why: CourierReason) => void;
};

function ReasonForm({ formId, onConfirm }: FormProps) {
  const { t } = useText();
  const firstRef = useRef<HTMLInputElement>(null);
  const textRef = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<CourierCancelReason>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<'reason' | 'text'>();
  const confirm = () => {
    const words = text.trim();
    if (reason === undefined) {
      setMissing('reason');
      firstRef.current?.focus();
    } else if (reason !== 'other') onConfirm({ reason });
    else if (words !== '') onConfirm({ reason, text: words });
    else {
      setMissing('text');
      textRef.current?.focus();
    }
  };
  return (
    <form
      id={formId}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Reasons
        firstRef={firstRef}
        chosen={reason}
        onChoose={(chosen) => {
          setReason(chosen);
          setMissing(undefined);
        }}
      />
      {missing === 'reason' && (
        <p role="alert" className={styles['missing']}>
          {t('couriers.cancel_choose')}
        </p>
      )}
      {reason === 'other' && (
        <TextField
          ref={textRef}
          label={t('orders.cancel_text')}
          maxLength={MAX_CANCEL_TEXT_LENGTH}
          value={text}
          error={missing === 'text' ? t('errors.cancel_text_is_required') : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setMissing(undefined);
          }}
        />
      )}
    </form>
  );
}

type ReasonsProps = {
  /** The first reason, which is focused when none is chosen. */
  readonly firstRef: Ref<HTMLInputElement>;
  readonly chosen: CourierCancelReason | undefined;
  readonly onChoose: (reason: CourierCancelReason) => void;
};

function Reasons({ firstRef, chosen, onChoose }: ReasonsProps) {
  const { t } = useText();
  return (
    <fieldset className={styles['reasons']}>
      <legend>{t('couriers.cancel_why')}</legend>
      {courierCancelReasons.map((value, place) => (
        <label key={value} className={styles['reason']}>
          <input
            ref={place === 0 ? firstRef : undefined}
            type="radio"
            name="reason"
            value={value}
            checked={chosen === value}
            onChange={() => {
              onChoose(value);
            }}
          />
          {reasonLabel(value, t)}
        </label>
      ))}
    </fieldset>
  );
}

function reasonLabel(reason: CourierCancelReason, t: Translate): string {
  // On the pub's screens this reason means that the pub does not deliver there.
  if (reason === 'no_delivery_there') return t('couriers.cancel_no_way');
  return t(`orders.cancel_reason_${reason}`);
}
