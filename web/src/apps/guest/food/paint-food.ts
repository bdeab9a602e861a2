import texts from 'virtual:guest-texts/food';
import { findInDish, type Wish } from '@comanda/domain/food';
import type { BasketLine } from '../basket/basket.ts';
import { loadTranslate, type Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import * as ids from '../markup/ids.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/food.css';
import { drawFacts } from './draw-food.ts';
import {
  factsOfChoice,
  factsOfDish,
  factsOfGroup,
  findingWords,
  type ChoiceOfSheet,
  type Fact,
  type GroupOfSheet,
} from './facts.ts';
import { foodOf, loadFoods, readyFoods, recallFoods, storedWishes } from './foods.ts';
import { paintCards, paintMarks, type Counts } from './paint-cards.ts';

/** How many dishes are hidden or marked, beneath the tabs; nothing without wishes. */
function paintLine({ contains, traces, not_declared }: Counts, t: Translate<'food'>): void {
  const known = document.querySelector<HTMLElement>(`.${classes.wishesLine}`);
  if (storedWishes().length === 0) {
    known?.remove();
    return;
  }
  const line = known ?? document.createElement('p');
  const change = document.createElement('button');
  const words = document.createElement('span');
  line.className = classes.wishesLine;
  words.role = 'status';
  words.textContent = [
    t('guest.food.count_hidden', { count: contains }),
    ...(traces > 0 ? [t('guest.food.count_traces', { count: traces })] : []),
    ...(not_declared > 0 ? [t('guest.food.count_not_declared', { count: not_declared })] : []),
  ].join(' · ');
  change.type = 'button';
  change.textContent = t('guest.food.change');
  change.setAttribute(attributes.opensWishes, 'true');
  line.replaceChildren(words, change);
  document.querySelector('main')?.before(line);
}

/** Marks what does not suit these wishes, and says how many dishes that are. */
export function paintWishes(wanted: readonly Wish[], t: Translate<'food'>): void {
  paintLine(paintCards(wanted, t), t);
}

async function paint({ language }: PageInfo): Promise<void> {
  const t = await loadTranslate(texts, language);
  paintMarks(t);
  const wanted = storedWishes();
  if (wanted.length > 0) paintWishes(wanted, t);
}

/**
 * Shows on the cards what the phone knows, then what the pub says now. Without both, every dish is marked as not declared
 * for a guest who avoids something.
 */
export async function paintFood(info: PageInfo): Promise<void> {
  const isKnown = recallFoods(info);
  if (isKnown) await paint(info);
  const isNews = await loadFoods(info);
  if (isNews || !isKnown) await paint(info);
}

/** Shows what is in the dish of the open sheet. */
export async function showFoodInSheet(info: PageInfo): Promise<void> {
  const t = await loadTranslate(texts, info.language);
  await readyFoods(info);
  const sheet = document.querySelector(`#${ids.dishSheet}`);
  const shown = sheet?.getAttribute(attributes.shownDish);
  if (!sheet || !shown) return;
  for (const list of sheet.querySelectorAll(`.${classes.foodFacts}`)) list.remove();
  const facts = factsOfDish(foodOf(ids.dishIn(shown)), storedWishes(), t);
  const cautions = facts.filter(({ isCaution }) => isCaution);
  if (cautions.length > 0) sheet.querySelector('p')?.after(drawFacts(cautions));
  sheet.querySelector('details')?.append(drawFacts(facts.filter(({ isCaution }) => !isCaution)));
}

/** What is in a dish, in a group and in a choice, for the sheet in which the options of a dish are chosen. */
export type SheetFacts = {
  readonly ofDish: (dishId: number) => readonly Fact[];
  readonly ofGroup: (group: GroupOfSheet) => readonly Fact[];
  readonly ofChoice: (at: ChoiceOfSheet) => ReturnType<typeof factsOfChoice>;
};

export async function sheetFacts(info: PageInfo): Promise<SheetFacts> {
  const t = await loadTranslate(texts, info.language);
  await readyFoods(info);
  const wanted = storedWishes();
  return {
    ofDish: (dishId) => factsOfDish(foodOf(dishId), wanted, t),
    ofGroup: (group) => factsOfGroup(group, wanted, t),
    ofChoice: (at) => factsOfChoice(at, wanted, t),
  };
}

/** What may go with an order, and the words that ask for it. */
export type SentWishes = {
  readonly wishes: readonly Wish[];
  readonly question: string;
  readonly names: string;
  readonly goesTo: string;
};

export async function wishesToSend(info: PageInfo): Promise<SentWishes> {
  const t = await loadTranslate(texts, info.language);
  const wishes = storedWishes();
  return {
    wishes,
    question: t('guest.food.send'),
    names: wishes.map((wish) => t(`food.${wish}`)).join(', '),
    goesTo: t(info.inTelegram ? 'guest.food.goes_to_telegram' : 'guest.food.goes_to'),
  };
}

type Line = Pick<BasketLine, 'dishId' | 'options'>;
export type CautionsOf = (line: Line) => readonly string[];

/** Why a dish with what was chosen does not suit the guest, for the basket; empty when it does. */
export async function cautionsFor(info: PageInfo): Promise<CautionsOf> {
  const t = await loadTranslate(texts, info.language);
  await readyFoods(info);
  return ({ dishId, options = [] }) => {
    const dish = foodOf(dishId);
    return findingWords((wish) => findInDish(dish, wish, options), storedWishes(), t);
  };
}
