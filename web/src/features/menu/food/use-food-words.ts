import { allergensWith, namedDiets } from '@comanda/domain/food';
import { useText } from '../../../lib/i18n/use-text.ts';
import { readFood, type FoodFields } from './food-fields.ts';

/** What is entered about a dish, on one line; empty while nothing is. */
export function useFoodWords(fields: FoodFields): string {
  const { t } = useText();
  const food = readFood(fields);
  const { allergens, alcohol, spiciness, portion, energy_kcal } = food;
  const listed = (presence: 'contains' | 'traces') => {
    const names = allergensWith(allergens ?? {}, presence).map((one) => t(`food.${one}`));
    return names.length > 0
      ? [t(`facts.${presence}`, { names: names.join(', ').toLocaleLowerCase() })]
      : [];
  };
  const isNone = allergens !== undefined && Object.keys(allergens).length === 0;
  return [
    ...(isNone ? [t('facts.no_allergens')] : [...listed('contains'), ...listed('traces')]),
    ...namedDiets(food).map((diet) => t(`food.${diet}`)),
    ...(alcohol === true ? [t('food.alcohol')] : []),
    ...(spiciness === 1 || spiciness === 2 || spiciness === 3
      ? [t(`facts.spicy_${spiciness}`)]
      : []),
    ...(portion ? [`${portion.amounts.join('/')} ${t(`facts.unit_${portion.unit}`)}`] : []),
    ...(energy_kcal === undefined ? [] : [t('facts.kcal', { amount: energy_kcal })]),
  ].join(' · ');
}
