import type { Texts } from '../languages/languages.ts';

/** The actions on a pub's card on the company's screen. */
export const cardTexts = {
  'pubs.places': {
    en: 'Venues: {{taken}} of {{limit}}',
    ro: 'Localuri: {{taken}} din {{limit}}',
    ru: 'Заведений: {{taken}} из {{limit}}',
  },
  'pubs.update': {
    en: 'Change name and address',
    ro: 'Modifică denumirea și adresa',
    ru: 'Изменить название и адрес',
  },
  'pubs.update_named': {
    en: 'Change {{name}}',
    ro: 'Modificarea localului {{name}}',
    ru: 'Изменение: {{name}}',
  },

  'pubs.updated': {
    en: '{{name}} is saved',
    ro: 'Localul {{name}} este salvat',
    ru: 'Заведение «{{name}}» сохранено',
  },
  'pubs.delete': { en: 'Delete the venue', ro: 'Șterge localul', ru: 'Удалить заведение' },
  'pubs.delete_named': {
    en: 'Delete {{name}}?',
    ro: 'Ștergeți localul {{name}}?',
    ru: 'Удалить заведение «{{name}}»?',
  },
  'pubs.delete_confirm': { en: 'Delete', ro: 'Șterge', ru: 'Удалить' },
  'pubs.delete_orders_today': {
    en: {
      one: '{{count}} order came in today. Finish it first: you will not be able to open it later.',
      other:
        '{{count}} orders came in today. Finish the open ones first: you will not be able to open them later.',
    },
    ro: {
      one: 'Azi a venit {{count}} comandă. Finalizați-o mai întâi: apoi nu o veți mai putea deschide.',
      few: 'Azi au venit {{count}} comenzi. Finalizați-le mai întâi pe cele deschise: apoi nu le veți mai putea vedea.',
      other:
        'Azi au venit {{count}} de comenzi. Finalizați-le mai întâi pe cele deschise: apoi nu le veți mai putea vedea.',
    },
    ru: {
      one: 'Сегодня поступил {{count}} заказ. Сначала завершите его: потом открыть его не получится.',
      few: 'Сегодня поступило {{count}} заказа. Сначала завершите открытые: потом их не увидеть.',
      many: 'Сегодня поступило {{count}} заказов. Сначала завершите открытые: потом их не увидеть.',
      other: 'Сегодня поступило {{count}} заказа. Сначала завершите открытые: потом их не увидеть.',
    },
  },
  'pubs.delete_code': {
    en: 'The page {{address}} closes at once. Its address stays yours: only a venue of your company can have it again. Until then the printed codes lead nowhere, so take them off the tables.',
    ro: 'Pagina {{address}} se închide imediat. Adresa rămâne a dumneavoastră: o poate primi din nou doar un local al companiei. Până atunci codurile tipărite nu duc nicăieri, strângeți-le de pe mese.',
    ru: 'Страница {{address}} сразу закроется. Адрес останется за вами: снова занять его сможет только заведение вашей компании. До тех пор напечатанные коды никуда не ведут — уберите их со столиков.',
  },
  'pubs.delete_orders': {
    en: 'The menu, the settings and the orders leave your account. This cannot be undone.',
    ro: 'Meniul, setările și comenzile dispar din contul dumneavoastră. Nu pot fi readuse.',
    ru: 'Меню, настройки и заказы исчезнут из вашего аккаунта. Вернуть их нельзя.',
  },
  'pubs.delete_place': {
    en: 'Your tariff gets a place for another venue.',
    ro: 'În tarif se eliberează un loc pentru alt local.',
    ru: 'В тарифе освободится место для другого заведения.',
  },
  'pubs.deleted': {
    en: '{{name}} is deleted',
    ro: 'Localul {{name}} a fost șters',
    ru: 'Заведение «{{name}}» удалено',
  },
} as const satisfies Texts;
