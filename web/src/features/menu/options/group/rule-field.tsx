import { optionRules, type OptionRule } from '@comanda/domain/options';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './rule-field.module.css';
import { CirclePlus, Contrast, Ruler } from 'lucide-react';

/** A picture of what a rule does to the price: something added, a measure, two halves. */
export const ruleIcons: Readonly<Record<OptionRule, ReactNode>> = {
  sum: <CirclePlus />,
  replaces: <Ruler />,
  dearest: <Contrast />,
};

type Props = { readonly value: OptionRule; readonly onChange: (rule: OptionRule) => void };

/** The three rules of the price, each with a picture. */
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
          <span>{t(`options.rule_${rule}_words`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
