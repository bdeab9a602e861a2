import type { Text, Texts } from '../languages/languages.ts';
import type { PortionUnit, Wish } from '@comanda/domain/food';

/** Names of what a guest may avoid or look for, as a line begins with them. */
const wishTexts = {
  'food.gluten': { en: 'Gluten', ro: 'Gluten', ru: 'Глютен' },
  'food.crustaceans': { en: 'Crustaceans', ro: 'Crustacee', ru: 'Ракообразные' },
  'food.eggs': { en: 'Eggs', ro: 'Ouă', ru: 'Яйца' },
  'food.fish': { en: 'Fish', ro: 'Pește', ru: 'Рыба' },
  'food.peanuts': { en: 'Peanuts', ro: 'Arahide', ru: 'Арахис' },
  'food.soybeans': { en: 'Soya', ro: 'Soia', ru: 'Соя' },
  'food.milk': { en: 'Milk', ro: 'Lapte', ru: 'Молоко' },
  'food.nuts': { en: 'Nuts', ro: 'Nuci', ru: 'Орехи' },
  'food.celery': { en: 'Celery', ro: 'Țelină', ru: 'Сельдерей' },
  'food.mustard': { en: 'Mustard', ro: 'Muștar', ru: 'Горчица' },
  'food.sesame': { en: 'Sesame', ro: 'Susan', ru: 'Кунжут' },
  'food.sulphites': { en: 'Sulphites', ro: 'Sulfiți', ru: 'Сульфиты' },
  'food.lupin': { en: 'Lupin', ro: 'Lupin', ru: 'Люпин' },
  'food.molluscs': { en: 'Molluscs', ro: 'Moluște', ru: 'Моллюски' },
  'food.alcohol': { en: 'Alcohol', ro: 'Alcool', ru: 'Алкоголь' },
  'food.vegetarian': { en: 'Vegetarian', ro: 'Vegetarian', ru: 'Вегетарианское' },
  'food.vegan': { en: 'Vegan', ro: 'Vegan', ru: 'Веганское' },
  'food.gluten_free': { en: 'Gluten-free', ro: 'Fără gluten', ru: 'Без глютена' },
  'food.lactose_free': { en: 'Lactose-free', ro: 'Fără lactoză', ru: 'Без лактозы' },
  'food.halal': { en: 'Halal', ro: 'Halal', ru: 'Халяль' },
  'food.kosher': { en: 'Kosher', ro: 'Cușer', ru: 'Кошерное' },
} as const satisfies Record<`food.${Wish}`, Text>;

const unitTexts = {
  'facts.unit_g': { en: 'g', ro: 'g', ru: 'г' },
  'facts.unit_kg': { en: 'kg', ro: 'kg', ru: 'кг' },
  'facts.unit_ml': { en: 'ml', ro: 'ml', ru: 'мл' },
  'facts.unit_l': { en: 'l', ro: 'l', ru: 'л' },
  'facts.unit_pcs': { en: 'pcs', ro: 'buc.', ru: 'шт.' },
} as const satisfies Record<`facts.unit_${PortionUnit}`, Text>;

/** What is said about a dish, for its pub and for its guests. */
export const foodTexts = {
  ...wishTexts,
  ...unitTexts,
  'facts.spicy_1': { en: 'Mildly spicy', ro: 'Ușor picant', ru: 'Слегка острое' },
  'facts.spicy_2': { en: 'Spicy', ro: 'Picant', ru: 'Острое' },
  'facts.spicy_3': { en: 'Very spicy', ro: 'Foarte picant', ru: 'Очень острое' },
  'facts.kcal': { en: '{{amount}} kcal', ro: '{{amount}} kcal', ru: '{{amount}} ккал' },
  'facts.contains': {
    en: 'Contains: {{names}}',
    ro: 'Conține: {{names}}',
    ru: 'Содержит: {{names}}',
  },
  'facts.traces': {
    en: 'May contain: {{names}}',
    ro: 'Poate conține: {{names}}',
    ru: 'Может содержать: {{names}}',
  },
  'facts.no_allergens': {
    en: 'None of the 14 main allergens',
    ro: 'Niciunul dintre cei 14 alergeni principali',
    ru: 'Ни одного из 14 основных аллергенов',
  },
} as const satisfies Texts;
