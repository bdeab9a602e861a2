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
    en: 'Dishes that contain it are hidden. Those that may contain it, or do not say, are marked. Your choice stays on this phone; an order takes it along only if you say so.',
    ro: 'Preparatele care îl conțin sunt ascunse. Cele care îl pot conține sau nu spun sunt marcate. Alegerea rămâne pe acest telefon; cu o comandă pleacă numai dacă spuneți dumneavoastră.',
    ru: 'Блюда, в которых это есть, скрыты. Где это возможно или не указано, стоит пометка. Выбор хранится на этом телефоне; с заказом он уйдёт, только если вы так решите.',
  },
  'guest.food.severe': {
    en: 'With a severe allergy, tell the staff too.',
    ro: 'La o alergie gravă, spuneți și personalului.',
    ru: 'При сильной аллергии скажите и персоналу.',
  },
  'guest.food.send': {
    en: 'Tell the kitchen what I avoid',
    ro: 'Bucătăria să știe ce evit',
    ru: 'Сообщить кухне, что мне нельзя',
  },
  'guest.food.goes_to': {
    en: 'Read by the venue: in the order, in the kitchen and on its ticket.',
    ro: 'Citește localul: în comandă, în bucătărie și pe bonul ei.',
    ru: 'Прочтёт заведение: в заказе, на кухне и на её чеке.',
  },
  'guest.food.goes_to_telegram': {
    en: 'Read by the venue: in the order, in the kitchen, on its ticket and in its Telegram chat.',
    ro: 'Citește localul: în comandă, în bucătărie, pe bonul ei și în chatul din Telegram.',
    ru: 'Прочтёт заведение: в заказе, на кухне, на её чеке и в чате Telegram.',
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
