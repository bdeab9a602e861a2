import type { Texts } from '../languages/languages.ts';

/** The sheet in which a guest chooses the options of a dish. */
export const choosingIslandTexts = {
  'guest.choosing.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'guest.choosing.add': { en: 'Add', ro: 'Adaugă', ru: 'Добавить' },
  'guest.choosing.save': { en: 'Save', ro: 'Salvează', ru: 'Сохранить' },
  'guest.choosing.none': { en: 'None', ro: 'Fără', ru: 'Не нужно' },
  'guest.choosing.sold_out': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'guest.choosing.for_later': {
    en: 'Not available now: choose a time in the basket',
    ro: 'Acum nu este: alegeți ora în coș',
    ru: 'Сейчас нет: выберите время в корзине',
  },
  'guest.choosing.not_served': {
    en: 'Not served now',
    ro: 'Nu se servește acum',
    ru: 'Сейчас не подаём',
  },
  'guest.choosing.dropped': {
    en: 'No longer available: {{names}}. Please choose again.',
    ro: 'Nu mai este disponibil: {{names}}. Alegeți din nou.',
    ru: 'Больше нет: {{names}}. Выберите снова.',
  },
  'guest.choosing.in_dish': {
    en: 'Allergens and details',
    ro: 'Alergeni și detalii',
    ru: 'Аллергены и подробности',
  },
  'guest.choosing.full': {
    en: 'For another one, take one back',
    ro: 'Pentru altceva, renunțați la una',
    ru: 'Чтобы взять другое, снимите одно',
  },
  'guest.choosing.half': {
    en: 'Half {{number}}',
    ro: 'Jumătatea {{number}}',
    ru: 'Половина {{number}}',
  },
  'guest.choosing.count': { en: 'How many', ro: 'Câte', ru: 'Сколько' },
  'guest.choosing.more': {
    en: 'One more: {{name}}',
    ro: 'Încă una: {{name}}',
    ru: 'Ещё одно: {{name}}',
  },
  'guest.choosing.less': {
    en: 'One less: {{name}}',
    ro: 'Mai puțin cu una: {{name}}',
    ru: 'Убрать одно: {{name}}',
  },
  'guest.choosing.note_hint': {
    en: 'For example: no onion',
    ro: 'De exemplu: fără ceapă',
    ru: 'Например: без лука',
  },
} as const satisfies Texts;
