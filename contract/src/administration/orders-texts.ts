import type { Texts } from '../texts/text.ts';

/** All in-process orders. */
export const ordersTexts = {
  'administration.orders': {
    en: 'Orders in process',
    ro: 'Comenzi în lucru',
    ru: 'Заказы в работе',
  },
  'administration.orders_note': {
    en: 'From every venue, newest first. A slip opens its venue.',
    ro: 'Din toate localurile, cele noi primele. Bonul deschide localul.',
    ru: 'Из всех заведений, сначала новые. Заказ открывает своё заведение.',
  },
  'administration.orders_search': {
    en: 'Venue or order number',
    ro: 'Localul sau numărul comenzii',
    ru: 'Заведение или номер заказа',
  },
  'administration.none': {
    en: 'No orders in process',
    ro: 'Nicio comandă în lucru',
    ru: 'Заказов в работе нет',
  },
  'administration.none_hint': {
    en: 'A new order from any venue appears here by itself.',
    ro: 'O comandă nouă din orice local apare aici de la sine.',
    ru: 'Новый заказ любого заведения появится здесь сам.',
  },
} as const satisfies Texts;
