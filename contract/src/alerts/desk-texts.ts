import type { Texts } from '../languages/languages.ts';

/** The open desks of a pub, and whether anybody would hear an order. */
export const deskTexts = {
  'alerts.desks': { en: 'Open desks', ro: 'Ecrane deschise', ru: 'Открытые экраны' },
  'alerts.desks_listening': {
    en: 'Desks with the bell on: {{count}}',
    ro: 'Ecrane cu clopoțel: {{count}}',
    ru: 'Экраны со звонком: {{count}}',
  },

  'alerts.desks_silent': {
    en: 'bell off: {{count}}',
    ro: 'fără clopoțel: {{count}}',
    ru: 'без звонка: {{count}}',
  },
  'alerts.desks_asleep': {
    en: 'asleep since {{time}}: {{count}}',
    ro: 'adormite de la {{time}}: {{count}}',
    ru: 'спят с {{time}}: {{count}}',
  },
  'alerts.desk_listening': {
    en: 'Bell on since {{time}}',
    ro: 'Clopoțelul e pornit de la {{time}}',
    ru: 'Звонок включён с {{time}}',
  },
  'alerts.desk_silent': {
    en: 'Bell off since {{time}}',
    ro: 'Clopoțelul e oprit de la {{time}}',
    ru: 'Звонок выключен с {{time}}',
  },
  'alerts.desk_asleep': {
    en: 'Asleep since {{time}}: the browser has stopped the page',
    ro: 'Adormit de la {{time}}: browserul a oprit pagina',
    ru: 'Спит с {{time}}: браузер остановил страницу',
  },
  'alerts.desk_lost': {
    en: 'No connection since {{time}}: switched off, asleep or without internet',
    ro: 'Fără conexiune de la {{time}}: oprit, adormit sau fără internet',
    ru: 'Нет связи с {{time}}: выключен, спит или без интернета',
  },
  'alerts.unheard': {
    en: 'Orders are taken now, but nobody would hear them.',
    ro: 'Primiți comenzi acum, dar nimeni nu le-ar auzi.',
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

  'alerts.home_screen': {
    en: 'On an iPhone, alerts work from the home screen: press Share, then “Add to Home Screen”, open Comanda there, and turn the alerts on here.',
    ro: 'Pe iPhone, alertele funcționează de pe ecranul principal: apăsați „Partajare”, apoi „Adaugă pe ecranul principal”, deschideți Comanda de acolo și porniți alertele aici.',
    ru: 'На iPhone оповещения работают с экрана «Домой»: нажмите «Поделиться», затем «На экран „Домой“», откройте Comanda оттуда и включите оповещения здесь.',
  },
  'alerts.app_name': { en: 'Comanda orders', ro: 'Comanda comenzi', ru: 'Comanda заказы' },
} as const satisfies Texts;
