import type { Texts } from '../languages/languages.ts';

/** Guests with an account, and the result of deleting one. */
export const clientsTexts = {
  'administration.clients': {
    en: 'Clients',
    ro: 'Clienți',
    ru: 'Клиенты',
  },
  'administration.clients_note': {
    en: 'Guests with an account.',
    ro: 'Oaspeți cu cont.',
    ru: 'Гости с аккаунтом.',
  },
  'administration.clients_search': {
    en: 'Name or phone',
    ro: 'Nume sau telefon',
    ru: 'Имя или телефон',
  },
  'administration.no_clients': {
    en: 'No client yet',
    ro: 'Încă niciun client',
    ru: 'Клиентов пока нет',
  },
  'administration.no_clients_hint': {
    en: 'A guest who makes an account appears here.',
    ro: 'Oaspetele care își face cont apare aici.',
    ru: 'Здесь появится гость с аккаунтом.',
  },
  'administration.orders_made': {
    en: { one: '{{count}} order', other: '{{count}} orders' },
    ro: { one: '{{count}} comandă', few: '{{count}} comenzi', other: '{{count}} de comenzi' },
    ru: {
      one: '{{count}} заказ',
      few: '{{count}} заказа',
      many: '{{count}} заказов',
      other: '{{count}} заказа',
    },
  },
  'administration.delete_client_named': {
    en: 'Delete {{client}}',
    ro: 'Șterge: {{client}}',
    ru: 'Удалить: {{client}}',
  },
  'administration.delete_client_question': {
    en: 'Delete the account of {{client}}?',
    ro: 'Ștergeți contul clientului {{client}}?',
    ru: 'Удалить аккаунт: {{client}}?',
  },
  'administration.delete_client_goes': {
    en: 'What goes: name, phone and password; the client is signed out everywhere. Past orders lose names, phones, address and comments.',
    ro: 'Ce dispare: numele, telefonul și parola; clientul iese din cont peste tot. Comenzile trecute rămân fără nume, telefoane, adresă și comentarii.',
    ru: 'Что исчезнет: имя, телефон и пароль, вход на всех устройствах. В прошлых заказах не останется имён, телефонов, адреса и комментариев.',
  },
  'administration.delete_client_stays': {
    en: 'What stays: the orders with their dishes and sums, so that the venues’ figures are right. An order in process keeps its contacts until it ends.',
    ro: 'Ce rămâne: comenzile cu preparatele și sumele lor, ca cifrele localurilor să fie corecte. O comandă în lucru păstrează contactele până se încheie.',
    ru: 'Что останется: заказы с блюдами и суммами, чтобы цифры заведений сходились. Текущий заказ хранит контакты, пока не завершится.',
  },
  'administration.client_deleted': {
    en: 'The account of {{client}} is deleted',
    ro: 'Contul clientului {{client}} este șters',
    ru: 'Аккаунт удалён: {{client}}',
  },
} as const satisfies Texts;
