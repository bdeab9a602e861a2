import type { OptionRule } from '@comanda/domain/options';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { NumberField, TextField } from '../../../../ui/field/text-field.tsx';
import styles from './choice-row.module.css';
import type { ChoiceDraft, GroupProblems } from './group-draft.ts';

type Props = {
  readonly choice: ChoiceDraft;
  readonly number: number;
  readonly name: string;
  readonly rule: OptionRule;
  readonly symbol: string;
  readonly problem: ReturnType<GroupProblems['choices']['get']>;
  /** Whether it really costs nothing. */
  readonly isAsked: boolean;
  readonly isOpen: boolean;
  readonly grip: ReactNode;
  readonly onChange: (changed: Partial<ChoiceDraft>) => void;
  readonly onEnter: () => void;
  readonly onToggle: () => void;
};

/** The fields of one choice side by side; on a phone the numbers stand beneath the name. */
export function ChoiceRow({
  choice,
  number,
  name,
  rule,
  symbol,
  problem,
  isAsked,
  isOpen,
  grip,
  onChange,
  onEnter,
  onToggle,
}: Props) {
  const { t } = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    onEnter();
  };
  const field = { isLabelHidden: true, enterKeyHint: 'next', onKeyDown } as const;
  return (
    <div className={styles['row']}>
      <div className={styles['grip']}>{grip}</div>
      <div className={styles['name']}>
        <TextField
          {...field}
          label={t('options.choice_name', { number })}
          placeholder={t('options.head_name')}
          value={choice.name}
          error={problem?.name}
          onChange={({ target: { value } }) => {
            onChange({ name: value });
          }}
        />
      </div>
      <div className={styles['price']}>
        <NumberField
          {...field}
          label={t('options.choice_price', { number })}
          placeholder={t('options.head_price')}
          unit={symbol}
          value={choice.price}
          error={problem?.price}
          hint={isAsked ? t('options.is_it_free') : undefined}
          onChange={({ target: { value } }) => {
            onChange({ price: value });
          }}
        />
      </div>
      {rule !== 'replaces' && (
        <div className={styles['max']}>
          <span aria-hidden="true">{t('options.max_short')}</span>
          <NumberField
            {...field}
            label={t('options.choice_max', { number })}
            title={t('options.choice_max', { number })}
            placeholder={t('options.head_max')}
            inputMode="numeric"
            value={choice.maxCount}
            error={problem?.maxCount}
            onChange={({ target: { value } }) => {
              onChange({ maxCount: value });
            }}
          />
        </div>
      )}
      <IconButton
        className={classNames(styles['more'], isOpen && styles['open'])}
        label={t('options.more_of_choice', { name })}
        icon={<ChevronDown />}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    </div>
  );
}
