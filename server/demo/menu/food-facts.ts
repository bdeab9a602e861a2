import type { Food } from '@comanda/contract/food';
import type { Allergen } from '@comanda/domain/food';

/** A declaration of what a dish contains; of all other allergens it is free. */
export const has = (...contained: Allergen[]): Required<Pick<Food, 'allergens'>> => ({
  allergens: Object.fromEntries(contained.map((one) => [one, 'contains'])),
});

export const vegetarian: Pick<Food, 'diets'> = { diets: ['vegetarian'] };
export const vegan: Pick<Food, 'diets'> = { diets: ['vegetarian', 'vegan'] };
export const wine: Food = { ...has('sulphites'), alcohol: true };

export const grams = (...amounts: number[]): Pick<Food, 'portion'> => ({
  portion: { amounts, unit: 'g' },
});
export const millilitres = (...amounts: number[]): Pick<Food, 'portion'> => ({
  portion: { amounts, unit: 'ml' },
});
