import type { Texts } from '../../languages/languages.ts';

/** The lines of an order's history about alerts. */
export const orderAlertTexts = {
  'orders.alert_unopened': { en: 'Not opened:', ro: 'Nedeschisă:', ru: 'Не открыт:' },
  'orders.alert_push': {
    en: 'alerts to devices: {{count}}',
    ro: 'alerte pe dispozitive: {{count}}',
    ru: 'оповещения на устройства: {{count}}',
  },
  'orders.alert_telegram': {
    en: 'Telegram chats: {{count}}',
    ro: 'chaturi Telegram: {{count}}',
    ru: 'чаты Telegram: {{count}}',
  },
  'orders.alert_failed': {
    en: 'not reached: {{count}}',
    ro: 'nu a ajuns: {{count}}',
    ru: 'не дошло: {{count}}',
  },
  'orders.alert_nobody': {
    en: 'nobody to tell',
    ro: 'nu are cui să ajungă',
    ru: 'оповещать некого',
  },
} as const satisfies Texts;
