import type { Texts } from '../languages/languages.ts';

/** The open desks of a pub, and whether anybody would hear an order. */
export const deskTexts = {
  'alerts.desks': { en: 'Open desks', ro: 'Ecrane deschise', ru: 'Открытые экраны' },
  'alerts.desks_listening': {
    en: { one: '{{count}} desk with the bell on', other: '{{count}} desks with the bell on' },
    ro: {
      one: '{{count}} ecran cu clopoțel',
      few: '{{count}} ecrane cu clopoțel',
      other: '{{count}} de ecrane cu clopoțel',
    },
    ru: {
      one: '{{count}} экран со звонком',
      few: '{{count}} экрана со звонком',
      many: '{{count}} экранов со звонком',
      other: '{{count}} экрана со звонком',
    },
  },
  'alerts.desks_none_listening': {
    en: 'No desk with the bell on',
    ro: 'Niciun ecran cu clopoțel',
    ru: 'Нет экранов со звонком',
  },
  'alerts.desks_silent': {
    en: { one: '{{count}} with the bell off', other: '{{count}} with the bell off' },
    ro: {
      one: '{{count}} cu clopoțelul oprit',
      few: '{{count}} cu clopoțelul oprit',
      other: '{{count}} cu clopoțelul oprit',
    },
    ru: {
      one: '{{count}} без звонка',
      few: '{{count}} без звонка',
      many: '{{count}} без звонка',
      other: '{{count}} без звонка',
    },
  },
  'alerts.desks_asleep': {
    en: { one: '{{count}} asleep since {{time}}', other: '{{count}} asleep since {{time}}' },
    ro: {
      one: '{{count}} adormit din {{time}}',
      few: '{{count}} adormite din {{time}}',
      other: '{{count}} adormite din {{time}}',
    },
    ru: {
      one: '{{count}} спит с {{time}}',
      few: '{{count}} спят с {{time}}',
      many: '{{count}} спят с {{time}}',
      other: '{{count}} спят с {{time}}',
    },
  },
  'alerts.desk_listening': {
    en: 'Bell on since {{time}}',
    ro: 'Clopoțelul e pornit din {{time}}',
    ru: 'Звонок включён с {{time}}',
  },
  'alerts.desk_silent': {
    en: 'Bell off since {{time}}',
    ro: 'Clopoțelul e oprit din {{time}}',
    ru: 'Звонок выключен с {{time}}',
  },
  'alerts.desk_asleep': {
    en: 'Asleep since {{time}}: the browser has frozen the page',
    ro: 'Adormit din {{time}}: browserul a înghețat pagina',
    ru: 'Спит с {{time}}: браузер приостановил страницу',
  },
  'alerts.desk_lost': {
    en: 'Not seen since {{time}}: switched off, asleep or offline',
    ro: 'Nu s-a mai anunțat din {{time}}: oprit, adormit sau fără internet',
    ru: 'Не на связи с {{time}}: выключен, спит или без интернета',
  },
  'alerts.unheard': {
    en: 'Orders are taken now, and nobody would hear one.',
    ro: 'Comenzile se primesc acum, dar nimeni nu ar auzi una.',
    ru: 'Заказы сейчас принимаются, но их никто не услышит.',
  },
  'alerts.unheard_hint': {
    en: 'Switch the bell on at a desk, or alerts on a phone.',
    ro: 'Porniți clopoțelul pe un ecran sau alertele pe un telefon.',
    ru: 'Включите звонок на экране или оповещения на телефоне.',
  },
  'alerts.warning': {
    en: 'Warn me when nobody would hear an order',
    ro: 'Avertizează-mă când nimeni nu ar auzi o comandă',
    ru: 'Предупреждать, когда заказ никто не услышит',
  },
  'alerts.warning_hint': {
    en: 'By e-mail, Telegram and push, once in each opening: when the venue takes orders, and for some minutes no desk listens and no device shows alerts.',
    ro: 'Prin e-mail, Telegram și notificări, o dată în fiecare zi de lucru: când localul primește comenzi, iar câteva minute niciun ecran nu are clopoțelul pornit și niciun dispozitiv nu arată alerte.',
    ru: 'По почте, в Telegram и уведомлением, один раз за рабочий день: когда заведение принимает заказы, а несколько минут ни на одном экране не включён звонок и ни одно устройство не показывает оповещений.',
  },
  'alerts.home_screen': {
    en: 'On an iPhone, alerts work from the home screen: press Share, then “Add to Home Screen”, open Comanda there, and turn the alerts on here.',
    ro: 'Pe iPhone, alertele merg de pe ecranul principal: apăsați Partajare, apoi „Adaugă pe ecranul principal”, deschideți Comanda de acolo și porniți alertele aici.',
    ru: 'На iPhone оповещения работают с экрана «Домой»: нажмите «Поделиться», затем «На экран „Домой“», откройте Comanda оттуда и включите оповещения здесь.',
  },
  'alerts.app_name': { en: 'Comanda orders', ro: 'Comanda comenzi', ru: 'Comanda заказы' },
} as const satisfies Texts;
