import { isWireAmount } from '@comanda/domain/money';
import { readNumber } from '@comanda/domain/fields';
import { isRate, vatClasses, type VatClass } from '@comanda/domain/vat';
import { useState } from 'react';
import { formatDay, formatPercent } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { NumberField, TextField } from '../../../ui/field/text-field.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useAddRate } from './api.ts';

type Props = {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A percent as people write it, `12,5`; undefined for what is none. */
function readPercent(typed: string): number | undefined {
  const percent = readNumber(typed);
  const isPercent =
    percent !== undefined && isWireAmount(percent) && isRate(Math.round(percent * 100));
  return isPercent ? percent : undefined;
}

/** A rate that holds from a later day on. */
export function NewRatePopup({ today, ...popup }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const [vatClass, setVatClass] = useState<VatClass>();
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState('');
  const [isTried, setIsTried] = useState(false);
  const adding = useAddRate();
  const percent = readPercent(typed);
  const isAhead = day > today;
  return (
    <FormPopup
      {...popup}
      title={t('administration.vat_add')}
      submitLabel={t('ui.save')}
      isPending={adding.isPending}
      problem={
        isTried && !vatClass
          ? t('administration.vat_class_missing')
          : adding.error
            ? errorText(adding.error)
            : undefined
      }
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!vatClass || percent === undefined || !isAhead || adding.isPending) return;
        adding.mutate(
          { vat_class: vatClass, valid_from: day, percent },
          {
            onSuccess: () => {
              const name = t(`vat.class_${vatClass}`);
              const values = { percent: formatPercent(percent, language) };
              showSuccess(
                t('administration.vat_added', { ...values, name, day: formatDay(day, language) }),
              );
              popup.onClose();
            },
          },
        );
      }}
    >
      <Pills
        label={t('vat.title')}
        pills={vatClasses.map((value) => ({ value, label: t(`vat.class_${value}`) }))}
        value={vatClass}
        onChange={setVatClass}
      />
      <NumberField
        label={t('administration.vat_percent')}
        inputMode="decimal"
        maxLength={6}
        value={typed}
        error={isTried && percent === undefined ? t('administration.vat_percent_wrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        type="date"
        label={t('administration.vat_first_day')}
        autoComplete="off"
        value={day}
        error={isTried && !isAhead ? t('administration.vat_first_day_wrong') : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormPopup>
  );
}
