import type { Texts } from '../../languages/languages.ts';

/** The slip on the rail: its next step, and the phone numbers to call. */
export const slipTexts = {
  'orders.step_accept': { en: 'Accept', ro: 'Acceptă', ru: 'Принять' },
  'orders.step_ready': { en: 'Ready', ro: 'E gata', ru: 'Готов' },
  'orders.step_serve': { en: 'Served', ro: 'Servită', ru: 'Подан' },
  'orders.step_give_out': { en: 'Collected', ro: 'Ridicată', ru: 'Выдан' },
  'orders.step_hand_over': { en: 'Handed over', ro: 'Predată', ru: 'Передан' },
  'orders.step_deliver': { en: 'Delivered', ro: 'Livrată', ru: 'Доставлен' },
  'orders.call': { en: 'Call {{phone}}', ro: 'Sună {{phone}}', ru: 'Позвонить {{phone}}' },
  'orders.gathered': {
    en: { one: '{{count}} new', other: '{{count}} new' },
    ro: { one: '{{count}} nouă', few: '{{count}} noi', other: '{{count}} noi' },
    ru: {
      one: '{{count}} новый',
      few: '{{count}} новых',
      many: '{{count}} новых',
      other: '{{count}} новых',
    },
  },
  'orders.table_all': {
    en: 'Table {{table}}: all orders',
    ro: 'Masa {{table}}: toate comenzile',
    ru: 'Столик {{table}}: все заказы',
  },
  'orders.find': { en: 'Find an order', ro: 'Caută o comandă', ru: 'Найти заказ' },
  'orders.find_hint': {
    en: 'Number, table, phone, dish',
    ro: 'Număr, masă, telefon, preparat',
    ru: 'Номер, столик, телефон, блюдо',
  },
  'orders.found': { en: 'Found: {{count}}', ro: 'Găsite: {{count}}', ru: 'Найдено: {{count}}' },
  'orders.nothing_found': { en: 'Nothing found', ro: 'Nimic găsit', ru: 'Ничего не найдено' },
  'orders.nothing_found_hint': {
    en: 'All open orders and the last finished ones were looked through.',
    ro: 'S-au căutat toate comenzile deschise și ultimele finalizate.',
    ru: 'Просмотрены все открытые заказы и последние завершённые.',
  },
  'orders.longest_first': {
    en: 'Longest waiting first',
    ro: 'Întâi cine așteaptă mai mult',
    ru: 'Сначала кто дольше ждёт',
  },
  'orders.places': {
    en: 'Hall, delivery or one table',
    ro: 'Sală, livrare sau o masă',
    ru: 'Зал, доставка или один столик',
  },
  'orders.in_hall': { en: 'Hall', ro: 'Sală', ru: 'Зал' },
  'orders.order_count': {
    en: { one: '{{count}} order', other: '{{count}} orders' },
    ro: { one: '{{count}} comandă', few: '{{count}} comenzi', other: '{{count}} de comenzi' },
    ru: {
      one: '{{count}} заказ',
      few: '{{count}} заказа',
      many: '{{count}} заказов',
      other: '{{count}} заказа',
    },
  },
} as const satisfies Texts;
