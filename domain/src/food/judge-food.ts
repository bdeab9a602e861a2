import { allergens, type Allergen } from './allergens.ts';
import { contradictionsOf } from './contradictions.ts';
import { diets, isDiet, type Diet } from './diets.ts';
import { canonicalFood, type Food } from './food.ts';

/** What a guest may avoid, or the diet that they follow. */
export type Wish = Allergen | 'alcohol' | Diet;
export const wishes: readonly Wish[] = [...allergens, 'alcohol', ...diets];

/** From the worst to the best. */
const findings = ['contains', 'traces', 'not_declared', 'suits'] as const;
export type Finding = (typeof findings)[number];

function findAllergen({ allergens: declared }: Food, allergen: Allergen): Finding {
  return declared === undefined ? 'not_declared' : (declared[allergen] ?? 'suits');
}

function findDiet(food: Food, diet: Diet): Finding {
  const contradictions = contradictionsOf(diet, food);
  if (contradictions.length > 0) {
    const isTracesOnly = contradictions.every(
      (one) => one !== 'alcohol' && food.allergens?.[one] === 'traces',
    );
    return isTracesOnly ? 'traces' : 'contains';
  }
  if (canonicalFood(food).diets?.includes(diet)) return 'suits';
  // Lactose occurs in milk only, and the law's milk includes it.
  return diet === 'lactose_free' ? findAllergen(food, 'milk') : 'not_declared';
}

/** What a declaration says about one wish of a guest; what is not declared never suits. */
export function findWish(food: Food, wish: Wish): Finding {
  if (isDiet(wish)) return findDiet(food, wish);
  if (wish !== 'alcohol') return findAllergen(food, wish);
  if (food.alcohol === undefined) return 'not_declared';
  return food.alcohol ? 'contains' : 'suits';
}

export const worstOf = (found: readonly Finding[]): Finding =>
  findings.find((finding) => found.includes(finding)) ?? 'suits';
