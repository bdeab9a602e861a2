import type { Texts } from '../languages/languages.ts';

/** The courier’s phone: offline, its bell, and on its home screen. */
export const phoneTexts = {
  'couriers.offline': {
    en: 'No connection: these are the lists as of {{time}}',
    ro: 'Fără conexiune: listele sunt cele de la {{time}}',
    ru: 'Нет связи: списки на {{time}}',
  },
  'couriers.offline_hint': {
    en: 'What you press is kept and sent when the connection is back.',
    ro: 'Ce apăsați se păstrează și se trimite când revine conexiunea.',
    ru: 'То, что вы нажмёте, сохранится и уйдёт, когда связь вернётся.',
  },
  'couriers.waits_for_line': {
    en: '“{{step}}”, {{time}}: waits for the connection',
    ro: '„{{step}}”, {{time}}: așteaptă conexiunea',
    ru: '«{{step}}», {{time}}: ждёт связи',
  },
  'couriers.reserve_waits_note': {
    en: 'It is yours only once the answer has come.',
    ro: 'Este a dumneavoastră abia după ce vine răspunsul.',
    ru: 'Он станет вашим, только когда придёт ответ.',
  },
  'couriers.sent_later': {
    en: 'Order {{number}}: “{{step}}” was sent',
    ro: 'Comanda {{number}}: „{{step}}” s-a trimis',
    ru: 'Заказ {{number}}: «{{step}}» отправлено',
  },
  'couriers.refused_later': {
    en: 'Order {{number}}: “{{step}}” ({{time}}) was not accepted',
    ro: 'Comanda {{number}}: „{{step}}” ({{time}}) nu a fost acceptat',
    ru: 'Заказ {{number}}: «{{step}}» ({{time}}) не принято',
  },
  'couriers.reserved_too_late': {
    en: 'The connection came back too late to take it.',
    ro: 'Conexiunea a revenit prea târziu pentru a o lua.',
    ru: 'Связь вернулась слишком поздно, чтобы его взять.',
  },
  'couriers.bell_armed': {
    en: 'New orders ring: switch the bell off',
    ro: 'Comenzile noi sună: oprește clopoțelul',
    ru: 'Новые заказы звонят: выключить звонок',
  },
  'couriers.bell_blocked': {
    en: 'The browser keeps the bell silent: switch it on',
    ro: 'Browserul ține clopoțelul mut: pornește-l',
    ru: 'Браузер не даёт звонить: включить звонок',
  },
  'couriers.bell_off': {
    en: 'The bell is off: switch it on',
    ro: 'Clopoțelul este oprit: pornește-l',
    ru: 'Звонок выключен: включить звонок',
  },
  'couriers.install': {
    en: 'On the home screen',
    ro: 'Pe ecranul principal',
    ru: 'На главный экран',
  },
  'couriers.install_hint': {
    en: 'Opens with one tap, also without a connection.',
    ro: 'Se deschide dintr-o atingere, și fără conexiune.',
    ru: 'Открывается одним нажатием, даже без связи.',
  },
  'couriers.install_button': { en: 'Put it there', ro: 'Adaugă', ru: 'Добавить' },
  'couriers.install_by_hand': {
    en: 'In the browser’s menu choose “Share”, then “Add to Home Screen”.',
    ro: 'În meniul browserului alegeți „Partajează”, apoi „Adaugă pe ecranul principal”.',
    ru: 'В меню браузера выберите «Поделиться», затем «На экран „Домой“».',
  },
  'couriers.app_name': { en: 'Comanda Courier', ro: 'Comanda Curier', ru: 'Comanda Курьер' },
} as const satisfies Texts;
