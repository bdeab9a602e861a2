import type { Texts } from '../languages/languages.ts';

/** The sections of the platform, and the texts shared by their lists. */
export const listTexts = {
  'administration.path': {
    en: 'administration',
    ro: 'administrare',
    ru: 'администрирование',
  },
  'administration.sections': {
    en: 'Sections of the administration',
    ro: 'Secțiunile administrării',
    ru: 'Разделы администрирования',
  },
  'administration.tab_orders': {
    en: 'Orders',
    ro: 'Comenzi',
    ru: 'Заказы',
  },
  'administration.tab_companies': {
    en: 'Companies',
    ro: 'Companii',
    ru: 'Компании',
  },
  'administration.tab_couriers': {
    en: 'Couriers',
    ro: 'Curieri',
    ru: 'Курьеры',
  },
  'administration.tab_clients': {
    en: 'Clients',
    ro: 'Clienți',
    ru: 'Клиенты',
  },
  'administration.tab_audit': {
    en: 'Log',
    ro: 'Jurnal',
    ru: 'Журнал',
  },
  'administration.search': {
    en: 'Search',
    ro: 'Căutare',
    ru: 'Поиск',
  },
  'administration.clear_search': {
    en: 'Clear the search',
    ro: 'Șterge căutarea',
    ru: 'Очистить поиск',
  },
  'administration.nothing_found': {
    en: 'Nothing found for “{{search}}”',
    ro: 'Nimic găsit pentru „{{search}}”',
    ru: 'По запросу «{{search}}» ничего нет',
  },
  'administration.nothing_found_hint': {
    en: 'Fewer or other words may help.',
    ro: 'Încercați mai puține cuvinte sau altele.',
    ru: 'Попробуйте меньше слов или другие.',
  },
  'administration.more': {
    en: 'Show more',
    ro: 'Arată mai multe',
    ru: 'Показать ещё',
  },
} as const satisfies Texts;
