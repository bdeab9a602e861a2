import type { CallReply } from '@comanda/contract';
import { isSoldOut, isSoldOutForNow } from '@comanda/domain/menu';
import { requiredChoices } from '@comanda/domain/options';
import type { OrderType } from '@comanda/domain/orders';
import { offeredGroups, type NamedGroup } from '../../../lib/options/offered-groups.ts';
import { dishPrices } from '../basket/shown-price.ts';
import { addressOf } from '../calls/address-of.ts';
import type { PageInfo } from '../markup/page-info.ts';

const CALL = 'GET /api/client/pub/:pubUrlName';
const TIMEOUT_MS = 15_000;
/** Within this time a choice is rarely sold out; the quote and the order are checked anyway. */
const FRESH_MS = 60_000;

/** A dish of the menu with all that can be chosen. */
export type DishOffer = {
  readonly dishId: number;
  readonly name: string;
  readonly ingredients: string;
  readonly imageFileName: string;
  /** Without options, effective. */
  readonly priceMinor: number;
  readonly groups: readonly NamedGroup[];
  /** Of the choices that stand for dishes with one: the file of the picture, by the choice's id. */
  readonly pictures: ReadonlyMap<number, string>;
  /** The dish itself, or all of the choices that one of its groups requires. */
  readonly isSoldOut: boolean;
  /** By the hours of its category and of its menu. */
  readonly isServed: boolean;
  /** An order for later may have it, whatever is said above. */
  readonly isForLater: boolean;
};

/** Now, or for later where the pub takes such orders of this type. */
export const canBeOrdered = (
  { isSoldOut: isOver, isServed, isForLater }: DishOffer,
  { laterTypes = [] }: Pick<PageInfo, 'laterTypes'>,
  orderType: OrderType,
): boolean => (isServed && !isOver) || (isForLater && laterTypes.includes(orderType));

export type MenuOffers = {
  readonly takesNotes: boolean;
  readonly offerOf: (dishId: number) => DishOffer | undefined;
};

type Answer = CallReply<typeof CALL>;

function isServedAt(now: Date, category: Answer['categories'][number] | undefined): boolean {
  const until = category?.not_served_until;
  return until === undefined || (until !== null && Date.parse(until) <= now.getTime());
}

function picturesOf(
  { option_groups: links = [] }: Answer['dishes'][number],
  { dishes, option_groups: groups = [] }: Answer,
): ReadonlyMap<number, string> {
  const files = new Map(dishes.map((one) => [one.id, one.image_file_name]));
  return new Map(
    groups
      .filter(({ id }) => links.some(({ group_id }) => group_id === id))
      .flatMap(({ choices }) => choices)
      .flatMap(({ id, dish_id }) => {
        const file = dish_id === null ? undefined : files.get(dish_id);
        return file ? [[id, file] as const] : [];
      }),
  );
}

function offerOf(dish: Answer['dishes'][number], answer: Answer): DishOffer {
  const { option_groups: all, categories } = answer;
  const now = new Date();
  const groups = offeredGroups(dish.option_groups, all, now);
  const { sold_out_until: until, left_count: left } = dish;
  const isOut = isSoldOut(until === null ? null : new Date(until), now);
  const isChoosable = requiredChoices(groups) !== undefined;
  const category = categories.find(({ id }) => id === dish.category_id);
  return {
    dishId: dish.id,
    name: dish.name,
    ingredients: dish.ingredients,
    imageFileName: dish.image_file_name,
    priceMinor: dishPrices(dish).priceMinor,
    groups,
    pictures: picturesOf(dish, answer),
    isSoldOut: isOut || !isChoosable,
    isServed: isServedAt(now, category),
    isForLater:
      isChoosable &&
      category?.not_served_until !== null &&
      (!isOut || until === null || isSoldOutForNow(until, left)),
  };
}

/** A page of a pub, in a language. */
type MenuPage = Pick<PageInfo, 'urlName' | 'language'>;

async function read({ urlName, language }: MenuPage): Promise<MenuOffers> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(addressOf(CALL, { pubUrlName: urlName }, { language }), { signal });
  if (!reply.ok) throw new Error(`${CALL} answered ${reply.status}`);
  const answer = (await reply.json()) as Answer;
  return {
    takesNotes: answer.pub.takes_dish_notes === true,
    offerOf: (dishId) => {
      const dish = answer.dishes.find(({ id }) => id === dishId);
      return dish && offerOf(dish, answer);
    },
  };
}

let last:
  | { readonly address: string; readonly at: number; readonly offers: MenuOffers }
  | undefined;

/**
 * The menu with its options, in the language of the page: read when a guest chooses, not with the page. `maxAgeMs` of
 * 0 reads it again.
 */
export async function loadOffers(page: MenuPage, maxAgeMs = FRESH_MS): Promise<MenuOffers> {
  const now = Date.now();
  const address = `${page.urlName} ${page.language}`;
  if (last?.address === address && now - last.at < maxAgeMs) return last.offers;
  const offers = await read(page);
  last = { address, at: now, offers };
  return offers;
}
