import type { ChosenOption } from '@comanda/domain/options';
import { useId } from 'react';
import { limitWords } from '../../../lib/options/choosing-words.ts';
import type { NamedGroup } from '../../../lib/options/offered-groups.ts';
import { MenuText } from '../island/menu-text.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { GroupFacts } from './food-facts.tsx';
import { useChoosing } from './choosing-context.ts';

type Props = {
  readonly group: NamedGroup;
  readonly chosen: readonly ChosenOption[];
  /** Why the dish cannot be ordered yet, once the guest has tried to. */
  readonly problem: string | undefined;
  /** A venue without orders shows what there is. */
  readonly canOrder: boolean;
  readonly onChosen: (chosen: readonly ChosenOption[]) => void;
};

/** Radio buttons cannot be taken back: of an optional choice "none" is one of them. */
function NoneRow({
  group,
  chosen,
  name,
  onChosen,
}: Omit<Props, 'problem' | 'canOrder'> & { name: string }) {
  const { t } = useChoosing();
  const isOfGroup = ({ choiceId }: ChosenOption) => group.choices.some(({ id }) => id === choiceId);
  return (
    <div className="option">
      <label>
        <input
          type="radio"
          name={name}
          checked={!chosen.some(isOfGroup)}
          onChange={() => onChosen(chosen.filter((one) => !isOfGroup(one)))}
        />
        <span>{t('guest.choosing.none')}</span>
      </label>
    </div>
  );
}

/** A group of a dish: its name, what may be chosen, and the choices in their order. */
export function ChoiceGroup({ group, chosen, problem, canOrder, onChosen }: Props) {
  const { words, info } = useChoosing();
  const id = useId();
  const limits = limitWords(group).map(words).join(', ');
  return (
    <fieldset
      className={problem === undefined ? 'choices' : 'choices wrong'}
      disabled={!canOrder}
      aria-describedby={problem === undefined ? undefined : `${id}-message`}
    >
      <legend>
        <MenuText info={info}>{group.name}</MenuText> {limits !== '' && <small>{limits}</small>}
        <GroupFacts group={group} />
      </legend>
      {problem !== undefined && (
        <p id={`${id}-message`} className="bad">
          {problem}
        </p>
      )}
      {group.maxChoices === 1 && group.minUnits === 0 && (
        <NoneRow {...{ group, chosen, onChosen }} name={id} />
      )}
      {group.choices.map((choice) => (
        <ChoiceRow key={choice.id} {...{ group, choice, chosen, onChosen }} name={id} />
      ))}
    </fieldset>
  );
}
