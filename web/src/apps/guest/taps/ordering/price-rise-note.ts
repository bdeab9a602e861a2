import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';

let wasShown = false;

/** The note at the first switch to a type that makes each dish more expensive; none after that. */
export function firstPriceRiseNote({ dearer }: PageInfo, orderType: OrderType): string | undefined {
  if (wasShown || dearer === undefined || !orderTypeTable.hasCommission[orderType]) {
    return undefined;
  }
  wasShown = true;
  return dearer;
}

/** Shows the note beneath the switch until its next press. */
export function showPriceRiseNote(
  choice: Element | null,
  orderType: OrderType,
  info: PageInfo,
): void {
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
