import type { Texts } from '../texts/text.ts';

/** What a pub says of itself. */
export const settingsTexts = {
  'pubs.settings': { en: 'Settings', ro: 'Setări', ru: 'Настройки' },
  'pubs.upload_cover': { en: 'Upload a cover', ro: 'Încarcă o copertă', ru: 'Загрузить обложку' },
  'pubs.update_cover': { en: 'Change the cover', ro: 'Schimbă coperta', ru: 'Сменить обложку' },
  'pubs.cover_saved': {
    en: 'The cover is saved',
    ro: 'Coperta este salvată',
    ru: 'Обложка сохранена',
  },
  'pubs.color_theme': {
    en: 'Theme of the page',
    ro: 'Tema paginii',
    ru: 'Тема страницы',
  },
  'pubs.theme_light': { en: 'Light', ro: 'Luminoasă', ru: 'Светлая' },
  'pubs.theme_dark': { en: 'Dark', ro: 'Întunecată', ru: 'Тёмная' },
  'pubs.color': { en: 'Colour', ro: 'Culoare', ru: 'Цвет' },
  'pubs.color_hint': {
    en: 'Buttons and accents of the guest’s page.',
    ro: 'Butoanele și accentele de pe pagina oaspeților.',
    ru: 'Кнопки и акценты на странице гостя.',
  },
  'pubs.wifi_network': {
    en: 'Wi-Fi network name',
    ro: 'Numele rețelei Wi-Fi',
    ru: 'Имя сети Wi-Fi',
  },
  'pubs.wifi_network_hint': {
    en: 'Exactly as phones show it: guests join by a code.',
    ro: 'Exact cum o văd telefoanele: oaspeții intră cu un cod.',
    ru: 'Точно как на телефоне: гости подключатся по коду.',
  },
  'pubs.wifi_password': { en: 'Wi-Fi password', ro: 'Parola Wi-Fi', ru: 'Пароль Wi-Fi' },
  'pubs.address': { en: 'Address', ro: 'Adresa', ru: 'Адрес' },
  'pubs.additional_info': {
    en: 'Additional information',
    ro: 'Informații suplimentare',
    ru: 'Дополнительная информация',
  },
  'pubs.additional_info_hint': {
    en: 'Opening hours, reservations, anything a guest should know.',
    ro: 'Program, rezervări, orice ar trebui să știe un oaspete.',
    ru: 'Часы работы, бронь столов — всё, что стоит знать гостю.',
  },
  'pubs.currency': { en: 'Currency', ro: 'Valuta', ru: 'Валюта' },
  'pubs.telegram_username': {
    en: 'Telegram name',
    ro: 'Nume în Telegram',
    ru: 'Имя в Telegram',
  },
  'pubs.has_in_place_order': {
    en: 'Orders at the table',
    ro: 'Comenzi la masă',
    ru: 'Заказы за столиком',
  },
  'pubs.has_in_place_order_hint': {
    en: 'Guests order from the page and name their table.',
    ro: 'Oaspeții comandă de pe pagină și indică masa.',
    ru: 'Гости заказывают со страницы и указывают столик.',
  },
  'pubs.unsaved': {
    en: 'There are unsaved changes',
    ro: 'Există modificări nesalvate',
    ru: 'Есть несохранённые изменения',
  },
  'pubs.all_saved': {
    en: 'Everything is saved',
    ro: 'Totul este salvat',
    ru: 'Всё сохранено',
  },
  'pubs.discard': { en: 'Discard', ro: 'Renunță', ru: 'Отменить' },
  'pubs.settings_saved': {
    en: 'The settings are saved',
    ro: 'Setările au fost salvate',
    ru: 'Настройки сохранены',
  },
} as const satisfies Texts;
