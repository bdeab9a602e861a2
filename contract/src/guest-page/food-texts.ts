import type { Texts } from '../languages/languages.ts';

/** What guests avoid, and what the menu says about it. */
export const foodIslandTexts = {
  'guest.food.title': {
    en: 'Allergens and diets',
    ro: 'Alergeni și diete',
    ru: 'Аллергены и диеты',
  },
  'guest.food.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'guest.food.avoid': { en: 'I avoid', ro: 'Evit', ru: 'Мне нельзя' },
  'guest.food.follow': { en: 'I look for', ro: 'Caut', ru: 'Мне нужно' },
  'guest.food.hint': {
    en: 'Dishes that contain it are hidden. Those that may contain it, or do not say, are marked. Your choice stays on this phone.',
    ro: 'Preparatele care îl conțin sunt ascunse. Cele care îl pot conține sau nu spun sunt marcate. Alegerea rămâne pe acest telefon.',
    ru: 'Блюда, в которых это есть, скрыты. Где это возможно или не указано, стоит пометка. Выбор хранится только на этом телефоне.',
  },
  'guest.food.severe': {
    en: 'With a severe allergy, tell the staff too.',
    ro: 'La o alergie gravă, spuneți și personalului.',
    ru: 'При сильной аллергии скажите и персоналу.',
  },
  'guest.food.clear': { en: 'Clear', ro: 'Șterge alegerea', ru: 'Сбросить' },
  'guest.food.show': { en: 'Show the menu', ro: 'Arată meniul', ru: 'Показать меню' },
  'guest.food.change': { en: 'Change', ro: 'Modifică', ru: 'Изменить' },
  'guest.food.count_hidden': {
    en: 'Hidden: {{count}}',
    ro: 'Ascunse: {{count}}',
    ru: 'Скрыто: {{count}}',
  },
  'guest.food.count_traces': {
    en: 'may contain: {{count}}',
    ro: 'pot conține: {{count}}',
    ru: 'могут содержать: {{count}}',
  },
  'guest.food.count_not_declared': {
    en: 'not declared: {{count}}',
    ro: 'nedeclarate: {{count}}',
    ru: 'не указано: {{count}}',
  },
  'guest.food.unsuitable': {
    en: 'Does not fit: {{names}}',
    ro: 'Nu corespunde: {{names}}',
    ru: 'Не подходит: {{names}}',
  },
  'guest.food.not_declared': {
    en: 'Not declared: {{names}}',
    ro: 'Nedeclarat: {{names}}',
    ru: 'Не указано: {{names}}',
  },
  'guest.food.ask': {
    en: 'Allergens are not declared: please ask the staff.',
    ro: 'Alergenii nu sunt declarați: întrebați personalul.',
    ru: 'Аллергены не указаны: спросите персонал.',
  },
} as const satisfies Texts;
