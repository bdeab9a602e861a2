import type { ChosenOption } from '@comanda/domain/options';
import { useId } from 'react';
import { limitWords } from '../../../lib/options/choosing-words.ts';
import type { NamedGroup } from '../../../lib/options/offered-groups.ts';
import { mayTakeMore } from '../../../lib/options/select-choice.ts';
import { MenuText } from '../island/menu-text.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { GroupFacts } from './food-facts.tsx';
import { useChoosing } from './choosing-context.ts';
import { areHalves, Halves } from './halves.tsx';

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

/** Whether something that is on sale cannot be taken beside what is: a dim row says why. */
const isFull = (group: NamedGroup, chosen: readonly ChosenOption[]): boolean =>
  group.choices.some(
    ({ id, isSoldOut }) =>
      !isSoldOut &&
      !chosen.some(({ choiceId }) => choiceId === id) &&
      !mayTakeMore(group, chosen, id),
  );

/** A group of a dish: its name, what may be chosen, and the choices in their order. */
export function ChoiceGroup({ group, chosen, problem, canOrder, onChosen }: Props) {
  const { t, words, info } = useChoosing();
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
        {canOrder && isFull(group, chosen) && <small>{t('guest.choosing.full')}</small>}
        <GroupFacts group={group} />
      </legend>
      {problem !== undefined && (
        <p id={`${id}-message`} className="bad">
          {problem}
        </p>
      )}
      {areHalves(group) && <Halves group={group} chosen={chosen} />}
      {group.maxChoices === 1 && group.minUnits === 0 && (
        <NoneRow {...{ group, chosen, onChosen }} name={id} />
      )}
      {group.choices.map((choice) => (
        <ChoiceRow key={choice.id} {...{ group, choice, chosen, onChosen }} name={id} />
      ))}
    </fieldset>
  );
}
