import type { Texts } from '../languages/languages.ts';

/** The end of a pub's publication, and the warnings before it. */
export const publicationTexts = {
  'pubs.published_until': { en: 'Published until', ro: 'Publicat până la', ru: 'Опубликовано до' },
  'pubs.published_till_past': {
    en: 'Was published until',
    ro: 'A fost publicat până la',
    ru: 'Было опубликовано до',
  },
  'pubs.expired': { en: 'Expired', ro: 'Expirat', ru: 'Срок истёк' },
  'pubs.last_day': { en: 'Last day', ro: 'Ultima zi', ru: 'Последний день' },
  'pubs.days_left': {
    en: { one: '{{count}} day left', other: '{{count}} days left' },
    ro: {
      one: 'A rămas {{count}} zi',
      few: 'Au rămas {{count}} zile',
      other: 'Au rămas {{count}} de zile',
    },
    ru: {
      one: 'Остался {{count}} день',
      few: 'Осталось {{count}} дня',
      many: 'Осталось {{count}} дней',
      other: 'Осталось {{count}} дня',
    },
  },
  'pubs.publication': { en: 'Publication', ro: 'Publicare', ru: 'Публикация' },
  'pubs.ends_soon': {
    en: 'After that guests see no menu and cannot order.',
    ro: 'După aceea oaspeții nu văd meniul și nu pot comanda.',
    ru: 'После этого гости не увидят меню и не смогут заказать.',
  },
  'pubs.has_ended': {
    en: 'Guests see no menu and cannot order. Orders in process can be finished.',
    ro: 'Oaspeții nu văd meniul și nu pot comanda. Comenzile în lucru pot fi finalizate.',
    ru: 'Гости не видят меню и не могут заказать. Начатые заказы можно завершить.',
  },
  'pubs.clock_note': {
    en: 'Times are the venue’s: it is {{time}} there now ({{zone}}).',
    ro: 'Orele sunt ale localului: acolo este acum {{time}} ({{zone}}).',
    ru: 'Время указано по часам заведения: там сейчас {{time}} ({{zone}}).',
  },
  'pubs.orders_in_process': {
    en: { one: '{{count}} order in process', other: '{{count}} orders in process' },
    ro: {
      one: '{{count}} comandă în lucru',
      few: '{{count}} comenzi în lucru',
      other: '{{count}} de comenzi în lucru',
    },
    ru: {
      one: '{{count}} заказ в работе',
      few: '{{count}} заказа в работе',
      many: '{{count}} заказов в работе',
      other: '{{count}} заказа в работе',
    },
  },
} as const satisfies Texts;
