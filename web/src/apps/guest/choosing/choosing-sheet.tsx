import { imagePath } from '@comanda/domain/images';
import { MAX_DISH_NOTE_LENGTH } from '@comanda/domain/options';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { problemWords } from '../../../lib/options/choosing-words.ts';
import { optionsText } from '../../../lib/options/options-text.ts';
import { Field } from '../island/field.tsx';
import { MenuText } from '../island/menu-text.tsx';
import { Stepper } from '../island/stepper.tsx';
import * as attributes from '../markup/attributes.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoosingContext, useChoosing, type Choosing } from './choosing-context.ts';
import { FoodFacts } from './food-facts.tsx';
import { canBeOrdered, type DishOffer } from './offers.ts';
import { useChoices, type Choices, type Start } from './use-choices.ts';
import type { ChosenDish } from '../basket/basket.ts';

type Props = {
  readonly offer: DishOffer;
  readonly takesNotes: boolean;
  readonly start: Start;
  /** The line of the basket is changed, not added. */
  readonly isChange: boolean;
  readonly onChosen: (dish: ChosenDish, count: number) => void;
};

function Picture({ imageFileName }: DishOffer) {
  // Of a dish that was never opened there is none without a network.
  const [isMissing, setMissing] = useState(false);
  if (imageFileName === '' || isMissing) return null;
  return (
    <img
      onError={() => setMissing(true)}
      src={imagePath('dish', imageFileName, 480)}
      srcSet={`${imagePath('dish', imageFileName, 480)} 480w,${imagePath('dish', imageFileName, 960)} 960w`}
      sizes="(min-width:520px) 520px,100vw"
      alt=""
      width={480}
      height={360}
    />
  );
}

type BarProps = Choices & Pick<Props, 'offer' | 'isChange'>;

/** What is chosen, where the guest looks before the button: the groups above may be out of sight. */
function ChosenLine({ dish }: Choices) {
  const { info } = useChoosing();
  if (!dish.options) return null;
  return (
    <p className="chosen">
      <MenuText info={info}>{optionsText(dish.options)}</MenuText>
    </p>
  );
}

/** Always visible. While something is missing the button says what, and leads there. */
function AddBar({ offer, isChange, ...choices }: BarProps) {
  const { t, words, price, info, orderType } = useChoosing();
  const { problems, count, setCount, dish } = choices;
  const [problem] = problems;
  // Its price takes the place of the dish's, so there is no price to show yet.
  const isSizeMissing = offer.groups.some(
    ({ id, rule }) =>
      rule === 'replaces' && problems.some((one) => one.code === 'too_few' && one.groupId === id),
  );
  const label = t(isChange ? 'guest.choosing.save' : 'guest.choosing.add');
  if (!canBeOrdered(offer, info, orderType)) {
    return (
      <div className="send">
        <p className="bad">
          {t(offer.isSoldOut ? 'guest.choosing.sold_out' : 'guest.choosing.not_served')}
        </p>
      </div>
    );
  }
  return (
    <div className="send">
      {(offer.isSoldOut || !offer.isServed) && <p>{t('guest.choosing.for_later')}</p>}
      <ChosenLine {...choices} />
      <fieldset className="how-many">
        <legend className="vh">{t('guest.choosing.count')}</legend>
        <Stepper
          count={count}
          least={1}
          lessLabel={t('guest.choosing.less', { name: offer.name })}
          moreLabel={t('guest.choosing.more', { name: offer.name })}
          isMoreClosed={count >= MAX_DISH_COUNT}
          onCount={setCount}
        />
      </fieldset>
      <button type="submit" className={problem ? 'main waits' : 'main'}>
        <span>{problem ? words(problemWords(problem, offer.groups)) : label}</span>
        {!isSizeMissing && <b>{price(dish.priceMinor, count)}</b>}
      </button>
    </div>
  );
}

/** Each time that something was missing: scrolls its group between the heading and the button. */
function useFocusOnProblem(failures: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const group = form.current?.querySelector('.wrong');
    group?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
    group?.scrollIntoView({ block: 'nearest' });
    // Of a group higher than the screen, "nearest" may leave the heading and the message above it.
    group?.querySelector('legend')?.scrollIntoView({ block: 'nearest' });
  }, [failures]);
  return form;
}

function ChoosingForm({
  offer,
  takesNotes,
  start,
  isChange,
  onChosen,
  canOrder,
}: Props & { canOrder: boolean }) {
  const { t, words, info, orderType } = useChoosing();
  const choices = useChoices(offer, start);
  const form = useFocusOnProblem(choices.failures);
  const { droppedNames } = start;
  const problemOf = (groupId: number): string | undefined => {
    const problem = choices.problems.find((one) => 'groupId' in one && one.groupId === groupId);
    return problem && choices.failures > 0 ? words(problemWords(problem, offer.groups)) : undefined;
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const dish = choices.submit();
        if (dish) onChosen(dish, choices.count);
      }}
    >
      <Picture {...offer} />
      {offer.ingredients !== '' && (
        <p className="of">
          <MenuText info={info}>{offer.ingredients}</MenuText>
        </p>
      )}
      <FoodFacts dishId={offer.dishId} />
      {droppedNames.length > 0 && (
        <output className="refusal">
          {t('guest.choosing.dropped', { names: droppedNames.join(', ') })}
        </output>
      )}
      {choices.groups.map((group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          chosen={choices.chosen}
          problem={problemOf(group.id)}
          canOrder={canOrder && canBeOrdered(offer, info, orderType)}
          onChosen={choices.setChosen}
        />
      ))}
      {takesNotes && canOrder && (
        <Field
          label={t('choosing.note')}
          hint={t('guest.choosing.note_hint')}
          isLong
          maxLength={MAX_DISH_NOTE_LENGTH}
          value={choices.note}
          problem={undefined}
          onValue={choices.setNote}
        />
      )}
      {canOrder && <AddBar {...choices} offer={offer} isChange={isChange} />}
    </form>
  );
}

/** The sheet in which a guest chooses the options of a dish. */
export function ChoosingSheet({
  t,
  info,
  facts,
  orderType,
  ...form
}: Omit<Choosing, 'pictures'> & Props) {
  return (
    <ChoosingContext value={{ t, info, facts, orderType, pictures: form.offer.pictures }}>
      <header>
        <h2 id="choosing-title">
          <MenuText info={info}>{form.offer.name}</MenuText>
        </h2>
        <button
          type="button"
          className="x"
          {...{ [attributes.closesDialog]: true }}
          aria-label={t('guest.choosing.close')}
        />
      </header>
      <ChoosingForm {...form} canOrder={info.orderTypes.length > 0} />
    </ChoosingContext>
  );
}
