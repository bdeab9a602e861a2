import { MAX_WEEK_SPANS, type HoursPeriod } from '@comanda/domain/hours';
import { factsOf } from '@comanda/contract/texts';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { SpanList } from '../../../product/week/span-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { LocalTextFields } from '../saving/local-text-fields.tsx';
import { ServicesField } from '../saving/services-field.tsx';
import { useSaveHours } from '../saving/use-save-hours.ts';
import { NEW_SPAN } from '../week/service-fields.ts';
import { problemWords } from '../words/hours-words.ts';
import {
  readSeason,
  seasonFields,
  seasonProblems,
  seasonServices,
  withSeason,
  type YearDay,
} from './season-fields.ts';
import styles from './seasons.module.css';

type Props = {
  /** The one that is changed; a new one without it. */
  readonly season: HoursPeriod | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const ofSpan = new Set(['no_days', 'no_length']);
const ofForm = new Set(['no_date', 'overlaps']);

/** A part of each year with a week of its own. */
export function SeasonPopup({ season, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { pub } = useHoursPlace();
  const save = useSaveHours();
  const [fields, setFields] = useState(() => seasonFields(season, pub));
  const [isChecked, setIsChecked] = useState(false);
  const { code, ofSpans } = seasonProblems(fields, pub, season);
  const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
  const words =
    isChecked && code !== undefined && !ofSpan.has(code)
      ? problemWords(code, { t, language })
      : undefined;
  const refused = save.error === null ? undefined : errorText(save.error);
  const offered = seasonServices(pub);
  const needsServices = offered.length !== 1 || fields.services.length !== 1;
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('hours.season')}
      submitLabel={t('ui.save')}
      isPending={save.isPending}
      problem={code !== undefined && ofForm.has(code) ? (words ?? refused) : refused}
      onSubmit={(event) => {
        event.preventDefault();
        const isWrong = code !== undefined || ofSpans.some(Boolean);
        setIsChecked(isWrong);
        if (isWrong) return;
        save.mutate(withSeason(readSeason(fields, pub, season), season), { onSuccess: onClose });
      }}
    >
      <LocalTextFields
        name="hours.season_name"
        texts={fields.name}
        onChange={(name) => change({ name })}
      />
      <div className={styles['dates']}>
        <YearDayFields name="first" value={fields.from} onChange={(from) => change({ from })} />
        <YearDayFields name="last" value={fields.to} onChange={(to) => change({ to })} />
      </div>
      {needsServices && (
        <ServicesField
          offered={offered}
          services={fields.services}
          problem={code === 'no_services' ? words : undefined}
          onChange={(services) => change({ services })}
        />
      )}
      {fields.spans.length === 0 && <p>{t('hours.closed_all_week')}</p>}
      <SpanList
        spans={fields.spans}
        problems={isChecked ? ofSpans : []}
        added={NEW_SPAN}
        max={MAX_WEEK_SPANS}
        mayBeEmpty
        onChange={(spans) => change({ spans })}
      />
    </FormPopup>
  );
}

type YearDayProps = {
  readonly name: 'first' | 'last';
  readonly value: YearDay;
  readonly onChange: (value: YearDay) => void;
};

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function YearDayFields({ name, value, onChange }: YearDayProps) {
  const { t, language } = useText();
  const format = new Intl.DateTimeFormat(factsOf(language).locale, {
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <SelectField
        label={t(`hours.season_${name}_day`)}
        value={value.day}
        options={DAYS.map((day) => ({ value: day, label: String(day) }))}
        onChange={({ target }) => onChange({ ...value, day: Number(target.value) })}
      />
      <SelectField
        label={t(`hours.season_${name}_month`)}
        value={value.month}
        options={MONTHS.map((month) => ({
          value: month,
          label: format.format(Date.UTC(2024, month - 1)),
        }))}
        onChange={({ target }) => onChange({ ...value, month: Number(target.value) })}
      />
    </>
  );
}
