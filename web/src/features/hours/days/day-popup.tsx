import { exceptionKinds, MAX_SPANS_OF_EXCEPTION, type HoursException } from '@comanda/domain/hours';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import type { SpanProblem, TimeFields } from '../../../product/week/span-fields.ts';
import { TimeInputs } from '../../../product/week/span-inputs.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { LocalTextFields } from '../saving/local-text-fields.tsx';
import { ServicesField } from '../saving/services-field.tsx';
import { useSaveHours } from '../saving/use-save-hours.ts';
import { shownServices } from '../services.ts';
import { problemWords } from '../words/hours-words.ts';
import { dayFields, dayProblems, NEW_TIMES, readDay, withDay } from './day-fields.ts';
import styles from './days.module.css';

type Props = {
  /** The one that is changed; a new one without it. */
  readonly day: HoursException | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const ofFirst = ['no_date'];
const ofLast = ['ends_before_it_starts', 'too_long'];

/** A date, or several, on which the pub keeps other hours. */
export function DayPopup({ day, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { pub } = useHoursPlace();
  const save = useSaveHours();
  const [fields, setFields] = useState(() => dayFields(day, pub));
  const [isChecked, setIsChecked] = useState(false);
  const { code, ofTimes } = dayProblems(fields, pub, day);
  const shownProblem = (codes: readonly string[]) =>
    isChecked && code !== undefined && codes.includes(code)
      ? problemWords(code, { t, language })
      : undefined;
  const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
  const refused = save.error === null ? undefined : errorText(save.error);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('hours.day')}
      submitLabel={t('ui.save')}
      isPending={save.isPending}
      problem={shownProblem(['overlaps']) ?? refused}
      onSubmit={(event) => {
        event.preventDefault();
        const isWrong = code !== undefined || ofTimes.some(Boolean);
        setIsChecked(isWrong);
        if (!isWrong) save.mutate(withDay(readDay(fields, pub), day), { onSuccess: onClose });
      }}
    >
      <div className={styles['dates']}>
        <TextField
          type="date"
          label={t('hours.first_day')}
          error={shownProblem(ofFirst)}
          value={fields.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          type="date"
          label={t('hours.last_day')}
          hint={t('hours.last_day_hint')}
          min={fields.from}
          error={shownProblem(ofLast)}
          value={fields.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <LabelledPills
        label={t('hours.kind')}
        pills={exceptionKinds.map((value) => ({ value, label: t(`hours.kind_${value}`) }))}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
      />
      {fields.kind !== 'closed' && (
        <Times
          spans={fields.spans}
          problems={isChecked ? ofTimes : []}
          onChange={(spans) => change({ spans })}
        />
      )}
      {shownServices(pub).length > 1 && (
        <ServicesField
          offered={shownServices(pub)}
          services={fields.services}
          problem={shownProblem(['no_services'])}
          onChange={(services) => change({ services })}
        />
      )}
      <LocalTextFields
        name="hours.text"
        texts={fields.text}
        onChange={(text) => change({ text })}
      />
    </FormPopup>
  );
}

type TimesProps = {
  readonly spans: readonly TimeFields[];
  readonly problems: readonly (SpanProblem | undefined)[];
  readonly onChange: (spans: readonly TimeFields[]) => void;
};

function Times({ spans, problems, onChange }: TimesProps) {
  const { t } = useText();
  return (
    <>
      {spans.map((times, index) => (
        <fieldset
          // Times have no ids, and are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          aria-label={t('hours.span', { number: index + 1 })}
          className={styles['times']}
        >
          <TimeInputs
            times={times}
            problem={problems[index]}
            onChange={(changed) => onChange(spans.with(index, changed))}
          />
          {spans.length > 1 && (
            <IconButton
              label={t('hours.span_remove', { number: index + 1 })}
              icon={<Trash2 />}
              onClick={() => onChange(spans.toSpliced(index, 1))}
            />
          )}
        </fieldset>
      ))}
      {spans.length < MAX_SPANS_OF_EXCEPTION && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Plus />}
            onClick={() => onChange([...spans, NEW_TIMES])}
          >
            {t('hours.span_add')}
          </Button>
        </div>
      )}
    </>
  );
}
