import type { ChosenOption } from '@comanda/domain/options';
import { imagePath } from '@comanda/domain/images';
import { useRef } from 'react';
import type { NamedChoice, NamedGroup } from '../../../lib/options/offered-groups.ts';
import { mayTakeMore, selectChoice } from '../../../lib/options/select-choice.ts';
import { MenuText } from '../island/menu-text.tsx';
import { Stepper } from '../island/stepper.tsx';
import { ChoiceFacts } from './food-facts.tsx';
import { useChoosing } from './choosing-context.ts';

type Props = {
  readonly group: NamedGroup;
  readonly choice: NamedChoice;
  readonly chosen: readonly ChosenOption[];
  /** Shared by the choices of a group of which one can be taken. */
  readonly name: string;
  readonly onChosen: (chosen: readonly ChosenOption[]) => void;
};

/** Of a size the whole price; else what it adds. */
function usePriceOf({ rule }: NamedGroup, { priceMinor }: NamedChoice): string {
  const { price } = useChoosing();
  if (rule === 'replaces') return price(priceMinor);
  return priceMinor === 0 ? '' : `+${price(priceMinor)}`;
}

/** Beside the name, which says the same; of a picture that does not load its place stays empty. */
const ChoicePicture = ({ file }: { readonly file: string | undefined }) =>
  file !== undefined && (
    <img
      src={imagePath('dish', file, 240)}
      alt=""
      width={56}
      height={42}
      loading="lazy"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );

/** A choice with its price, and with its count where several can be taken. */
export function ChoiceRow({ group, choice, chosen, name, onChosen }: Props) {
  const { t, info, pictures } = useChoosing();
  const input = useRef<HTMLInputElement>(null);
  const price = usePriceOf(group, choice);
  const count = chosen.find(({ choiceId }) => choiceId === choice.id)?.count ?? 0;
  const isClosed = !mayTakeMore(group, chosen, choice.id);
  const take = (units: number): void => {
    onChosen(selectChoice(group, chosen, { choiceId: choice.id, count: units }));
    // The stepper goes: the focus stays at the choice.
    if (units === 0) input.current?.focus();
  };
  const isCounted = Math.min(choice.maxCount, group.maxUnits) > 1;
  return (
    <div className={isCounted ? 'option many' : 'option'}>
      <label>
        <input
          ref={input}
          type={group.maxChoices === 1 ? 'radio' : 'checkbox'}
          name={name}
          checked={count > 0}
          disabled={count === 0 && isClosed}
          onChange={({ target }) => take(target.checked ? 1 : 0)}
        />
        {group.choices.some(({ id }) => pictures.has(id)) && (
          <i className="pic">
            <ChoicePicture file={pictures.get(choice.id)} />
          </i>
        )}
        <span>
          <MenuText info={info}>{choice.name}</MenuText>
          {choice.isSoldOut && <em>{t('guest.choosing.sold_out')}</em>}
          <ChoiceFacts group={group} choice={choice} />
        </span>
        {price !== '' && <data value={choice.priceMinor}>{price}</data>}
      </label>
      {count > 0 && isCounted && (
        <Stepper
          count={count}
          lessLabel={t('guest.choosing.less', { name: choice.name })}
          moreLabel={t('guest.choosing.more', { name: choice.name })}
          isMoreClosed={isClosed}
          onCount={take}
        />
      )}
    </div>
  );
}
