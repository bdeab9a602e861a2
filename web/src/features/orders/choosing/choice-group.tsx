import type { ChosenOption } from '@comanda/domain/options';
import { Ban, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { toAmount } from '@comanda/domain/money';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { limitWords } from '../../../lib/options/choosing-words.ts';
import type { NamedChoice, NamedGroup } from '../../../lib/options/offered-groups.ts';
import { mayTakeMore, selectChoice } from '../../../lib/options/select-choice.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './choosing.module.css';
import { groupsForPub } from './offer-of-line.ts';

type Props = {
  readonly group: NamedGroup;
  readonly chosen: readonly ChosenOption[];
  readonly symbol: string;
  /** Why the line cannot be saved yet, once the user has tried. */
  readonly problem: string | undefined;
  readonly onChosen: (chosen: readonly ChosenOption[]) => void;
};

/** A group of a dish: its limits in words, and its choices; sold-out ones are marked and can be taken. */
export function ChoiceGroup({ problem, ...props }: Props) {
  const { t } = useText();
  const { group } = props;
  const id = useId();
  const limits = limitWords(group).map(({ key, values }) => t(key, values ?? {}));
  const hasProblem = problem !== undefined;
  return (
    <fieldset
      className={styles['group']}
      tabIndex={-1}
      {...(hasProblem && { 'aria-invalid': true, 'aria-describedby': id })}
    >
      <legend>
        <b>{group.name}</b> {limits.length > 0 && <small>{limits.join(', ')}</small>}
      </legend>
      {hasProblem && (
        <p id={id} className={styles['problem']}>
          {problem}
        </p>
      )}
      {group.choices.map((choice) => (
        <ChoiceRow key={choice.id} {...props} choice={choice} name={id} />
      ))}
    </fieldset>
  );
}

type RowProps = Omit<Props, 'problem'> & {
  readonly choice: NamedChoice;
  /** Shared by the radio buttons of a group. */
  readonly name: string;
};

function ChoiceRow({ group, chosen, symbol, onChosen, choice, name }: RowProps) {
  const { t, language } = useText();
  const [open = group] = groupsForPub([group]);
  const count = chosen.find(({ choiceId }) => choiceId === choice.id)?.count ?? 0;
  const mayTake = mayTakeMore(open, chosen, choice.id);
  const take = (units: number) => {
    onChosen(selectChoice(open, chosen, { choiceId: choice.id, count: units }));
  };
  const price = formatAmount(toAmount(choice.priceMinor), symbol, language);
  const isCounted = Math.min(choice.maxCount, group.maxUnits) > 1;
  // A required choice among others is exchanged, never taken back.
  const isExchanged = group.maxChoices === 1 && group.minUnits > 0;
  return (
    <div className={styles['choice']}>
      <label>
        <input
          type={isExchanged ? 'radio' : 'checkbox'}
          name={name}
          checked={count > 0}
          disabled={count === 0 && !mayTake}
          onChange={({ target }) => {
            take(target.checked ? 1 : 0);
          }}
        />
        <span>
          {choice.name}
          {choice.isSoldOut && (
            <Badge tone="red" icon={<Ban />}>
              {t('menu.sold_out')}
            </Badge>
          )}
        </span>
        {(group.rule === 'replaces' || choice.priceMinor > 0) && (
          <data value={toAmount(choice.priceMinor)}>
            {group.rule === 'replaces' ? price : `+${price}`}
          </data>
        )}
      </label>
      {isCounted && count > 0 && (
        <span className={styles['stepper']}>
          <IconButton
            variant="outlined"
            label={`${t('orders.fewer')}: ${choice.name}`}
            icon={<Minus />}
            disabled={count === 1 && isExchanged}
            onClick={() => {
              take(count - 1);
            }}
          />
          <output>{count}</output>
          <IconButton
            variant="outlined"
            label={`${t('orders.more')}: ${choice.name}`}
            icon={<Plus />}
            disabled={!mayTake}
            onClick={() => {
              take(count + 1);
            }}
          />
        </span>
      )}
    </div>
  );
}
