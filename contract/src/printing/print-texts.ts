import type { Texts } from '../languages/languages.ts';

/** On paper only: the server prints them, no screen shows them. */
export const printTexts = {
  copy: { en: 'COPY', ro: 'COPIE', ru: 'КОПИЯ' },
  unsure: { en: 'COPY?', ro: 'COPIE?', ru: 'КОПИЯ?' },
  changed: {
    en: 'CHANGED, no. {{number}}',
    ro: 'MODIFICATĂ, nr. {{number}}',
    ru: 'ИЗМЕНЁН, № {{number}}',
  },
  nothing_to_cook: {
    en: 'NOTHING TO COOK',
    ro: 'NIMIC DE PREGĂTIT',
    ru: 'НИЧЕГО НЕ ГОТОВИТЬ',
  },
  valid_again: { en: 'VALID AGAIN', ro: 'DIN NOU VALABILĂ', ru: 'СНОВА В СИЛЕ' },
  test: { en: 'Test page', ro: 'Pagină de probă', ru: 'Пробная печать' },
  test_letters: {
    en: 'If these are readable, all is well:',
    ro: 'Dacă acestea se citesc, totul e bine:',
    ru: 'Если это читается, всё в порядке:',
  },
} as const satisfies Texts;
