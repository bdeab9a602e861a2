import type { CourierOrder } from '@comanda/contract/couriers';
import { HANDOVER_CODE, MAX_WRONG_CODES } from '@comanda/domain/orders';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { CallLink } from '../route/places.tsx';
import styles from './handover.module.css';

type Props = {
  readonly order: CourierOrder;
  readonly handover: NonNullable<CourierOrder['handover']>;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  /** What the courier reads before the end: the cash, the consequences. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: (code: string) => void;
};

/** Asks for the guest's code before an order is completed; after too many wrong ones it leads to the pub. */
export function CompletePopup({ order, handover, isOpen, isPending, ...props }: Props) {
  const { t } = useText();
  const formId = useId();
  const codeRef = useRef<HTMLInputElement>(null);
  const { tries_left: left } = handover;
  const isLocked = left === 0;
  return (
    <Popup
      isOpen={isOpen}
      onClose={props.onClose}
      title={t('couriers.complete_question', { number: `#${order.number}` })}
      maxWidth={420}
      initialFocus={isLocked ? undefined : codeRef}
      actions={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {t(isLocked ? 'ui.close' : 'ui.no')}
          </Button>
          {!isLocked && (
            <Button type="submit" form={formId} isPending={isPending}>
              {t('couriers.complete')}
            </Button>
          )}
        </>
      }
    >
      {isLocked ? (
        <AskThePub phone={order.pub.phone ?? ''} />
      ) : (
        <>
          {props.children}
          {/* Another field after each wrong code: the typed one is cleared. */}
          <CodeForm
            key={left}
            formId={formId}
            codeRef={codeRef}
            left={left}
            onConfirm={props.onConfirm}
          />
        </>
      )}
    </Popup>
  );
}

function AskThePub({ phone }: { readonly phone: string }) {
  const { t } = useText();
  return (
    <div className={styles['locked']}>
      <p role="alert">{t('errors.handover_is_locked')}</p>
      {phone !== '' && (
        <CallLink phone={phone} label={t('couriers.call_venue', { phone: formatPhone(phone) })}>
          {formatPhone(phone)}
        </CallLink>
      )}
    </div>
  );
}

type FormProps = {
  readonly formId: string;
  readonly codeRef: RefObject<HTMLInputElement | null>;
  readonly left: number;
  readonly onConfirm: (code: string) => void;
};

function CodeForm({ formId, codeRef, left, onConfirm }: FormProps) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    codeRef.current?.focus();
  }, [codeRef]);
  const wrong = left < MAX_WRONG_CODES ? t('couriers.handover_wrong', { count: left }) : undefined;
  return (
    <form
      id={formId}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (HANDOVER_CODE.test(code)) onConfirm(code);
        else {
          setMissing(true);
          codeRef.current?.focus();
        }
      }}
    >
      <TextField
        ref={codeRef}
        label={t('couriers.handover_code')}
        className={styles['code']}
        inputMode="numeric"
        maxLength={2}
        value={code}
        error={isMissing ? t('couriers.handover_type') : wrong}
        onChange={(event) => {
          setCode(event.target.value.replaceAll(/\D/g, ''));
          setMissing(false);
        }}
      />
    </form>
  );
}
