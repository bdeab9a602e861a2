import type { Texts } from '../languages/languages.ts';

/** The QR code of a pub, and the cards with it for the tables. */
export const codeTexts = {
  'pubs.qr_code': { en: 'QR code', ro: 'Cod QR', ru: 'QR-код' },
  'pubs.show_qr_code': {
    en: 'Show the QR code of {{name}}',
    ro: 'Arată codul QR al localului {{name}}',
    ru: 'Показать QR-код: {{name}}',
  },
  'pubs.qr_code_of': {
    en: 'QR code of {{name}}',
    ro: 'Codul QR al localului {{name}}',
    ru: 'QR-код: {{name}}',
  },
  'pubs.qr_file': { en: 'File', ro: 'Fișier', ru: 'Файл' },
  'pubs.download_png': { en: 'Download PNG', ro: 'Descarcă PNG', ru: 'Скачать PNG' },
  'pubs.download_svg': { en: 'Download SVG', ro: 'Descarcă SVG', ru: 'Скачать SVG' },
  'pubs.public_address': { en: 'Page address', ro: 'Adresa paginii', ru: 'Адрес страницы' },
  'pubs.copy_address': { en: 'Copy the address', ro: 'Copiază adresa', ru: 'Скопировать адрес' },
  'pubs.copied': { en: 'Copied', ro: 'Copiat', ru: 'Скопировано' },
  'pubs.open_page': {
    en: 'Open the guest’s page',
    ro: 'Deschide pagina oaspeților',
    ru: 'Открыть страницу гостя',
  },
  'pubs.table_cards': { en: 'Table cards', ro: 'Cartonașe de masă', ru: 'Карточки для столиков' },
  'pubs.table_cards_path': {
    en: 'table cards',
    ro: 'cartonașe de masă',
    ru: 'карточки для столиков',
  },
  'pubs.table_first': { en: 'First table', ro: 'Prima masă', ru: 'Первый столик' },
  'pubs.table_last': { en: 'Last table', ro: 'Ultima masă', ru: 'Последний столик' },
  'pubs.table_range_invalid': {
    en: 'A number from 1 to {{most}}',
    ro: 'Un număr de la 1 la {{most}}',
    ru: 'Число от 1 до {{most}}',
  },
  'pubs.table_range_reversed': {
    en: 'Not below the first table',
    ro: 'Nu sub prima masă',
    ru: 'Не меньше первого столика',
  },
  'pubs.table_range_long': {
    en: 'At most {{most}} cards at once',
    ro: 'Cel mult {{most}} de cartonașe odată',
    ru: 'Не больше {{most}} карточек за раз',
  },
  'pubs.table_cards_wifi': {
    en: 'With the Wi-Fi',
    ro: 'Cu rețeaua Wi-Fi',
    ru: 'С сетью Wi-Fi',
  },
  'pubs.table_cards_print': {
    en: { one: 'Print {{count}} card', other: 'Print {{count}} cards' },
    ro: {
      one: 'Tipărește {{count}} cartonaș',
      few: 'Tipărește {{count}} cartonașe',
      other: 'Tipărește {{count}} de cartonașe',
    },
    ru: {
      one: 'Напечатать {{count}} карточку',
      few: 'Напечатать {{count}} карточки',
      many: 'Напечатать {{count}} карточек',
      other: 'Напечатать {{count}} карточки',
    },
  },
  'pubs.table_cards_no_in_place': {
    en: 'Orders at the table are off: with these codes guests can read the menu and not order.',
    ro: 'Comenzile la masă sunt oprite: cu aceste coduri oaspeții citesc meniul, dar nu pot comanda.',
    ru: 'Заказы за столиком выключены: по этим кодам гости прочитают меню, но не закажут.',
  },
  'pubs.table_cards_to_settings': {
    en: 'To the settings',
    ro: 'La setări',
    ru: 'К настройкам',
  },
  'pubs.table_card_table': { en: 'Table', ro: 'Masa', ru: 'Столик' },
  'pubs.table_card_scan': {
    en: 'Scan, choose, order',
    ro: 'Scanați, alegeți, comandați',
    ru: 'Сканируйте, выбирайте, заказывайте',
  },
  'pubs.table_card_wifi': {
    en: 'Wi-Fi: {{password}}',
    ro: 'Wi-Fi: {{password}}',
    ru: 'Wi-Fi: {{password}}',
  },
  'pubs.table_card_network': {
    en: 'Wi-Fi “{{network}}”',
    ro: 'Wi-Fi „{{network}}”',
    ru: 'Wi-Fi «{{network}}»',
  },
  'pubs.table_card_open_network': {
    en: 'no password',
    ro: 'fără parolă',
    ru: 'без пароля',
  },
  'pubs.table_card_wifi_code': {
    en: 'Code that joins the Wi-Fi network {{network}}',
    ro: 'Cod de conectare la rețeaua Wi-Fi {{network}}',
    ru: 'Код для подключения к сети Wi-Fi {{network}}',
  },
  'pubs.table_card_code': {
    en: 'Code of table {{table}}',
    ro: 'Codul mesei {{table}}',
    ru: 'Код столика {{table}}',
  },
} as const satisfies Texts;
