import type { ZoneTerms } from '@comanda/contract/shipping';
import {
  MAX_CLOSED_TEXT_LENGTH,
  MAX_EXTRA_MINUTES,
  MAX_ZONE_NAME_LENGTH,
} from '@comanda/domain/shipping';
import { useState } from 'react';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { decimalSign } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useShown } from '../../../../lib/query/shown-failures.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { Switch } from '../../../../ui/field/choice.tsx';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { NumberField, TextField } from '../../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { useSaveZoneTerms } from '../../api.ts';
import { ClockField } from '../../hours/clock-field.tsx';
import { useSavedToast } from '../../saving/setting-form.tsx';
import { useShippingPlace } from '../../shipping-place.ts';
import { StepRows } from './step-rows.tsx';
import {
  fieldsOf,
  readTerms,
  type TermsFields,
  type TermsPart,
  type TermsProblem,
} from './terms-fields.ts';
import styles from './terms.module.css';
import { ZoneHours } from './zone-hours.tsx';

const TICK_MS = 30_000;

type Props = {
  readonly number: number;
  /** As they are saved now. */
  readonly terms: ZoneTerms;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** All terms of one zone, saved together. */
export function TermsPopup({ number, terms: saved, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { timeZone } = useShippingPlace();
  const now = new Date(useNow(TICK_MS));
  const save = useSaveZoneTerms();
  useShown(save.error);
  const showSaved = useSavedToast();
  const [fields, setFields] = useState(() =>
    fieldsOf(saved, { timeZone, decimal: decimalSign(language) }),
  );
  const [isTried, setTried] = useState(false);
  const { terms, problems } = readTerms(fields, { shapeId: saved.shape_id, timeZone, now });
  const part = {
    fields,
    problems: isTried ? problems : NO_PROBLEMS,
    onChange: (change: Partial<TermsFields>) => {
      setFields((before) => ({ ...before, ...change }));
    },
  };
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('shipping.terms_of', { number })}
      submitLabel={t('ui.save')}
      isPending={save.isPending}
      maxWidth={560}
      problem={save.error ? errorText(save.error) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problems.size > 0 || save.isPending) return;
        // After a refusal these are what the other user has saved: the second press is for one's own.
        save.mutate(
          { zone: terms, before: saved },
          {
            onSuccess: () => {
              showSaved(t('shipping.terms'));
              onClose();
            },
          },
        );
      }}
    >
      <Figures {...part} />
      <StepRows {...part} />
      <Closing {...part} />
      <ZoneHours
        hours={fields.hours}
        onChange={(hours) => {
          part.onChange({ hours });
        }}
      />
    </FormPopup>
  );
}

const NO_PROBLEMS: ReadonlySet<TermsProblem> = new Set();

function Figures({ fields, problems, onChange }: TermsPart) {
  const { t } = useText();
  const { symbol } = useShippingPlace();
  return (
    <>
      <TextField
        label={t('shipping.zone_name')}
        maxLength={MAX_ZONE_NAME_LENGTH}
        value={fields.name}
        onChange={({ target }) => {
          onChange({ name: target.value });
        }}
      />
      <FieldRow fieldWidth={128}>
        {(['price', 'minimum'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`shipping.${name}`)}
            unit={symbol}
            value={fields[name]}
            error={problems.has(name) ? t('errors.field_must_be_number') : undefined}
            onChange={({ target }) => {
              onChange({ [name]: target.value });
            }}
          />
        ))}
        <NumberField
          label={t('shipping.extra_minutes')}
          unit={t('shipping.minutes')}
          maxLength={4}
          value={fields.extraMinutes}
          error={
            problems.has('extraMinutes')
              ? t('shipping.extra_minutes_problem', { max: MAX_EXTRA_MINUTES })
              : undefined
          }
          onChange={({ target }) => {
            onChange({ extraMinutes: target.value });
          }}
        />
      </FieldRow>
    </>
  );
}

function Closing({ fields, problems, onChange }: TermsPart) {
  const { t } = useText();
  const { languages } = useShippingPlace();
  const { isClosed, closedDay, closedMinute, closedTexts } = fields;
  return (
    <div className={styles['part']}>
      <Switch
        label={t('shipping.zone_closed')}
        checked={isClosed}
        onChange={({ target }) => {
          onChange({ isClosed: target.checked });
        }}
      />
      {isClosed && (
        <>
          <div className={styles['until']}>
            <TextField
              label={t('shipping.closed_day')}
              type="date"
              value={closedDay}
              error={problems.has('closedDay') ? t('shipping.closed_day_problem') : undefined}
              onChange={({ target }) => {
                onChange({ closedDay: target.value });
              }}
            />
            {closedDay !== '' && (
              <ClockField
                label={t('shipping.closed_time')}
                minutes={closedMinute}
                onChange={(minute) => {
                  onChange({ closedMinute: minute });
                  return true;
                }}
              />
            )}
          </div>
          {languages.map((language) => (
            <TextField
              key={language}
              label={t('shipping.closed_text', {
                language: t(`translations.language_${language}`),
              })}
              maxLength={MAX_CLOSED_TEXT_LENGTH}
              value={closedTexts[language] ?? ''}
              onChange={({ target }) => {
                onChange({ closedTexts: { ...closedTexts, [language]: target.value } });
              }}
            />
          ))}
        </>
      )}
    </div>
  );
}
