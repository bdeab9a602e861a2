import type { Texts } from '../languages/languages.ts';

/** Texts that are needed before the translations are loaded: the program contains them. */
export const startTexts = {
  'ui.start_waiting': {
    en: 'No connection yet. Trying again…',
    ro: 'Încă nu există conexiune. Se încearcă din nou…',
    ru: 'Связи пока нет. Пробуем ещё раз…',
  },
  'ui.start_failed': {
    en: 'The texts of this page could not be loaded. Reload it.',
    ro: 'Textele paginii nu au putut fi încărcate. Reîncărcați-o.',
    ru: 'Тексты страницы не загрузились. Обновите её.',
  },
  'ui.reload': { en: 'Reload the page', ro: 'Reîncarcă pagina', ru: 'Обновить страницу' },
  'ui.loading': { en: 'Loading', ro: 'Se încarcă', ru: 'Загрузка' },
} as const satisfies Texts;
