import type { CallReply } from '@comanda/contract';
import type { OrderDish } from '@comanda/contract/orders';
import { findOptionProblems, lineIn } from '@comanda/domain/options';
import { addressOf } from '../../calls/address-of.ts';
import { chosenDish } from '../../choosing/chosen-dish.ts';
import { keptChoices } from '../../choosing/kept-choices.ts';
import { canBeOrdered, loadOffers, type MenuOffers } from '../../choosing/offers.ts';
import { openChoosing, type Wanted } from '../../choosing/mount.tsx';
import {
  keyOf,
  lineOf,
  orderTypeOf,
  withDish,
  withLineCount,
  withOrderType,
  type ChosenDish,
} from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import * as ids from '../../markup/ids.ts';
import { cardOf, dishOf, hasOptions, isSoldOut } from '../../basket/dish-on-card.ts';
import { showNote } from '../../device/show-note.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** Names take longer to read than one line of text. */
const SHOWN_MS = 20_000;

const TIMEOUT_MS = 15_000;

type Page = { readonly store: BasketStore; readonly info: PageInfo };

/** What an ordered line is on this menu. */
type Repeated = {
  readonly dish: ChosenDish | undefined;
  /** Something that is required has to be chosen again. */
  readonly wanted?: Wanted;
  /** Of the dish, or of its options, what the menu has no longer. */
  readonly missing: readonly string[];
};

async function readOrder(trackingToken: string) {
  const address = addressOf('GET /api/client/orders/:trackingToken', { trackingToken });
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(String(answer.status));
  const { order } = (await answer.json()) as CallReply<'GET /api/client/orders/:trackingToken'>;
  return order;
}

function repeatWithOptions(
  line: OrderDish,
  { offerOf, takesNotes }: MenuOffers,
  { info, store }: Page,
): Repeated {
  const offer = offerOf(line.dish_id);
  const orderType = orderTypeOf(store.get(), info);
  if (!offer || !canBeOrdered(offer, info, orderType))
    return { dish: undefined, missing: [line.name] };
  const before = (line.options ?? []).map(({ choice_id: choiceId, count, name, group_name }) => ({
    choiceId,
    count,
    name,
    group_name,
  }));
  const { chosen, droppedNames } = keptChoices(offer.groups, before);
  const note = takesNotes ? (line.note ?? '') : '';
  const missing = droppedNames.length > 0 ? [`${line.name} (${droppedNames.join(', ')})`] : [];
  if (findOptionProblems(offer.groups, chosen).length === 0) {
    return { dish: chosenDish(offer, chosen, note), missing };
  }
  const wanted = { dishId: line.dish_id, options: before, note, count: line.count };
  return { dish: undefined, wanted, missing };
}

/** Sets the count of these dishes with these options: an order that is repeated twice is not doubled. */
function putIntoBasket(store: BasketStore, dish: ChosenDish, count: number): void {
  store.set((basket) => {
    const known = lineOf(basket, dish);
    return known ? withLineCount(basket, known.id, count) : withDish(basket, dish, count);
  });
}

/** Opens the sheet of a dish, and waits until it is closed. */
async function ask(wanted: Wanted, page: Page): Promise<void> {
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  if (await openChoosing(page, wanted, () => close())) await closed;
}

/**
 * `?again=<tracking token>`: puts the dishes of an earlier order into the basket, at the prices of
 * this menu, and shows what of them cannot be ordered now. `&basket=open` opens the basket, `&basket=whole` only if
 * nothing is missing: it would lie over what is said of it.
 */
export async function orderAgain(trackingToken: string, page: Page): Promise<void> {
  const { store, info } = page;
  const address = new URL(window.location.href);
  const order = await readOrder(trackingToken);
  const ordered = order.dishes.map((line) => lineIn(line, info.language));
  const isPlain = (line: OrderDish): boolean => {
    const card = cardOf(line.dish_id);
    return !line.options && line.note === undefined && !(card && hasOptions(card));
  };
  const offers = ordered.every(isPlain) ? undefined : await loadOffers(info);
  // A reload must not add the dishes again.
  address.searchParams.delete('again');
  window.history.replaceState(window.history.state, '', address);
  // A guest at a table stays at it.
  if (info.table === '') store.set((basket) => withOrderType(basket, order.order_type));
  const repeat = (line: OrderDish): Repeated => {
    if (offers && !isPlain(line)) return repeatWithOptions(line, offers, page);
    const card = cardOf(line.dish_id);
    return card && !isSoldOut(card)
      ? { dish: dishOf(card), missing: [] }
      : { dish: undefined, missing: [line.name] };
  };
  const lines = ordered.map((line) => ({ ...repeat(line), line }));
  const counts = new Map<string, number>();
  for (const { dish, line } of lines) {
    if (!dish) continue;
    const key = keyOf(dish);
    counts.set(key, (counts.get(key) ?? 0) + line.count);
    putIntoBasket(store, dish, counts.get(key) ?? 0);
  }
  const missing = lines.flatMap((line) => line.missing);
  // A dish whose sheet is closed is not added.
  for (const { wanted } of lines) if (wanted) await ask(wanted, page);
  // An open sheet would cover it until its time is over.
  if (missing.length > 0) showNote(`${info.texts.missingDishes}: ${missing.join(', ')}`, SHOWN_MS);
  const opens = address.searchParams.get('basket');
  if (opens === 'open' || (opens === 'whole' && missing.length === 0)) {
    document.querySelector<HTMLElement>(`#${ids.basketBar}:not([hidden])`)?.click();
  }
}
