import type { Texts } from '../../languages/languages.ts';

/** What is sold out: the page with all dishes and choices of a pub. */
export const soldOutTexts = {
  'soldOut.title': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },

  'soldOut.find': { en: 'Find a dish', ro: 'Caută un preparat', ru: 'Найти блюдо' },
  'soldOut.all': { en: 'All', ro: 'Toate', ru: 'Все' },
  'soldOut.only': { en: 'Sold out', ro: 'Terminate', ru: 'Закончилось' },
  'soldOut.counted': { en: 'Counted', ro: 'Numărate', ru: 'Со счётом' },
  'soldOut.on_sale': { en: 'on sale', ro: 'în vânzare', ru: 'в продаже' },
  'soldOut.two_hours': { en: 'For 2 hours', ro: 'Pentru 2 ore', ru: 'На 2 часа' },
  'soldOut.until_day': { en: 'Until the day', ro: 'Până în ziua de', ru: 'До дня' },
  'soldOut.day_is_past': {
    en: 'Choose a day after today',
    ro: 'Alegeți o zi de după cea de azi',
    ru: 'Выберите день после сегодняшнего',
  },
  'soldOut.set_day': { en: 'Until this day', ro: 'Până în această zi', ru: 'До этого дня' },
  'soldOut.left': { en: 'Portions left', ro: 'Porții rămase', ru: 'Осталось порций' },
  'soldOut.left_hint': {
    en: 'Empty: portions are not counted.',
    ro: 'Gol: porțiile nu se numără.',
    ru: 'Пусто: порции не считаются.',
  },
  'soldOut.left_count': {
    en: { one: '{{count}} left', other: '{{count}} left' },
    ro: { one: 'a rămas {{count}}', few: 'au rămas {{count}}', other: 'au rămas {{count}}' },
    ru: {
      one: 'осталась {{count}}',
      few: 'осталось {{count}}',
      many: 'осталось {{count}}',
      other: 'осталось {{count}}',
    },
  },
  'soldOut.held_count': {
    en: '{{count}} held by unanswered orders',
    ro: '{{count}} în comenzi fără răspuns',
    ru: '{{count}} в заказах без ответа',
  },
  'soldOut.later_count': {
    en: '{{count}} besides these in earlier orders for today',
    ro: 'încă {{count}} în comenzi mai vechi pentru azi',
    ru: 'ещё {{count}} в ранее сделанных заказах на сегодня',
  },
  'soldOut.save_left': { en: 'Save the number', ro: 'Salvează numărul', ru: 'Сохранить число' },
  'soldOut.left_limits': {
    en: 'A whole number from 0 to {{limit}}',
    ro: 'Un număr întreg de la 0 la {{limit}}',
    ru: 'Целое число от 0 до {{limit}}',
  },
  'soldOut.nothing_found': {
    en: 'Nothing is called that',
    ro: 'Nimic nu se numește așa',
    ru: 'Ничего с таким названием нет',
  },
  'soldOut.nothing_sold_out': {
    en: 'Everything is on sale',
    ro: 'Totul este în vânzare',
    ru: 'Всё в продаже',
  },
  'soldOut.nothing_counted': {
    en: 'No portions are counted',
    ro: 'Nu se numără porții',
    ru: 'Порции не считаются',
  },
  'soldOut.no_dishes': {
    en: 'The menu has no dishes yet',
    ro: 'Meniul nu are încă preparate',
    ru: 'В меню пока нет блюд',
  },
} as const satisfies Texts;
