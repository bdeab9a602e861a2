import type { Texts } from '../languages/languages.ts';

/** The lines of an order's history about alerts. */
export const orderAlertTexts = {
  'orders.alert_unopened': { en: 'Not opened:', ro: 'Nedeschisă:', ru: 'Не открыт:' },
  'orders.alert_push': {
    en: {
      one: 'alert to {{count}} device',
      other: 'alert to {{count}} devices',
    },
    ro: {
      one: 'alertă pe {{count}} dispozitiv',
      few: 'alertă pe {{count}} dispozitive',
      other: 'alertă pe {{count}} de dispozitive',
    },
    ru: {
      one: 'оповещено {{count}} устройство',
      few: 'оповещены {{count}} устройства',
      many: 'оповещено {{count}} устройств',
      other: 'оповещено {{count}} устройства',
    },
  },
  'orders.alert_telegram': {
    en: { one: 'Telegram to {{count}} chat', other: 'Telegram to {{count}} chats' },
    ro: {
      one: 'Telegram în {{count}} discuție',
      few: 'Telegram în {{count}} discuții',
      other: 'Telegram în {{count}} de discuții',
    },
    ru: {
      one: 'Telegram в {{count}} чат',
      few: 'Telegram в {{count}} чата',
      many: 'Telegram в {{count}} чатов',
      other: 'Telegram в {{count}} чата',
    },
  },
  'orders.alert_failed': {
    en: '{{count}} not reached',
    ro: '{{count}} nu au fost anunțate',
    ru: 'недоступно: {{count}}',
  },
  'orders.alert_nobody': {
    en: 'nobody to tell',
    ro: 'nu este pe cine anunța',
    ru: 'оповещать некого',
  },
} as const satisfies Texts;
