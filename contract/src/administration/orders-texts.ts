import type { Texts } from '../languages/languages.ts';

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
  'administration.not_answering': {
    en: 'Not answering',
    ro: 'Nu răspund',
    ru: 'Не отвечают',
  },
  'administration.unopened_since': {
    en: {
      one: '{{count}} order unopened, since {{since}}',
      other: '{{count}} orders unopened, since {{since}}',
    },
    ro: {
      one: '{{count}} comandă nedeschisă, din {{since}}',
      few: '{{count}} comenzi nedeschise, din {{since}}',
      other: '{{count}} de comenzi nedeschise, din {{since}}',
    },
    ru: {
      one: 'не открыт {{count}} заказ, с {{since}}',
      few: 'не открыты {{count}} заказа, с {{since}}',
      many: 'не открыто {{count}} заказов, с {{since}}',
      other: 'не открыто {{count}} заказа, с {{since}}',
    },
  },
} as const satisfies Texts;
