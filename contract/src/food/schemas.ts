import {
  allergens,
  diets,
  MAX_ENERGY_KCAL,
  MAX_PORTION_AMOUNT,
  MAX_PORTION_PARTS,
  MAX_SPICINESS,
  MIN_PORTION_AMOUNT,
  portionUnits,
  presences,
  type Allergen,
} from '@comanda/domain/food';
import { Type, type Static, type TOptional } from 'typebox';
import { AMOUNT_FORMAT } from '../routing/index.ts';

const Presence = Type.Enum([...presences]);

const AllergenDeclaration = Type.Object(
  Object.fromEntries(allergens.map((one) => [one, Type.Optional(Presence)])) as Record<
    Allergen,
    TOptional<typeof Presence>
  >,
  {
    description:
      'Annex II of Regulation (EU) No 1169/2011. Those that are left out are declared as absent; without this object nothing is declared',
  },
);

const Portion = Type.Object({
  amounts: Type.Array(
    Type.Number({
      minimum: MIN_PORTION_AMOUNT,
      maximum: MAX_PORTION_AMOUNT,
      format: AMOUNT_FORMAT,
      description: 'At most two decimals',
    }),
    { minItems: 1, maxItems: MAX_PORTION_PARTS, description: 'Of its parts: 200/100/50 g' },
  ),
  unit: Type.Enum([...portionUnits]),
});

/** What a guest wants to know about a thing that they eat: of a dish, or of a choice of an option group. */
export const Food = Type.Object(
  {
    allergens: Type.Optional(AllergenDeclaration),
    alcohol: Type.Optional(Type.Boolean({ description: 'Left out: not declared' })),
    diets: Type.Optional(
      Type.Array(Type.Enum([...diets]), { uniqueItems: true, maxItems: diets.length }),
    ),
    spiciness: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SPICINESS })),
    portion: Type.Optional(Portion),
    energy_kcal: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MAX_ENERGY_KCAL, description: 'Of the whole portion' }),
    ),
  },
  { description: 'What is left out is not declared, which does not mean that it is absent' },
);
export type Food = Static<typeof Food>;
