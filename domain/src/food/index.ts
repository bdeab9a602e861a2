export {
  allergens,
  allergensWith,
  presences,
  type Allergen,
  type AllergenDeclaration,
  type Presence,
} from './allergens.ts';
export { findContradictions, type DietContradiction } from './contradictions.ts';
export { diets, isDiet, type Diet } from './diets.ts';
export { canonicalFood, MAX_ENERGY_KCAL, MAX_SPICINESS, namedDiets, type Food } from './food.ts';
export {
  findInChoice,
  findInDish,
  judgeDish,
  type DishFood,
  type FoodChoice,
  type FoodGroup,
} from './judge-choices.ts';
export { findWish, wishes, type Finding, type Wish } from './judge-food.ts';
export {
  MAX_PORTION_AMOUNT,
  MAX_PORTION_PARTS,
  MIN_PORTION_AMOUNT,
  portionUnits,
  readAmounts,
  type Portion,
  type PortionUnit,
} from './portion.ts';
