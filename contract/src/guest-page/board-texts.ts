import type { Texts } from '../languages/languages.ts';

/** The ready board at a pub's counter. */
export const boardTexts = {
  'guest.board.title': {
    en: 'Ready board',
    ro: 'Panoul comenzilor gata',
    ru: 'Табло готовых заказов',
  },
  'guest.board.preparing': { en: 'Being prepared', ro: 'Se pregătesc', ru: 'Готовятся' },
  'guest.board.ready': { en: 'Ready', ro: 'Gata', ru: 'Готовы' },
  'guest.board.lost': {
    en: 'No connection since {{time}}, the numbers may be old',
    ro: 'Fără conexiune de la {{time}}, numerele pot fi vechi',
    ru: 'Нет связи с {{time}}, номера могли устареть',
  },
  'guest.board.needs_script': {
    en: 'This browser runs no scripts: the numbers do not follow the orders.',
    ro: 'Acest browser nu rulează scripturi: numerele nu se actualizează.',
    ru: 'В этом браузере отключены скрипты: номера не обновляются.',
  },
} as const satisfies Texts;
