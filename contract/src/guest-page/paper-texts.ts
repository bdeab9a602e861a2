import type { Texts } from '../languages/languages.ts';

/** Texts of the printed menu, in all three languages: they load with its program. */
export const paperTexts = {
  'guest.paper.ask': {
    en: 'Allergens: please ask the staff.',
    ro: 'Alergeni: întrebați personalul.',
    ru: 'Об аллергенах спросите персонал.',
  },
} as const satisfies Texts;
