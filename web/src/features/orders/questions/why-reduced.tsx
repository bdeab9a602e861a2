import {
  MAX_REDUCTION_TEXT_LENGTH,
  reductionReasons,
  type ReductionKind,
  type ReductionReason,
} from '@comanda/domain/orders';
import { useState } from 'react';
import type { ShownText } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { Notice } from '../../../ui/states/notice.tsx';

/** Why an order gets cheaper: one of the reasons of its kind, `other` in words. */
export function useWhy<Kind extends ReductionKind>(kind: Kind) {
  const [reason, setReason] = useState<ReductionReason<Kind>>();
  const [text, setText] = useState('');
  const words = text.trim();
  const isMissing = reason === undefined || (reason === 'other' && words === '');
  return {
    kind,
    reason,
    setReason,
    text,
    setText,
    /** The reason and its text, as they are sent; undefined until it is whole. */
    why: isMissing ? undefined : { reason, text: reason === 'other' ? words : undefined },
  };
}

type Props<Kind extends ReductionKind> = {
  readonly form: ReturnType<typeof useWhy<Kind>>;
  readonly label: ShownText;
  /** The form was sent: what is missing is said. */
  readonly isTried: boolean;
};

export function WhyReduced<Kind extends ReductionKind>({ form, label, isTried }: Props<Kind>) {
  const { t } = useText();
  const { kind, reason, text } = form;
  const reasons: readonly ReductionReason<Kind>[] = reductionReasons[kind];
  return (
    <>
      <LabelledPills
        label={label}
        pills={reasons.map((one) => ({ value: one, label: t(`orders.reason_${one}`) }))}
        value={reason}
        onChange={form.setReason}
      />
      {isTried && reason === undefined && <Notice>{t('orders.reason_missing')}</Notice>}
      {reason === 'other' && (
        <TextField
          label={t('orders.reason_text')}
          maxLength={MAX_REDUCTION_TEXT_LENGTH}
          autoComplete="off"
          value={text}
          error={isTried && text.trim() === '' ? t('orders.reason_text_missing') : undefined}
          onChange={({ target }) => {
            form.setText(target.value);
          }}
        />
      )}
    </>
  );
}
