import type { Texts } from '../languages/languages.ts';

/** The desk: the rail, its filter and keys, the bell. */
export const deskTexts = {
  'orders.orders': { en: 'Orders', ro: 'Comenzi', ru: 'Заказы' },
  'orders.orders_path': { en: 'orders', ro: 'comenzi', ru: 'заказы' },
  'orders.active_count': {
    en: { one: '{{count}} active', other: '{{count}} active' },
    ro: { one: '{{count}} activă', few: '{{count}} active', other: '{{count}} active' },
    ru: {
      one: '{{count}} активный',
      few: '{{count}} активных',
      many: '{{count}} активных',
      other: '{{count}} активных',
    },
  },
  'orders.filter': { en: 'Which orders', ro: 'Care comenzi', ru: 'Какие заказы' },
  'orders.filter_all': { en: 'All', ro: 'Toate', ru: 'Все' },
  'orders.filter_not_handled': { en: 'Not handled', ro: 'Neprocesate', ru: 'Не обработаны' },
  'orders.filter_preparing': { en: 'Preparing', ro: 'Se pregătesc', ru: 'Готовятся' },
  'orders.filter_at_courier': { en: 'At courier', ro: 'La curier', ru: 'У курьера' },
  'orders.filter_completed': { en: 'Completed', ro: 'Finalizate', ru: 'Завершены' },
  'orders.filter_canceled': { en: 'Canceled', ro: 'Anulate', ru: 'Отменены' },
  'orders.new': { en: 'New', ro: 'Nouă', ru: 'Новый' },
  'orders.more_dishes': {
    en: { one: '{{count}} more dish', other: '{{count}} more dishes' },
    ro: {
      one: 'încă {{count}} preparat',
      few: 'încă {{count}} preparate',
      other: 'încă {{count}} de preparate',
    },
    ru: {
      one: 'ещё {{count}} блюдо',
      few: 'ещё {{count}} блюда',
      many: 'ещё {{count}} блюд',
      other: 'ещё {{count}} блюда',
    },
  },
  'orders.no_orders': { en: 'No orders', ro: 'Nu sunt comenzi', ru: 'Заказов нет' },
  'orders.no_orders_hint': {
    en: 'The next one drops on to the rail by itself, with a bell. Leave this page open.',
    ro: 'Următoarea apare singură pe șină, cu un clopoțel. Lăsați pagina deschisă.',
    ru: 'Следующий появится на рейке сам, со звонком. Оставьте страницу открытой.',
  },
  'orders.no_orders_here': {
    en: 'No orders with this status',
    ro: 'Nu sunt comenzi cu această stare',
    ru: 'Заказов с таким статусом нет',
  },
  'orders.show_all': { en: 'Show all', ro: 'Arată toate', ru: 'Показать все' },
  'orders.column_empty': { en: 'Nothing here', ro: 'Nimic aici', ru: 'Пусто' },
  'orders.show_earlier': {
    en: 'Show earlier ones',
    ro: 'Arată cele mai vechi',
    ru: 'Показать более ранние',
  },
  'orders.keys': { en: 'Keys', ro: 'Taste', ru: 'Клавиши' },
  'orders.key_move': { en: 'choose', ro: 'alege', ru: 'выбрать' },
  'orders.key_open': { en: 'open', ro: 'deschide', ru: 'открыть' },
  'orders.sound_armed': { en: 'bell on', ro: 'clopoțel pornit', ru: 'звонок включён' },
  'orders.sound_blocked': {
    en: 'Switch on the bell',
    ro: 'Pornește clopoțelul',
    ru: 'Включить звонок',
  },
  'orders.sound_blocked_short': { en: 'Switch on', ro: 'Pornește', ru: 'Включить' },
  'orders.sound_blocked_hint': {
    en: 'The browser keeps the bell silent until you press here',
    ro: 'Browserul ține clopoțelul mut până apăsați aici',
    ru: 'Браузер не даёт звонить, пока вы не нажмёте здесь',
  },
  'orders.sound_test': { en: 'Ring once', ro: 'Sună o dată', ru: 'Позвонить для проверки' },
  'orders.sold_out': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'orders.open_desk': { en: 'Open the orders', ro: 'Deschide comenzile', ru: 'Открыть заказы' },
} as const satisfies Texts;
