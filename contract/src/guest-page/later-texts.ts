import type { Texts } from '../languages/languages.ts';

/** When an order is wanted: loaded where the pub takes such orders for later. */
export const laterTexts = {
  'guest.later.when': { en: 'When', ro: 'Când', ru: 'Когда' },
  'guest.later.now': { en: 'As soon as possible', ro: 'Cât mai repede', ru: 'Как можно скорее' },
  'guest.later.at_a_time': { en: 'For a time', ro: 'La o oră anume', ru: 'Ко времени' },
  'guest.later.day': { en: 'Day', ro: 'Ziua', ru: 'День' },
  'guest.later.time': { en: 'Time', ro: 'Ora', ru: 'Время' },
  'guest.later.choose_time': { en: 'Choose', ro: 'Alegeți', ru: 'Выберите' },
  'guest.later.today': { en: 'today', ro: 'azi', ru: 'сегодня' },
  'guest.later.tomorrow': { en: 'tomorrow', ro: 'mâine', ru: 'завтра' },
  'guest.later.offer': {
    en: 'First free time: {{when}}',
    ro: 'Prima oră liberă: {{when}}',
    ru: 'Ближайшее время: {{when}}',
  },
  'guest.later.loading': {
    en: 'Looking for free times…',
    ro: 'Căutăm ore libere…',
    ru: 'Ищем свободное время…',
  },
  'guest.later.failed': {
    en: 'The times did not load. Check the connection.',
    ro: 'Orele nu s-au încărcat. Verificați conexiunea.',
    ru: 'Время не загрузилось. Проверьте связь.',
  },
  'guest.later.none': {
    en: 'There is no time to order for at the moment.',
    ro: 'Momentan nu există ore pentru care se poate comanda.',
    ru: 'Сейчас нет времени, на которое можно заказать.',
  },
  'guest.later.none_of_day': {
    en: 'No time is left on this day: choose another one.',
    ro: 'În această zi nu a mai rămas nicio oră: alegeți alta.',
    ru: 'На этот день времени не осталось: выберите другой.',
  },
  'guest.later.not_possible': {
    en: '{{when}} is no longer possible ({{reason}}). Please choose another time.',
    ro: '{{when}} nu mai este posibil ({{reason}}). Alegeți altă oră.',
    ru: '{{when}} уже нельзя ({{reason}}). Выберите другое время.',
  },
  'guest.later.choose_please': {
    en: 'Choose the time',
    ro: 'Alegeți ora',
    ru: 'Выберите время',
  },
  'guest.later.full': { en: 'no room', ro: 'nu e loc', ru: 'нет мест' },
  'guest.later.shut': { en: 'not taken', ro: 'nu se primesc', ru: 'не принимаем' },
  'guest.later.not_offered': { en: 'not offered', ro: 'indisponibil', ru: 'недоступно' },
  'guest.later.closed': { en: 'closed', ro: 'închis', ru: 'закрыто' },
  'guest.later.paused': { en: 'paused', ro: 'pauză', ru: 'пауза' },
  'guest.later.too_late': { en: 'too late', ro: 'prea târziu', ru: 'уже поздно' },
  'guest.later.not_all_dishes': {
    en: 'not all dishes',
    ro: 'nu toate preparatele',
    ru: 'не все блюда',
  },
  'guest.later.not_there': { en: 'no delivery there', ro: 'nu livrăm acolo', ru: 'не доставляем' },
} as const satisfies Texts;
