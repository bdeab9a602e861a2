import type { Texts } from '../languages/languages.ts';

/** Texts of the page's program, in all three languages: they are not in the document. */
export const programTexts = {
  'guest.page.minutes_left': {
    en: 'Orders for {{minutes}} more min',
    ro: 'Comenzi încă {{minutes}} min',
    ru: 'Заказы ещё {{minutes}} мин',
  },
  'guest.page.pub_clock': {
    en: 'the venue’s time',
    ro: 'ora localului',
    ru: 'время заведения',
  },
  'guest.page.add': { en: 'Add', ro: 'Adaugă', ru: 'Добавить' },
  'guest.page.one_more': { en: 'One more', ro: 'Încă una', ru: 'Ещё одно' },
  'guest.page.remove_one': { en: 'One less', ro: 'Mai puțin cu unul', ru: 'Убрать одно' },
  'guest.page.copied': { en: 'Copied', ro: 'Copiat', ru: 'Скопировано' },
  'guest.page.offline': {
    en: 'No connection. This is the menu as you last read it.',
    ro: 'Fără conexiune. Acesta este meniul așa cum l-ați citit ultima dată.',
    ru: 'Нет связи. Это ранее прочитанное меню.',
  },
  'guest.page.gone': {
    en: 'Not available now',
    ro: 'Nu sunt disponibile acum',
    ru: 'Сейчас нет',
  },
  'guest.page.basket_did_not_load': {
    en: 'The order did not open. Check the connection and tap again.',
    ro: 'Comanda nu s-a deschis. Verificați conexiunea și apăsați din nou.',
    ru: 'Заказ не открылся. Проверьте связь и нажмите ещё раз.',
  },
  'guest.page.account_did_not_load': {
    en: 'Your account could not be opened. Check the line and tap again.',
    ro: 'Contul nu s-a putut deschide. Verificați conexiunea și apăsați din nou.',
    ru: 'Аккаунт не открылся. Проверьте связь и нажмите ещё раз.',
  },
  'guest.page.food_did_not_load': {
    en: 'Allergens did not load. Check the connection.',
    ro: 'Alergenii nu s-au încărcat. Verificați conexiunea.',
    ru: 'Аллергены не загрузились. Проверьте связь.',
  },
  'guest.page.search_did_not_load': {
    en: 'The search did not load. Check the connection.',
    ro: 'Căutarea nu s-a încărcat. Verificați conexiunea.',
    ru: 'Поиск не загрузился. Проверьте связь.',
  },
  'guest.page.language_did_not_load': {
    en: 'The page did not load in this language. Check the connection.',
    ro: 'Pagina nu s-a încărcat în această limbă. Verificați conexiunea.',
    ru: 'Этот язык не открылся. Проверьте связь и нажмите ещё раз.',
  },
} as const satisfies Texts;
