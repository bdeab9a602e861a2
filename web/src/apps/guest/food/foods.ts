import type { CallReply } from '@comanda/contract';
import type { DishOptionGroup } from '@comanda/contract/menu';
import { type DishFood, type Food, type FoodGroup, wishes, type Wish } from '@comanda/domain/food';
import { addressOf } from '../calls/address-of.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { STORED_WISHES } from './load-food.ts';

const TIMEOUT_MS = 15_000;
const CALL = 'GET /api/client/pub/:pubUrlName';

/** What the phone stores of a pub's menu, by id. */
type Foods = {
  readonly dishes: Readonly<Record<number, Food>>;
  /** Of the dishes that have groups. */
  readonly links: Readonly<Record<number, readonly DishOptionGroup[]>>;
  readonly groups: Readonly<Record<number, Pick<FoodGroup, 'rule' | 'choices'>>>;
};

const nothing: Foods = { dishes: {}, links: {}, groups: {} };

/** What is known of a pub, and the form in which it is stored. */
let known: { readonly pubId: number; readonly foods: Foods; readonly text: string } | undefined;

const storedName = (pubId: number): string => `comanda.food.${pubId}`;

/** Refuses what an earlier version of this program has stored. */
function parseFoods(text: string): Foods {
  const { dishes, links, groups } = JSON.parse(text) as Partial<Foods>;
  if (!dishes || !links || !groups) throw new Error('another form');
  return { dishes, links, groups };
}

/** What the pub says about a dish and its choices; nothing while it is not known. */
export function foodOf(dishId: number): DishFood {
  const { foods } = known ?? { foods: nothing };
  return {
    food: foods.dishes[dishId] ?? {},
    groups: (foods.links[dishId] ?? []).flatMap((link) => {
      const group = foods.groups[link.group_id];
      const { min_units: minUnits, max_choices: maxChoices, max_units: maxUnits } = link;
      return group ? { ...group, minUnits, maxChoices, maxUnits } : [];
    }),
  };
}

/** Returns whether this phone knows the pub's dishes: from this visit, or from the last one. */
export function recallFoods({ pubId }: PageInfo): boolean {
  if (known?.pubId === pubId) return true;
  known = undefined;
  const stored = deviceStorage.getItem(storedName(pubId));
  if (stored === null) return false;
  try {
    known = { pubId, foods: parseFoods(stored), text: stored };
    return true;
  } catch {
    return false;
  }
}

function foodsOf({ dishes, option_groups: groups = [] }: CallReply<typeof CALL>): Foods {
  const linked = dishes.flatMap(({ id, option_groups: links }) => (links ? [[id, links]] : []));
  return {
    dishes: Object.fromEntries(dishes.map(({ id, food }) => [id, food])),
    links: Object.fromEntries(linked) as Foods['links'],
    groups: Object.fromEntries(
      groups.map(({ id, rule, choices }) => [
        id,
        {
          rule,
          choices: choices.map((choice) => ({
            id: choice.id,
            maxCount: choice.max_count,
            food: choice.food ?? {},
          })),
        },
      ]),
    ),
  };
}

/**
 * Reads what the pub says about its dishes now: it would not fit into the document. Returns whether it is news; without
 * a connection what was known stays.
 */
export async function loadFoods({ pubId, urlName, language }: PageInfo): Promise<boolean> {
  const before = known;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(addressOf(CALL, { pubUrlName: urlName }, { language }), { signal });
    if (!answer.ok) return false;
    const foods = foodsOf((await answer.json()) as CallReply<typeof CALL>);
    const text = JSON.stringify(foods);
    known = { pubId, foods, text };
    deviceStorage.setItem(storedName(pubId), text);
    return before?.pubId !== pubId || before.text !== text;
  } catch {
    return false;
  }
}

/** For a press before they have come. */
export async function readyFoods(info: PageInfo): Promise<void> {
  if (!recallFoods(info)) await loadFoods(info);
}

/** What the guest of this phone avoids and looks for, at every pub. It is sent only with an order, if the guest ticks it. */
export function storedWishes(): readonly Wish[] {
  const stored = deviceStorage.getItem(STORED_WISHES)?.split(' ') ?? [];
  return wishes.filter((wish) => stored.includes(wish));
}

export function storeWishes(wanted: readonly Wish[]): void {
  if (wanted.length > 0) deviceStorage.setItem(STORED_WISHES, wanted.join(' '));
  else deviceStorage.removeItem(STORED_WISHES);
}
