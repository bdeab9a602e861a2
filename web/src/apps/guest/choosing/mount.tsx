import texts from 'virtual:guest-texts/choosing';
import { withDish, type BasketLine, type ChosenDish, orderTypeOf } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import type { NamedChoice, NamedGroup } from '../../../lib/options/offered-groups.ts';
import { showIsland } from '../island/dialog.ts';
import { loadTranslate } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/choosing.css';
import { withChangedLine } from './chosen-dish.ts';
import { ChoosingSheet } from './choosing-sheet.tsx';
import { loadFacts } from './food-facts.tsx';
import { keptChoices, usualChoices } from './kept-choices.ts';
import { loadOffers } from './offers.ts';

/** The dish, and what was chosen before; with the id of a line that line is changed. */
export type Wanted = Pick<ChosenDish, 'dishId' | 'options' | 'note'> &
  Partial<Pick<BasketLine, 'id' | 'count'>>;

const ISLAND = 'choosing';

/**
 * The choosing island's only entry point: shows the dish with its options. Returns whether the menu still has the
 * dish; `onClosed` runs after the sheet is closed, whether the dish was added or not.
 */
export async function openChoosing(
  { store, info }: { readonly store: BasketStore; readonly info: PageInfo },
  wanted: Wanted,
  onClosed?: () => void,
): Promise<boolean> {
  const [t, { takesNotes, offerOf }, facts] = await Promise.all([
    loadTranslate(texts, info.language),
    loadOffers(info),
    loadFacts(info),
  ]);
  const offer = offerOf(wanted.dishId);
  if (!offer) return false;
  const { id: lineId, count = 1, note = '', options = [] } = wanted;
  const kept = keptChoices(offer.groups, options);
  const isNew = lineId === undefined && options.length === 0;
  const isUnsuitable = (group: NamedGroup, choice: NamedChoice): boolean =>
    facts?.ofChoice({ group, choice }).facts.some(({ isCaution }) => isCaution) === true;
  const start = {
    ...kept,
    chosen: isNew ? usualChoices(offer.groups, isUnsuitable) : kept.chosen,
    note: takesNotes ? note : '',
    count,
  };
  const onChosen = (dish: ChosenDish, chosenCount: number): void => {
    store.set((basket) =>
      lineId === undefined
        ? withDish(basket, dish, chosenCount)
        : withChangedLine(basket, { lineId, dish, count: chosenCount }),
    );
    document.querySelector<HTMLDialogElement>(`dialog#${ISLAND}`)?.close();
  };
  const orderType = orderTypeOf(store.get(), info);
  showIsland(
    ISLAND,
    <ChoosingSheet
      {...{ t, info, facts, orderType, offer, takesNotes, start, onChosen }}
      isChange={lineId !== undefined}
    />,
    { onClosed },
  );
  return true;
}
