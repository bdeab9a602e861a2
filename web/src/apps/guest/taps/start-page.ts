import { preferredLanguage } from '@comanda/contract/texts';
import { totalCount, withOrderType } from '../basket/basket.ts';
import * as basketTotal from '../basket/basket-total.ts';
import { createBasketStore, type BasketStore } from '../basket/basket-store.ts';
import { afterLoad, whenIdle } from '../device/run-when-idle.ts';
import { showOffline } from '../offline/show-offline.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import { followOwnOrders } from '../following/follow-own-orders.ts';
import { readPageInfo, type PageInfo } from '../markup/page-info.ts';
import { readTableOfAddress, showPubClock, typeAtTable } from './about/about-sheet.ts';
import { listenToClicks, replayEarlyPresses } from './clicks.ts';
import { startDialogs } from '../device/dialogs.ts';
import { startFood } from '../food/load-food.ts';
import { nameCardButtons } from './dishes/dish-cards.ts';
import { showNote } from '../device/show-note.ts';
import type { OpenPage } from './open-page.ts';
import { preloadCheckout, preloadChoosing } from './ordering/islands.ts';
import { paintPage } from './paint-page.ts';
import { readForPaper, startPaper } from './paper/paper.ts';
import { refreshOnReturn, refreshAtChange } from './reading/refresh-on-return.ts';
import { countLastMinutes } from './reading/last-minutes.ts';
import { runAt } from './reading/run-at.ts';
import { chooseLanguage, reloadPage, storedLanguage } from './reading/language.ts';
import { closeMenuChoice, followScroll } from './reading/follow-scroll.ts';
import { clearSearch, loadSearch } from './search/search.ts';
import { loadTapStyles } from './tap-styles.ts';
import * as attributes from '../markup/attributes.ts';

/** Removes each notice of a pause or of a busy pub at its end, without loading anything. */
function endStates(): void {
  for (const notice of document.querySelectorAll(`[${attributes.endsAt}]`)) {
    runAt(Date.parse(notice.getAttribute(attributes.endsAt) ?? ''), () => {
      notice.remove();
    });
  }
}

/**
 * Code for taps, for the next visit and for offline use, one after another: a slow phone stays free for taps between
 * them. The last caches the files that the others have loaded.
 */
async function loadTheRest(info: () => PageInfo): Promise<void> {
  // One that does not load is asked for again by its button.
  await loadSearch().catch(() => undefined);
  const { storeForOffline } = await import('../offline/store-for-offline.ts');
  await storeForOffline();
  await storeNext(info);
}

async function storeNext(info: () => PageInfo): Promise<void> {
  const { storeNextSteps } = await import('../offline/store-for-offline.ts');
  await storeNextSteps(info());
}

/** Where there is room the basket stands beside the menu. */
function showSideBasket(page: Pick<OpenPage, 'store' | 'info'>): void {
  if (!window.matchMedia('(min-width:1200px)').matches || page.info().orderTypes.length === 0)
    return;
  import('./ordering/side-basket.ts')
    .then(({ drawSideBasket }) => drawSideBasket({ ...page, ...basketTotal }))
    // The bar at the foot stays.
    .catch(() => undefined);
}

/** Of a pub that offers its menu in several languages; the code is loaded only for those. */
async function followLanguages(store: BasketStore, info: PageInfo): Promise<void> {
  if (!info.menuLanguages) return;
  const { followLanguage } = await import('./reading/menu-languages.ts');
  await followLanguage(store, info);
}

/** Adds to the server's page the parts for this guest. */
function complete(info: PageInfo): void {
  nameCardButtons(info);
  showPubClock(info);
  startFood(info);
  endStates();
  countLastMinutes(info);
  readTableOfAddress(info);
  readForPaper(info);
}

/** The page with its basket, and the updates when either changes. */
function openPage(first: PageInfo): OpenPage {
  let info = first;
  const store = createBasketStore(info.pubId, deviceStorage);
  // The server renders the prices of the order type that the pub offers first.
  let [pricesOf] = info.orderTypes;
  const paint = (): void => {
    pricesOf = paintPage(store, info, pricesOf);
  };
  complete(info);
  const follow = (): void => {
    followLanguages(store, info).catch(() => undefined);
  };
  afterLoad(follow);
  const showOwnOrders = followOwnOrders(store, () => info);
  const swapped = (): void => {
    info = readPageInfo() ?? info;
    [pricesOf] = info.orderTypes;
    clearSearch();
    complete(info);
    follow();
    showOwnOrders();
    followScroll();
    paint();
    showSideBasket({ store, info: () => info });
    // Their texts too, where the page is in another language now.
    whenIdle(() => void storeNext(() => info).catch(() => undefined));
  };
  const reload = async (): Promise<void> => {
    try {
      if (await reloadPage()) swapped();
    } catch {
      // The page as loaded is still readable.
    }
  };
  // A guest who has just scanned a table's code sits at it, whatever their last order type.
  const atTable = typeAtTable(info);
  if (atTable) store.set((basket) => withOrderType(basket, atTable));
  store.subscribe(paint);
  store.subscribe(preloadCheckout);
  paint();
  return { store, info: () => info, swapped, reload };
}

/** The language that was chosen on this device earlier, unless the address names one. */
function showStoredLanguage({ info, swapped }: OpenPage): void {
  const stored = storedLanguage();
  const requested = preferredLanguage([new URLSearchParams(window.location.search).get('lang')]);
  if (requested === undefined && stored !== null && stored !== info().language) {
    void chooseLanguage(stored, { info, swapped });
  }
}

/** The code for `?again=` is loaded only with such an address. */
function repeatOrder({ store, info }: OpenPage): void {
  const again = new URLSearchParams(window.location.search).get('again');
  if (again === null) return;
  import('./ordering/order-again.ts')
    .then(({ orderAgain }) => orderAgain(again, { store, info: info() }))
    .catch(() => showNote(info().texts.basketDidNotLoad));
}

/** Makes the rendered menu interactive: basket, dish sheet, search, tabs, languages. */
export function startPage(): void {
  const info = readPageInfo();
  if (!info) return;
  const page = openPage(info);
  if (totalCount(page.store.get()) > 0) void loadTapStyles();
  afterLoad(() => void loadTheRest(page.info).catch(() => undefined));
  afterLoad(() => showSideBasket(page));
  preloadChoosing();
  startDialogs();
  startPaper(page.store, page.info);
  closeMenuChoice();
  // The position of the row requires a layout of the whole page.
  whenIdle(followScroll);
  repeatOrder(page);
  listenToClicks(page);
  replayEarlyPresses();
  showOffline(page.info);
  refreshOnReturn(page.reload);
  refreshAtChange(page);
  showStoredLanguage(page);
}
