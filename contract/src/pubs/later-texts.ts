import type { Texts } from '../languages/languages.ts';

/** The settings of orders for later and of how many a kitchen takes at once. */
export const laterSettingTexts = {
  'pubs.section_later': {
    en: 'Orders for later',
    ro: 'Comenzi pentru mai târziu',
    ru: 'Заказы на потом',
  },
  'pubs.later_when': { en: 'For when', ro: 'Pentru când', ru: 'На когда' },
  'pubs.later_types': {
    en: 'Taken for later',
    ro: 'Se primesc pentru mai târziu',
    ru: 'Принимать на потом',
  },
  'pubs.later_off': {
    en: 'None chosen: orders for now only.',
    ro: 'Nimic ales: doar comenzi pentru acum.',
    ru: 'Ничего не выбрано: только заказы на сейчас.',
  },
  'pubs.later_lead': {
    en: 'Earliest, from ordering',
    ro: 'Cel mai devreme, de la comandă',
    ru: 'Не раньше чем через',
  },
  'pubs.later_no_lead': { en: 'No wait', ro: 'Fără așteptare', ru: 'Без ожидания' },
  'pubs.later_days': {
    en: 'Latest, days ahead',
    ro: 'Cel mai târziu, zile înainte',
    ru: 'На сколько дней вперёд',
  },
  'pubs.later_today': { en: 'Today only', ro: 'Doar azi', ru: 'Только сегодня' },
  'pubs.later_day_count': {
    en: { one: '{{count}} day', other: '{{count}} days' },
    ro: { one: '{{count}} zi', few: '{{count}} zile', other: '{{count}} de zile' },
    ru: {
      one: '{{count}} день',
      few: '{{count}} дня',
      many: '{{count}} дней',
      other: '{{count}} дня',
    },
  },
  'pubs.later_prints': {
    en: 'Tickets are printed',
    ro: 'Bonurile se tipăresc',
    ru: 'Чеки печатаются',
  },
  'pubs.later_prints_when_cooked': {
    en: 'When the kitchen begins',
    ro: 'Când începe bucătăria',
    ru: 'Когда кухня начинает',
  },
  'pubs.later_prints_at_once': {
    en: 'At once, with the time on them',
    ro: 'Imediat, cu ora pe ele',
    ru: 'Сразу, с пометкой времени',
  },
  'pubs.later_capacity': {
    en: 'What the kitchen manages',
    ro: 'Cât reușește bucătăria',
    ru: 'Сколько успевает кухня',
  },
  'pubs.later_capacity_hint': {
    en: 'Orders for now count too. The first limit that is reached closes the time.',
    ro: 'Se numără și comenzile pentru acum. Prima limită atinsă închide ora.',
    ru: 'Заказы на сейчас тоже считаются. Первый достигнутый лимит закрывает время.',
  },
  'pubs.later_slot': {
    en: 'Times every',
    ro: 'Ore la fiecare',
    ru: 'Время с шагом',
  },
  'pubs.limit_orders': { en: 'Orders at most', ro: 'Cel mult comenzi', ru: 'Заказов не больше' },
  'pubs.limit_dishes': { en: 'Dishes at most', ro: 'Cel mult preparate', ru: 'Блюд не больше' },
  'pubs.limit_minutes': {
    en: 'Minutes of work at most',
    ro: 'Cel mult minute de lucru',
    ru: 'Минут работы не больше',
  },
  'pubs.limit_minutes_hint': {
    en: 'By the minutes of each category of the menu',
    ro: 'După minutele fiecărei categorii din meniu',
    ru: 'По минутам каждой категории меню',
  },
  'pubs.limit_value': { en: 'Total at most', ro: 'Cel mult în total', ru: 'На сумму не больше' },
  'pubs.no_limit': { en: 'no limit', ro: 'fără limită', ru: 'без лимита' },
} as const satisfies Texts;
