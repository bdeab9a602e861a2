import type { Texts } from '../../languages/languages.ts';

export const foodFormTexts = {
  'menu.food': {
    en: 'Allergens, diets, portion',
    ro: 'Alergeni, diete, porție',
    ru: 'Аллергены, диеты, порция',
  },
  'menu.food_empty': { en: 'nothing entered', ro: 'nimic completat', ru: 'ничего не указано' },
  'menu.allergens': { en: 'Allergens', ro: 'Alergeni', ru: 'Аллергены' },
  'menu.allergens_hint': {
    en: 'First press: contains. Second: may contain traces.',
    ro: 'Prima apăsare: conține. A doua: poate conține urme.',
    ru: 'Первое нажатие: содержит. Второе: возможны следы.',
  },
  'menu.allergens_not_declared': {
    en: 'Nothing is entered yet: guests read that they have to ask.',
    ro: 'Încă nu este completat nimic: oaspeții citesc că trebuie să întrebe.',
    ru: 'Пока ничего не указано: гости прочтут, что нужно спросить.',
  },
  'menu.allergens_declared': {
    en: 'The others are not in the dish.',
    ro: 'Ceilalți nu sunt în preparat.',
    ru: 'Остальных в блюде нет.',
  },
  'menu.traces': { en: 'traces', ro: 'urme', ru: 'следы' },
  'menu.no_allergens': {
    en: 'None of the 14',
    ro: 'Niciunul din cei 14',
    ru: 'Ни одного из 14',
  },
  'menu.diets': { en: 'Suits', ro: 'Potrivit pentru', ru: 'Подходит' },
  'menu.diet_contradicts': {
    en: '{{diet}} contradicts: {{names}}',
    ro: '{{diet}} contrazice: {{names}}',
    ru: '{{diet}} противоречит: {{names}}',
  },
  'menu.alcohol_not_declared': { en: 'Not declared', ro: 'Necompletat', ru: 'Не указано' },
  'menu.alcohol_yes': { en: 'Contains it', ro: 'Conține', ru: 'Содержит' },
  'menu.alcohol_no': { en: 'Without', ro: 'Fără', ru: 'Без него' },
  'menu.spiciness': { en: 'Spiciness', ro: 'Cât de picant', ru: 'Острота' },
  'menu.not_spicy': { en: 'Not spicy', ro: 'Nu e picant', ru: 'Не острое' },
  'menu.portion': { en: 'Portion', ro: 'Porția', ru: 'Порция' },

  'menu.portion_wrong': {
    en: 'Numbers above 0: 350 or 200/100/50',
    ro: 'Numere peste 0: 350 sau 200/100/50',
    ru: 'Числа больше 0: 350 или 200/100/50',
  },
  'menu.portion_unit': { en: 'Unit', ro: 'Unitatea', ru: 'Единица' },
  'menu.energy': { en: 'Energy', ro: 'Energie', ru: 'Калорийность' },
  'menu.portion_energy': {
    en: 'Energy of the portion',
    ro: 'Energia porției',
    ru: 'Калорийность порции',
  },
  'menu.kcal': { en: 'kcal', ro: 'kcal', ru: 'ккал' },

  'menu.energy_wrong': {
    en: 'A whole number, at most {{limit}}',
    ro: 'Un număr întreg, cel mult {{limit}}',
    ru: 'Целое число, не больше {{limit}}',
  },
} as const satisfies Texts;
