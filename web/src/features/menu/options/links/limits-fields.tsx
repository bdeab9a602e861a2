import type { OptionRule } from '@comanda/domain/options';
import { useText } from '../../../../lib/i18n/use-text.ts';
import choices from '../../../../ui/choice.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { presetsOf, withPreset, type LimitsDraft, type Preset } from './limits-draft.ts';
import type { LimitsError, LimitsField } from './limits-error.ts';
import styles from './limits-fields.module.css';

type Props = {
  readonly rule: OptionRule;
  readonly draft: LimitsDraft;
  readonly error: LimitsError | undefined;
  readonly onChange: (draft: LimitsDraft) => void;
};

const shownBy: Readonly<Record<Preset, readonly LimitsField[]>> = {
  one: [],
  two: [],
  up_to: ['units', 'free'],
  any: ['free'],
  own: ['min', 'units', 'choices', 'free'],
};

const labels = {
  min: 'options.field_min',
  units: 'options.field_units',
  choices: 'options.field_choices',
  free: 'options.field_free',
} as const;

/** How many a guest chooses: limits that have a name with one press, all others by their numbers. */
export function LimitsFields({ rule, draft, error, onChange }: Props) {
  const { t } = useText();
  if (rule === 'replaces') return <p className={styles['fixed']}>{t('options.size_is_one')}</p>;
  // Of halves nothing is free.
  const fields = shownBy[draft.preset].filter((field) => field !== 'free' || rule === 'sum');
  const isShown = error?.field !== undefined && fields.includes(error.field);
  return (
    <fieldset className={styles['limits']}>
      <legend className={styles['legend']}>{t('options.limits')}</legend>
      <div className={styles['presets']}>
        {presetsOf(rule).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === draft.preset}
            className={classNames(choices['choice'], styles['preset'])}
            onClick={() => {
              onChange(withPreset(draft, preset));
            }}
          >
            {t(`options.preset_${preset}`)}
          </button>
        ))}
      </div>
      {fields.length > 0 && (
        <FieldRow fieldWidth={120}>
          {fields.map((field) => (
            <NumberField
              key={field}
              label={t(
                draft.preset === 'up_to' && field === 'units'
                  ? 'options.field_count'
                  : labels[field],
              )}
              hint={field === 'free' && Number(draft.free) > 0 && t('options.field_free_hint')}
              inputMode="numeric"
              value={draft[field]}
              error={error?.field === field ? error.text : undefined}
              onChange={({ target: { value } }) => {
                // “Up to 3” means three different ones, or one of them three times.
                const both = draft.preset === 'up_to' && field === 'units';
                onChange({ ...draft, [field]: value, ...(both && { choices: value }) });
              }}
            />
          ))}
        </FieldRow>
      )}
      {error && !isShown && <Notice>{error.text}</Notice>}
    </fieldset>
  );
}
