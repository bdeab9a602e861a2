import { withOrderType } from '../../basket/basket.ts';
import { orderTypeOf } from '../../basket/order-type.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import type { ClickHandler } from '../open-page.ts';
import { showPriceRiseNote } from './price-rise-note.ts';
import type { OrderType } from '@comanda/domain/orders';

/** Marks the chosen order type. */
export function paintOrderType(orderType: OrderType): void {
  for (const button of document.querySelectorAll(`[${attributes.orderType}]`)) {
    button.ariaPressed = String(button.getAttribute(attributes.orderType) === orderType);
  }
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
