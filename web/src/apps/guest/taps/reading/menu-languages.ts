import type { CallReply } from '@comanda/contract';
import type { BasketStore } from '../../basket/basket-store.ts';
import { addressOf } from '../../calls/address-of.ts';
import { loadOffers, type MenuOffers } from '../../choosing/offers.ts';
import * as attributes from '../../markup/attributes.ts';
import * as ids from '../../markup/ids.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { BasketLine } from '../../basket/basket.ts';
import { cardOf, dishOf } from '../../basket/dish-on-card.ts';
import { clearSearch } from '../search/search.ts';

const CALL = 'GET /api/client/pub/:pubUrlName';
const TIMEOUT_MS = 15_000;

let shown: PageInfo | undefined;
let isListening = false;
let hasWorkingTexts = false;

/** A line of the basket under the names of the shown page; a dish that the menu has no longer keeps its own. */
function renamed(line: BasketLine, offers: MenuOffers | undefined): BasketLine {
  const card = cardOf(line.dishId);
  const choices = (offers?.offerOf(line.dishId)?.groups ?? []).flatMap((group) =>
    group.choices.map(({ id, name }) => ({ id, name, group_name: group.name })),
  );
  return {
    ...line,
    ...(card && { name: dishOf(card).name }),
    ...(line.options && {
      options: line.options.map((option) => {
        const { id: _id, ...names } = choices.find(({ id }) => id === option.choiceId) ?? {};
        return { ...option, ...names };
      }),
    }),
  };
}

/** The basket is read in the language of the page, also before its prices have come. */
async function renameBasket(store: BasketStore, info: PageInfo): Promise<void> {
  const hasOptions = store.get().lines.some(({ options }) => options);
  const offers = hasOptions ? await loadOffers(info).catch(() => undefined) : undefined;
  if (shown !== info) return;
  store.set((basket) => ({ ...basket, lines: basket.lines.map((line) => renamed(line, offers)) }));
}

/** A guest who knows the dish by the name on the pub's paper menu finds it on a translated page too. */
async function addWorkingTexts({ urlName }: PageInfo): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(addressOf(CALL, { pubUrlName: urlName }), { signal });
  const { dishes, categories } = (await answer.json()) as CallReply<typeof CALL>;
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]));
  for (const { id, name, ingredients, category_id: category } of dishes) {
    const texts = [name, ingredients, categoryOf.get(category)].join(' ');
    cardOf(id)?.setAttribute(attributes.workingTexts, texts);
  }
  clearSearch();
}

function listenToSearch(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('focusin', ({ target }) => {
    const isSearch = target instanceof Element && target.closest(`#${ids.search}`) !== null;
    if (!isSearch || !shown || hasWorkingTexts) return;
    const { language, menuLanguages: [working, ...others] = [] } = shown;
    if (language === working || !others.includes(language)) return;
    hasWorkingTexts = true;
    addWorkingTexts(shown).catch(() => {
      hasWorkingTexts = false;
    });
  });
}

/** The page has been opened, or shown again: in another language, or as the menu is now. */
export async function followLanguage(store: BasketStore, info: PageInfo): Promise<void> {
  const before = shown;
  shown = info;
  hasWorkingTexts = false;
  listenToSearch();
  if (before && before.language !== info.language) await renameBasket(store, info);
}
