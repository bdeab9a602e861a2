import { MAX_CANCEL_TEXT_LENGTH } from '@comanda/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextField } from '../../../ui/field/text-field.tsx';

type Props = {
  /** The form's id, for the submit button at the popup's foot. */
  readonly formId: string;
  readonly onWritten: (text: string) => void;
};

/** A typed reason; the guest will read it. */
export function OtherReason({ formId, onWritten }: Props) {
  const { t } = useText();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    fieldRef.current?.focus();
  }, []);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words !== '') return onWritten(words);
        setIsMissing(true);
        fieldRef.current?.focus();
      }}
    >
      <TextField
        ref={fieldRef}
        label={t('orders.cancel_text')}
        maxLength={MAX_CANCEL_TEXT_LENGTH}
        value={text}
        error={isMissing ? t('errors.cancel_text_is_required') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsMissing(false);
        }}
      />
    </form>
  );
}
