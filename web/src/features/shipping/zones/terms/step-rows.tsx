import { MAX_STEPS_OF_ZONE } from '@comanda/domain/shipping';
import { Plus, X } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import { useShippingPlace } from '../../shipping-place.ts';
import type { StepFields, TermsPart } from './terms-fields.ts';
import styles from './terms.module.css';

const names = ['from', 'price', 'reward'] as const;

/** From which totals a delivery is cheaper: a row for each step. */
export function StepRows({ fields: { steps, price }, problems, onChange }: TermsPart) {
  const { t } = useText();
  const { symbol } = useShippingPlace();
  const nextKey = Math.max(-1, ...steps.map(({ key }) => key)) + 1;
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{t('shipping.steps')}</legend>
      {steps.length > 0 && (
        <div className={styles['columns']} aria-hidden="true">
          {names.map((name) => (
            <span key={name}>{`${t(`shipping.step_${name}`)}, ${symbol}`}</span>
          ))}
        </div>
      )}
      {steps.map((step, index) => (
        <StepRow
          key={step.key}
          number={index + 1}
          step={step}
          price={price}
          isWrong={(name) => problems.has(`${name} ${index}`)}
          onChange={(change) => {
            onChange({
              steps: steps.map((one) => (one.key === step.key ? { ...one, ...change } : one)),
            });
          }}
          onRemove={() => {
            onChange({ steps: steps.filter(({ key }) => key !== step.key) });
          }}
        />
      ))}
      {problems.has('steps') && (
        <p role="alert" className={styles['problem']}>
          {t('errors.fee_steps_do_not_fit', { limit: MAX_STEPS_OF_ZONE })}
        </p>
      )}
      {steps.length > 0 && <p className={styles['note']}>{t('shipping.reward_note')}</p>}
      {steps.length < MAX_STEPS_OF_ZONE && (
        <div>
          <Button
            variant="quiet"
            icon={<Plus />}
            onClick={() => {
              onChange({ steps: [...steps, { key: nextKey, from: '', price: '', reward: '' }] });
            }}
          >
            {t('shipping.add_step')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type RowProps = {
  readonly number: number;
  readonly step: StepFields;
  /** Of the zone: what the courier gets at a step without its own reward. */
  readonly price: string;
  readonly isWrong: (name: (typeof names)[number]) => boolean;
  readonly onChange: (change: Partial<StepFields>) => void;
  readonly onRemove: () => void;
};

function StepRow({ number, step, price, isWrong, onChange, onRemove }: RowProps) {
  const { t } = useText();
  return (
    <div className={styles['step']}>
      {names.map((name) => {
        const field = t(`shipping.step_${name}`);
        return (
          <NumberField
            key={name}
            label={field}
            isLabelHidden
            aria-label={t('shipping.step_field', { number, field })}
            value={step[name]}
            placeholder={name === 'reward' ? price : undefined}
            error={isWrong(name) ? t('errors.field_must_be_number') : undefined}
            onChange={({ target }) => {
              onChange({ [name]: target.value });
            }}
          />
        );
      })}
      <IconButton label={t('shipping.remove_step', { number })} icon={<X />} onClick={onRemove} />
    </div>
  );
}
