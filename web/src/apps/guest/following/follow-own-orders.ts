import type { BasketStore } from '../basket/basket-store.ts';
import { orderAddress } from '../calls/order-address.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import * as classes from '../markup/classes.ts';
import * as ids from '../markup/ids.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { endedOrdersOf, ordersOf, storeOrder } from './stored-orders.ts';

const READ_AGAIN_MS = 30_000;

/** The place of the link in the page, reserved before its text is loaded. */
function lineFor(isNeeded: boolean): HTMLAnchorElement | undefined {
  const known = document.querySelector<HTMLAnchorElement>(`#${ids.ownOrder}`);
  if (!isNeeded) {
    known?.remove();
    return undefined;
  }
  if (known) return known;
  const line = document.createElement('a');
  line.id = ids.ownOrder;
  // Its styles load with its text.
  line.style.cssText = 'display:block;min-height:44px';
  document.querySelector(`.${classes.aboutLine}`)?.after(line);
  return line;
}

/**
 * Links from the menu to the open orders that were sent from this device, with the sum of its evening. Returns the function that
 * renders the link again, for a page whose content has been replaced.
 */
export function followOwnOrders(store: BasketStore, readInfo: () => PageInfo): () => void {
  let { ordered } = store.get();
  const show = (): void => {
    const info = readInfo();
    const tokens = ordersOf(info.urlName, deviceStorage);
    const line = lineFor(
      tokens.length > 0 || endedOrdersOf(info.urlName, deviceStorage).length > 0,
    );
    if (!line) return;
    const addressOf = (token: string): string => orderAddress(info, token);
    import('./own-order-line.ts')
      .then(async ({ drawOwnOrder }) => drawOwnOrder(line, tokens, { info, addressOf }))
      .catch(() => undefined);
  };
  const showIfSeen = (): void => {
    if (document.visibilityState === 'visible') show();
  };
  store.subscribe(() => {
    const now = store.get().ordered;
    if (now !== undefined && now !== ordered) {
      storeOrder(readInfo().urlName, now, deviceStorage);
      show();
    }
    ordered = now;
  });
  document.addEventListener('visibilitychange', showIfSeen);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  window.setInterval(showIfSeen, READ_AGAIN_MS);
  show();
  return show;
}
