import { preferredLanguage } from '@comanda/contract/texts';
import { totalCount, withOrderType, type Basket } from '../basket/basket.ts';
import { orderTypeOf } from '../basket/order-type.ts';
import { createBasketStore, type BasketStore } from '../basket/basket-store.ts';
import { shownPriceMinor } from '../basket/shown-price.ts';
import type { OrderType } from '@comanda/domain/orders';
import { toAmount } from '@comanda/domain/money';
import { formatAmount } from '../../../lib/format/format.ts';
import { openAboutSheet, paintSeat, seatGuest } from './about/about-sheet.ts';
import { followOwnOrders } from '../following/follow-own-orders.ts';
import { copyFrom } from './about/copy.ts';
import { startDialogs } from './dialogs.ts';
import { cardOf, dishOf, enlivenCards, paintCounts, paintPrices } from './dishes/dish-cards.ts';
import { changeCount, openDishSheet, paintDishSheet } from './dishes/dish-sheet.ts';
import { pressAgain } from './early-presses.ts';
import { chooseLanguage, readPageAgain, storedLanguage } from './reading/language.ts';
import { keepFresh } from './reading/keep-fresh.ts';
import { keepOffline, tellOffline } from '../device/keep-offline.ts';
import { deviceMemory } from '../device/memory.ts';
import { note } from './note.ts';
import { takeOrderAgain } from './ordering/order-again.ts';
import { onceLoaded, whenIdle } from '../device/in-pauses.ts';
import { keepOwnFace } from '../device/own-face.ts';
import { readPageInfo, type PageInfo } from '../markup/page-info.ts';
import { followScroll } from './reading/pills.ts';
import { tellClock } from './about/tell-clock.ts';
import { tellDearer } from './ordering/tell-dearer.ts';
import { forgetSearch, startSearch, toggleSearch } from './reading/search.ts';

// The menu's own price where the dish still stands; the basket's memory where it is gone.
function totalText(basket: Basket, info: PageInfo): string {
  const orderType = orderTypeOf(basket, info);
  const totalMinor = basket.lines.reduce((sum, line) => {
    const card = cardOf(line.dishId);
    const { priceMinor } = card ? dishOf(card) : line;
    return sum + line.count * shownPriceMinor(priceMinor, orderType, info.commissionPercent);
  }, 0);
  return formatAmount(toAmount(totalMinor), info.symbol, info.language);
}

function paintBar(basket: Basket, info: PageInfo): void {
  const bar = document.querySelector<HTMLElement>('#bar');
  const count = totalCount(basket);
  if (!bar) return;
  bar.hidden = count === 0 || info.orderTypes.length === 0;
  if (bar.hidden) return;
  const counter = bar.querySelector('output');
  const total = bar.querySelector('strong');
  if (counter) counter.value = String(count);
  if (total) total.textContent = totalText(basket, info);
}

let paintedType: OrderType | undefined;

function paint(store: BasketStore, info: PageInfo): void {
  const basket = store.get();
  const orderType = orderTypeOf(basket, info);
  if (orderType !== (paintedType ?? info.orderTypes[0])) paintPrices(orderType, info);
  paintedType = orderType;
  for (const button of document.querySelectorAll<HTMLElement>('[data-how]')) {
    button.ariaPressed = String(button.dataset['how'] === orderType);
  }
  paintSeat(orderType, info);
  paintCounts(basket);
  paintDishSheet(store);
  paintBar(basket, info);
}

let looks: Promise<unknown> | undefined;

/**
 * The basket's bar, the dish sheet and the search are for those who tap: their looks come at the first tap, if
 * they are not here by then. Where they do not come, everything works unadorned.
 */
async function loadLooks(): Promise<void> {
  looks ??= import('../styles/taps.css').catch(() => undefined);
  await looks;
}

/** What is for taps, for the next visit and for a lost line; the last keeps what the others have brought. */
async function bringTheRest(): Promise<void> {
  await Promise.all([loadLooks(), keepOwnFace()]);
  await keepOffline();
}

const loadCheckout = () => import('../checkout/mount.tsx');

/** Opens an island once its code is here; a line that breaks on the way is told. */
async function openIsland(
  button: HTMLElement,
  open: () => Promise<void>,
  lost: string | undefined,
): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await open();
  } catch {
    note(lost ?? '');
  } finally {
    button.ariaBusy = 'false';
  }
}

type Taps = {
  readonly store: BasketStore;
  readonly swapped: () => void;
  readonly readAgain: () => Promise<void>;
};

async function openCheckout({ store, readAgain }: Taps): Promise<void> {
  const { openCheckout: open } = await loadCheckout();
  await open(store, readPageInfo(), async () => {
    await readAgain();
    document.querySelector<HTMLElement>('#bar')?.focus();
  });
}

async function openAccount(): Promise<void> {
  const { openAccount: open } = await import('../account/mount.tsx');
  await open(readPageInfo());
}

/** After the first dish the order is likely: its code comes while the guest reads on. */
function warmCheckout(): void {
  const load = (): void => {
    loadCheckout().catch(() => undefined);
  };
  whenIdle(load);
}

function tapOnCard(target: Element, event: Event, store: BasketStore): boolean {
  const card = target.closest<HTMLElement>('.d');
  if (!card) return false;
  const button = target.closest('button');
  if (button) changeCount(card, button.className === 'less' ? -1 : 1, store);
  else if (target.closest('a')) {
    event.preventDefault();
    void loadLooks().then(() => openDishSheet(card, store));
  }
  return true;
}

function tapOnSheet(target: Element, store: BasketStore): boolean {
  const sheet = target.closest<HTMLDialogElement>('#sheet');
  const card = sheet && document.querySelector(`#${sheet.dataset['dish'] ?? ''}`);
  if (!sheet || !card) return false;
  if (target.closest('.less')) changeCount(card, -1, store);
  if (target.closest('.main')) {
    changeCount(card, 1, store);
    sheet.close();
  }
  return true;
}

function tapOnAbout(target: Element, event: Event): boolean {
  const line = target.closest('summary')?.closest<HTMLDetailsElement>('.about');
  // What was opened before this program came is closed where it is.
  if (!line || line.open) return false;
  event.preventDefault();
  void loadLooks().then(() => openAboutSheet(line));
  return true;
}

function tap(event: MouseEvent, taps: Taps): void {
  const { store, swapped } = taps;
  const { target } = event;
  if (!(target instanceof Element)) return;
  void loadLooks();
  if (tapOnAbout(target, event)) return;
  if (tapOnCard(target, event, store) || tapOnSheet(target, store)) return;
  const button = target.closest<HTMLElement>('button');
  const how = button?.dataset['how'];
  if (how === 'in_place' || how === 'delivery') {
    const before = paintedType;
    store.set((old) => withOrderType(old, how));
    if (before !== paintedType) tellDearer(target.closest('.how'), how === 'delivery');
  }
  const { lost, unopened } = document.body.dataset;
  if (button?.id === 'bar') void openIsland(button, () => openCheckout(taps), lost);
  if (button?.matches('.who')) void openIsland(button, openAccount, unopened);
  if (button?.dataset['find'] !== undefined) toggleSearch();
  if (button?.dataset['copy'] !== undefined) void copyFrom(button);
  const language = target.closest<HTMLAnchorElement>('.langs a');
  if (language && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    void chooseLanguage(language.hreflang, swapped);
  }
}

/** Brings the rendered menu to life: basket, dish sheet, search, pills, languages. */
export function startPage(): void {
  let info = readPageInfo();
  if (!info.pubId) return;
  const store = createBasketStore(info.pubId, deviceMemory);
  enlivenCards();
  tellClock(info);
  seatGuest(info);
  const repaint = (): void => paint(store, info);
  const showOwnOrders = followOwnOrders(store, () => info);
  const swapped = (): void => {
    info = readPageInfo();
    paintedType = undefined;
    forgetSearch();
    enlivenCards();
    tellClock(info);
    seatGuest(info);
    showOwnOrders();
    followScroll();
    repaint();
  };
  const readAgain = async (): Promise<void> => {
    try {
      if (await readPageAgain()) swapped();
    } catch {
      // The page as it was read is still good for reading.
    }
  };
  // Whoever has just scanned a table's code sits at it, whatever they ordered last time.
  if (info.table !== '' && info.orderTypes.includes('in_place')) {
    store.set((basket) => withOrderType(basket, 'in_place'));
  }
  const isBarShown = totalCount(store.get()) > 0;
  if (isBarShown) void loadLooks();
  onceLoaded(() => void bringTheRest());
  startDialogs();
  startSearch();
  // To know where the pills end the whole page has to be measured.
  whenIdle(followScroll);
  store.subscribe(repaint);
  store.subscribe(warmCheckout);
  repaint();
  takeOrderAgain(store, info).catch(() => note(document.body.dataset['lost'] ?? ''));
  document.addEventListener('click', (event) => tap(event, { store, swapped, readAgain }));
  pressAgain();
  tellOffline();
  keepFresh(readAgain);
  const stored = storedLanguage();
  const asked = preferredLanguage([new URLSearchParams(window.location.search).get('lang')]);
  if (asked === undefined && stored !== null && stored !== info.language)
    void chooseLanguage(stored, swapped);
}
