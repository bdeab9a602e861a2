import type { Texts } from '../languages/languages.ts';

/** When a pub is open and delivers, as its guests read it. */
export const hoursTexts = {
  'guest.hours.opening': { en: 'Opening hours', ro: 'Program', ru: 'Часы работы' },
  'guest.hours.delivery': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'guest.hours.pick_up': { en: 'Pick-up', ro: 'Ridicare', ru: 'Самовывоз' },
  'guest.hours.opening_until': {
    en: 'Open until {{time}}',
    ro: 'Deschis până la {{time}}',
    ru: 'Открыто до {{time}}',
  },
  'guest.hours.opening_always': { en: 'Open now', ro: 'Acum este deschis', ru: 'Сейчас открыто' },
  'guest.hours.opening_no_orders': {
    en: 'Open until {{time}}, no more orders',
    ro: 'Deschis până la {{time}}, fără comenzi noi',
    ru: 'Открыто до {{time}}, заказы уже не принимаются',
  },
  'guest.hours.opening_from': {
    en: 'Closed until {{time}}',
    ro: 'Închis până la {{time}}',
    ru: 'Закрыто до {{time}}',
  },
  'guest.hours.opening_tomorrow': {
    en: 'Closed, opens tomorrow at {{time}}',
    ro: 'Închis, se deschide mâine la {{time}}',
    ru: 'Закрыто, откроется завтра в {{time}}',
  },
  'guest.hours.opening_on': {
    en: 'Closed, opens {{day}} at {{time}}',
    ro: 'Închis, se deschide {{day}} la {{time}}',
    ru: 'Закрыто, откроется {{day}} в {{time}}',
  },
  'guest.hours.opening_never': { en: 'Closed now', ro: 'Acum este închis', ru: 'Сейчас закрыто' },
  'guest.hours.delivery_until': {
    en: 'Delivery until {{time}}',
    ro: 'Livrare până la {{time}}',
    ru: 'Доставка до {{time}}',
  },
  'guest.hours.delivery_always': {
    en: 'Delivery now',
    ro: 'Acum se livrează',
    ru: 'Доставка работает',
  },
  'guest.hours.delivery_no_orders': {
    en: 'No more delivery orders now',
    ro: 'Acum nu se mai primesc comenzi cu livrare',
    ru: 'Заказы на доставку уже не принимаются',
  },
  'guest.hours.delivery_from': {
    en: 'Delivery from {{time}}',
    ro: 'Livrare de la {{time}}',
    ru: 'Доставка с {{time}}',
  },
  'guest.hours.delivery_tomorrow': {
    en: 'Delivery tomorrow from {{time}}',
    ro: 'Livrare mâine de la {{time}}',
    ru: 'Доставка завтра с {{time}}',
  },
  'guest.hours.delivery_on': {
    en: 'Delivery {{day}} from {{time}}',
    ro: 'Livrare {{day}} de la {{time}}',
    ru: 'Доставка {{day}} с {{time}}',
  },
  'guest.hours.delivery_never': {
    en: 'No delivery now',
    ro: 'Acum nu se livrează',
    ru: 'Сейчас доставки нет',
  },
  'guest.hours.pick_up_until': {
    en: 'Pick-up until {{time}}',
    ro: 'Ridicare până la {{time}}',
    ru: 'Самовывоз до {{time}}',
  },
  'guest.hours.pick_up_always': {
    en: 'Pick-up now',
    ro: 'Comenzile se pot ridica acum',
    ru: 'Самовывоз работает',
  },
  'guest.hours.pick_up_no_orders': {
    en: 'No more pick-up orders now',
    ro: 'Acum nu se mai primesc comenzi cu ridicare',
    ru: 'Заказы на самовывоз уже не принимаются',
  },
  'guest.hours.pick_up_from': {
    en: 'Pick-up from {{time}}',
    ro: 'Ridicare de la {{time}}',
    ru: 'Самовывоз с {{time}}',
  },
  'guest.hours.pick_up_tomorrow': {
    en: 'Pick-up tomorrow from {{time}}',
    ro: 'Ridicare mâine de la {{time}}',
    ru: 'Самовывоз завтра с {{time}}',
  },
  'guest.hours.pick_up_on': {
    en: 'Pick-up {{day}} from {{time}}',
    ro: 'Ridicare {{day}} de la {{time}}',
    ru: 'Самовывоз {{day}} с {{time}}',
  },
  'guest.hours.pick_up_never': {
    en: 'No pick-up now',
    ro: 'Acum nu se ridică comenzi',
    ru: 'Сейчас самовывоза нет',
  },
  'guest.hours.on_day_1': { en: 'on Monday', ro: 'luni', ru: 'в понедельник' },
  'guest.hours.on_day_2': { en: 'on Tuesday', ro: 'marți', ru: 'во вторник' },
  'guest.hours.on_day_3': { en: 'on Wednesday', ro: 'miercuri', ru: 'в среду' },
  'guest.hours.on_day_4': { en: 'on Thursday', ro: 'joi', ru: 'в четверг' },
  'guest.hours.on_day_5': { en: 'on Friday', ro: 'vineri', ru: 'в пятницу' },
  'guest.hours.on_day_6': { en: 'on Saturday', ro: 'sâmbătă', ru: 'в субботу' },
  'guest.hours.on_day_7': { en: 'on Sunday', ro: 'duminică', ru: 'в воскресенье' },
  'guest.hours.on_date': { en: 'on {{date}}', ro: 'pe {{date}}', ru: '{{date}}' },
  'guest.hours.today': { en: 'Today {{hours}}', ro: 'Azi {{hours}}', ru: 'Сегодня {{hours}}' },
  'guest.hours.today_none': { en: 'Today closed', ro: 'Azi închis', ru: 'Сегодня закрыто' },
  'guest.hours.last_order': {
    en: 'Last orders {{minutes}} min before closing',
    ro: 'Ultimele comenzi cu {{minutes}} min înainte de închidere',
    ru: 'Последний заказ за {{minutes}} мин до закрытия',
  },
  'guest.hours.closed': { en: 'closed', ro: 'închis', ru: 'закрыто' },
  'guest.hours.closed_at': {
    en: 'closed {{hours}}',
    ro: 'închis {{hours}}',
    ru: 'закрыто {{hours}}',
  },
  'guest.hours.around_the_clock': {
    en: 'around the clock',
    ro: 'non-stop',
    ru: 'круглосуточно',
  },
  'guest.hours.other': { en: 'Other hours', ro: 'Alt program', ru: 'В другие часы' },
} as const satisfies Texts;
