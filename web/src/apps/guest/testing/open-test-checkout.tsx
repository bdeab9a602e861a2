import type { Quote } from '@comanda/contract/orders';
import { allTexts, translate } from '@comanda/contract/texts';
import type { OrderType } from '@comanda/domain/orders';
import { createRoot } from 'react-dom/client';
import { createBasketStore, type BasketStore } from '../basket/basket-store.ts';
import type { SentWishes } from '../food/paint-food.ts';
import type { Translate } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { aPageInfo } from './a-page-info.ts';
import { CheckoutSheet } from '../checkout/checkout-sheet.tsx';

export const testInfo = aPageInfo({
  pubId: 7,
  orderTypes: ['in_place'],
  table: '7',
  menuLanguages: ['ro', 'ru'],
});

export const quoteOf = (total: number): Quote => ({
  dishes: [{ dish_id: 1, count: 1, dish_price: total, name: 'Zeamă' }],
  unavailable_dish_ids: [],
  sold_out_dish_ids: [],
  dish_total: total,
  delivery_price: null,
  zone_price: null,
  missing_to_free_delivery: null,
  next_step: null,
  client_total: total,
  paused_until: { delivery: null, in_place: null, pick_up: null },
  busy_minutes: 0,
  busy_until: null,
  refusal: null,
});

export type OpenCheckout = { readonly store: BasketStore; readonly close: () => void };

/** The checkout of a guest at table 7 with one soup for 80 Lei in the basket. */
export function openCheckout({
  info = testInfo,
  phone,
  sentWishes,
  orderType = 'in_place',
  draft,
}: {
  readonly info?: PageInfo;
  readonly phone?: string;
  readonly sentWishes?: SentWishes;
  readonly orderType?: OrderType;
  /** What was typed in this tab before. */
  readonly draft?: object;
} = {}): OpenCheckout {
  localStorage.clear();
  sessionStorage.clear();
  const store = createBasketStore(info.pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType,
  }));
  if (draft) sessionStorage.setItem(`comanda.draft.${info.pubId}`, JSON.stringify(draft));
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const t: Translate<'checkout'> = (key, values) => translate(allTexts[key], info.language, values);
  const given = {
    store,
    t,
    info,
    phone,
    sentWishes,
    onOldMenu: () => undefined,
    hasOptions: () => false,
  };
  root.render(<CheckoutSheet {...given} />);
  return {
    store,
    close: () => {
      root.unmount();
      host.remove();
    },
  };
}
