import type { Texts } from '../languages/languages.ts';

/** Texts of the search over the guest's page, in all three languages: they load with its program. */
export const searchTexts = {
  'guest.search.close': {
    en: 'Close the search',
    ro: 'Închide căutarea',
    ru: 'Закрыть поиск',
  },
  'guest.search.found': {
    en: 'Found: {{count}}',
    ro: 'Găsite: {{count}}',
    ru: 'Найдено: {{count}}',
  },
  'guest.search.nothing_found': {
    en: 'Nothing like that on the menu. Try another word.',
    ro: 'Nu există așa ceva în meniu. Încercați alt cuvânt.',
    ru: 'Такого в меню нет. Попробуйте другое слово.',
  },
} as const satisfies Texts;
