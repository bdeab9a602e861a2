import type { Food } from '@comanda/contract/food';
import {
  findContradictions,
  MAX_ENERGY_KCAL,
  readAmounts,
  type Allergen,
  type DietContradiction,
  type PortionUnit,
  type Presence,
} from '@comanda/domain/food';

/** What is said about a dish as its form holds it: numbers stay as typed until the form is sent. */
export type FoodFields = Required<Pick<Food, 'diets' | 'spiciness'>> & {
  readonly allergens: Food['allergens'] | undefined;
  readonly alcohol: boolean | undefined;
  readonly portion: string;
  readonly unit: PortionUnit;
  readonly energy: string;
};

export function foodFields(food: Food): FoodFields {
  return {
    allergens: food.allergens,
    alcohol: food.alcohol,
    diets: food.diets ?? [],
    spiciness: food.spiciness ?? 0,
    portion: food.portion?.amounts.join('/') ?? '',
    unit: food.portion?.unit ?? 'g',
    energy: food.energy_kcal === undefined ? '' : String(food.energy_kcal),
  };
}

type FoodProblems = {
  readonly isPortionWrong: boolean;
  readonly isEnergyWrong: boolean;
  readonly contradictions: readonly DietContradiction[];
};

function readEnergy(text: string): number | undefined {
  const energy = /^\d+$/.test(text.trim()) ? Number(text) : Infinity;
  return energy <= MAX_ENERGY_KCAL ? energy : undefined;
}

const declared = ({ allergens, alcohol }: FoodFields): Pick<Food, 'allergens' | 'alcohol'> => ({
  ...(allergens && { allergens }),
  ...(alcohol !== undefined && { alcohol }),
});

export function foodProblems(fields: FoodFields): FoodProblems {
  const { portion, energy, diets } = fields;
  return {
    isPortionWrong: portion.trim() !== '' && readAmounts(portion) === undefined,
    isEnergyWrong: energy.trim() !== '' && readEnergy(energy) === undefined,
    contradictions: findContradictions({ ...declared(fields), diets }),
  };
}

export function isFoodRight(fields: FoodFields): boolean {
  const { isPortionWrong, isEnergyWrong, contradictions } = foodProblems(fields);
  return !isPortionWrong && !isEnergyWrong && contradictions.length === 0;
}

/** As it is sent: only what is said. */
export function readFood(fields: FoodFields): Food {
  const { diets, spiciness, portion, unit, energy } = fields;
  const amounts = readAmounts(portion);
  const energyKcal = readEnergy(energy);
  return {
    ...declared(fields),
    ...(diets.length > 0 && { diets }),
    ...(spiciness > 0 && { spiciness }),
    ...(amounts && { portion: { amounts, unit } }),
    ...(energyKcal !== undefined && { energy_kcal: energyKcal }),
  };
}

const nextPresence: Readonly<Record<Presence | 'absent', Presence | undefined>> = {
  absent: 'contains',
  contains: 'traces',
  traces: undefined,
};

/** After a press on an allergen: contained, then traces, then absent; without any, nothing is declared. */
export function pressAllergen(
  allergens: Food['allergens'] | undefined,
  allergen: Allergen,
): Food['allergens'] | undefined {
  const { [allergen]: before, ...others } = allergens ?? {};
  const presence = nextPresence[before ?? 'absent'];
  if (presence) return { ...others, [allergen]: presence };
  return Object.keys(others).length > 0 ? others : undefined;
}
