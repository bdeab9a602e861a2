import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import * as ids from '../markup/ids.ts';
import { clickAbout, clickCopy } from './about/about-sheet.ts';
import { clickBackdrop, clickClose } from '../device/dialogs.ts';
import {
  addFromCard,
  addFromSheet,
  clickDish,
  oneLessInSheet,
  oneMoreInSheet,
  removeFromCard,
} from './dishes/dish-clicks.ts';
import type { ClickHandler, OpenPage } from './open-page.ts';
import { clickAccount, clickBasketBar, clickWishes } from './ordering/islands.ts';
import { clickOrderType } from './ordering/order-type.ts';
import { clickLanguage } from './reading/language.ts';
import { clickSearch } from './search/search.ts';
import { loadTapStyles } from './tap-styles.ts';
import { EARLY_PRESSES } from '@comanda/contract/guest-page';

/** The clickable elements and their handlers; the first selector that matches counts. */
export const clicks: readonly (readonly [selector: string, handle: ClickHandler])[] = [
  [`.${classes.aboutLine} summary`, clickAbout],
  [`.${classes.dishCard} .${classes.oneLess}`, removeFromCard],
  [`.${classes.dishCard} button`, addFromCard],
  [`.${classes.dishCard} a`, clickDish],
  [`.${classes.searchRow} button`, addFromCard],
  [`.${classes.searchRow} a`, clickDish],
  [`#${ids.dishSheet} .${classes.oneMore}`, oneMoreInSheet],
  [`#${ids.dishSheet} .${classes.oneLess}`, oneLessInSheet],
  [`#${ids.dishSheet} .${classes.addsDish}`, addFromSheet],
  [`[${attributes.orderType}]`, clickOrderType],
  [`#${ids.basketBar},#${ids.sideBasket} .${classes.addsDish}`, clickBasketBar],
  [`.${classes.account}`, clickAccount],
  [`.${classes.searchOpener}`, clickSearch],
  [`[${attributes.opensWishes}]`, clickWishes],
  [`[${attributes.copiedText}]`, clickCopy],
  [`.${classes.languages} a`, clickLanguage],
  [`[${attributes.closesDialog}]`, clickClose],
  ['dialog', clickBackdrop],
];

/** Handles every click on the page, islands included. */
export function listenToClicks(page: OpenPage): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    void loadTapStyles();
    for (const [selector, handle] of clicks) {
      const element = target.closest<HTMLElement>(selector);
      if (!element) continue;
      handle(element, page, event);
      return;
    }
  });
}

/**
 * Repeats presses from before this program loaded, each once: a user who gets no response presses twice
 * but intends one press. Links have already navigated; a dish's link opens its sheet.
 */
export function replayEarlyPresses(): void {
  const stored: unknown = Reflect.get(window, EARLY_PRESSES);
  window.onclick = null;
  if (!Array.isArray(stored)) return;
  const pressed = stored.map((target) =>
    target instanceof Element
      ? target.closest<HTMLElement>(`button, .${classes.dishCard} a`)
      : null,
  );
  for (const one of new Set(pressed)) if (one?.isConnected) one.click();
}
