import type { OrderType } from '@comanda/domain/orders';
import { withOrderType, firstPriceRiseNote, orderTypeOf } from '../../basket/basket.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { ClickHandler } from '../open-page.ts';

/** Marks the chosen order type. */
export function paintOrderType(orderType: OrderType): void {
  for (const button of document.querySelectorAll(`[${attributes.orderType}]`)) {
    button.ariaPressed = String(button.getAttribute(attributes.orderType) === orderType);
  }
}

/** Shows the note beneath the switch until its next press. */
function showPriceRiseNote(choice: Element | null, orderType: OrderType, info: PageInfo): void {
  document.querySelector(`.${classes.priceRiseNote}`)?.remove();
  const text = firstPriceRiseNote(info, orderType);
  if (text === undefined) return;
  const line = document.createElement('output');
  line.className = classes.priceRiseNote;
  choice?.after(line);
  // A screen reader announces changes only in a live region that exists already.
  setTimeout(() => {
    line.textContent = text;
  });
}

export const clickOrderType: ClickHandler = (button, { store, info }) => {
  const name = button.getAttribute(attributes.orderType);
  const chosen = info().orderTypes.find((type) => type === name);
  if (!chosen) return;
  const before = orderTypeOf(store.get(), info());
  store.set((basket) => withOrderType(basket, chosen));
  if (before === orderTypeOf(store.get(), info())) return;
  showPriceRiseNote(button.closest(`.${classes.orderTypes}`), chosen, info());
};
