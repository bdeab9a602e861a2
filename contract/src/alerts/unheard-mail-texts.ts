import type { Texts } from '../languages/languages.ts';

/**
 * The mail that warns a company: its pub takes orders, but no desk and no device would announce one. Only the server uses
 * these texts, so no translation file has them.
 */
export const unheardMailTexts = {
  subject: {
    en: '{{pub}}: nobody would hear an order',
    ro: '{{pub}}: nimeni nu ar auzi o comandă',
    ru: '{{pub}}: заказ никто не услышит',
  },
  what: {
    en: '{{pub}} is open and takes orders, but nobody would hear one.',
    ro: '{{pub}} este deschis și primește comenzi, dar nimeni nu le-ar auzi.',
    ru: '{{pub}} открыт и принимает заказы, но заказ никто не услышит.',
  },
  why: {
    en: 'No screen of orders is open with its bell on, and no device shows alerts.',
    ro: 'Niciun ecran al comenzilor nu este deschis cu clopoțelul pornit și niciun dispozitiv nu arată alerte.',
    ru: 'Ни один экран заказов не открыт с включённым звонком, и ни одно устройство не показывает оповещений.',
  },
  desk: {
    en: 'Open the orders and switch the bell on',
    ro: 'Deschideți comenzile și porniți clopoțelul',
    ru: 'Откройте заказы и включите звонок',
  },
  alerts: {
    en: 'Turn alerts on for a phone, or switch this mail off',
    ro: 'Porniți alertele pe un telefon sau opriți acest mesaj',
    ru: 'Включите оповещения на телефоне или отключите это письмо',
  },
  once: {
    en: 'This mail comes once in each opening, at most.',
    ro: 'Acest mesaj vine cel mult o dată în fiecare zi de lucru.',
    ru: 'Это письмо приходит не чаще одного раза за рабочий день.',
  },
} as const satisfies Texts;
