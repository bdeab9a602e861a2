import { optionRules, type OptionRule } from '@comanda/domain/options';
import { useId } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ruleIcons } from '../rule-icons.tsx';
import styles from './rule-field.module.css';

type Props = { readonly value: OptionRule; readonly onChange: (rule: OptionRule) => void };

/** The three rules of the price, each with a picture and an example. */
export function RuleField({ value, onChange }: Props) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset className={styles['rules']}>
      <legend className={styles['legend']}>{t('options.rule')}</legend>
      {optionRules.map((rule) => (
        <label key={rule} className={styles['rule']}>
          <input
            type="radio"
            name={name}
            checked={rule === value}
            onChange={() => {
              onChange(rule);
            }}
          />
          {ruleIcons[rule]}
          <span>
            <b>{t(`options.rule_${rule}`)}</b>
            <small>{t(`options.rule_${rule}_hint`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
