import {
  MAX_CHOICES_OF_GROUP,
  MAX_OPTION_GROUPS_OF_DISH,
  MAX_UNITS,
  optionRules,
} from '@comanda/domain/options';
import { MAX_DISHES_OF_PUB } from '@comanda/domain/menu';
import { Type, type Static } from 'typebox';
import { Food } from '../food/index.ts';
import { Amount, DateTime, Field, Id, maxItemsFor, nullable } from '../routing/index.ts';
import { UnlinkedReasonName } from './copy-schemas.ts';

const Rule = Type.Enum([...optionRules], {
  description:
    'sum: each unit adds its price; replaces: the choice’s price takes the place of the dish’s (a size); dearest: the dearest choice adds its price (half and half)',
});

const SoldOutUntil = nullable(
  Type.String({
    ...DateTime,
    description: 'As of a dish; of a choice that stands for a dish, also while that dish is',
  }),
);

const choiceFields = {
  name: Field,
  price: Amount,
  max_count: Type.Integer({
    minimum: 1,
    maximum: MAX_UNITS,
    description: 'Units of this choice for one dish, at most',
  }),
};

const sizePrices = Type.Optional(
  Type.Array(
    Type.Object({
      size: Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'The name of a size, in any language of the pub',
      }),
      price: Amount,
    }),
    {
      maxItems: MAX_CHOICES_OF_GROUP,
      description:
        'What the choice costs at sizes of its dish, in the place of `price`; not of a size itself',
    },
  ),
);

export const OptionChoice = Type.Object({
  id: Id,
  ...choiceFields,
  dish_id: nullable(
    Type.Integer({ ...Id, description: 'The dish of this pub that the choice stands for' }),
  ),
  sold_out_until: SoldOutUntil,
  size: Type.Optional(
    Type.String({
      description: 'Of a size: its name in the `size_prices` of other choices, where it is in any',
    }),
  ),
  size_prices: sizePrices,
  food: Type.Optional({
    ...Food,
    description:
      'Left out: nothing is said. Guests read that of the dish that the choice stands for, where the choice has none of its own',
  }),
});
export type OptionChoice = Static<typeof OptionChoice>;

/** A group as a guest reads it. */
export const OptionGroup = Type.Object({
  id: Id,
  name: Type.String(),
  rule: Rule,
  choices: Type.Array(OptionChoice),
});
export type OptionGroup = Static<typeof OptionGroup>;

/** The dish of a choice that guests are not offered for its sake. */
export const GoneDish = Type.Object({
  reason: Type.Enum(['deleted', 'hidden'], {
    description: 'The dish itself, or the category or menu that it is in',
  }),
  name: Type.String(),
  food: Food,
});
export type GoneDish = Static<typeof GoneDish>;

/** A choice as its pub sees it. */
export const PubOptionChoice = Type.Object({
  ...OptionChoice.properties,
  gone_dish: Type.Optional({
    ...GoneDish,
    description: 'Only where guests do not see the dish: then they are not offered the choice',
  }),
});
export type PubOptionChoice = Static<typeof PubOptionChoice>;

/** A group as its pub sees it. */
export const PubOptionGroup = Type.Object({
  ...OptionGroup.properties,
  choices: Type.Array(PubOptionChoice),
  revision: Type.Integer({
    description: 'Grows with each change of the group, not of its dishes or of what is sold out',
  }),
  dish_ids: Type.Array(Id, { description: 'The dishes that have it, hidden ones included' }),
  unlinked_choices: Type.Optional(
    Type.Array(Type.Object({ choice_id: Id, reason: UnlinkedReasonName }), {
      description: 'Only with choices that were copied without the dish that they stood for',
    }),
  ),
});
export type PubOptionGroup = Static<typeof PubOptionGroup>;

const Units = { minimum: 0, maximum: MAX_UNITS };

const limits = {
  min_units: Type.Integer({ ...Units, description: 'Units of the group, at least' }),
  max_choices: Type.Integer({
    ...Units,
    minimum: 1,
    description: 'Different choices of the group, at most',
  }),
  max_units: Type.Integer({ ...Units, minimum: 1, description: 'Units of the group, at most' }),
  free_units: Type.Integer({
    ...Units,
    description: 'So many of the cheapest units cost nothing',
  }),
};

/** A group at a dish, with its limits there. */
export const DishOptionGroup = Type.Object({ group_id: Id, ...limits });
export type DishOptionGroup = Static<typeof DishOptionGroup>;

export const OptionGroupFields = Type.Object({
  name: Field,
  rule: Rule,
  choices: Type.Array(
    Type.Object({
      id: Type.Optional(
        Type.Integer({
          ...Id,
          description: 'Of a choice that stays; a choice that is left out is deleted',
        }),
      ),
      ...choiceFields,
      dish_id: Type.Optional(nullable(Id)),
      size_prices: sizePrices,
      food: Type.Optional({
        ...Food,
        description: 'Left out: a choice that stays keeps its own',
      }),
    }),
    maxItemsFor(MAX_CHOICES_OF_GROUP),
  ),
});
export type OptionGroupFields = Static<typeof OptionGroupFields>;

export const OptionGroupChange = Type.Object({
  ...OptionGroupFields.properties,
  revision: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The one that was read; the call is refused when the group has another by now',
    }),
  ),
});

/** The sizes of one dish, as its form sends them. */
export const SizesOfDish = Type.Object({
  choices: Type.Array(
    Type.Object({
      id: Type.Optional(
        Type.Integer({
          ...Id,
          description: 'Of a size that stays; one that is left out is deleted',
        }),
      ),
      name: Field,
      price: Amount,
    }),
    {
      ...maxItemsFor(MAX_CHOICES_OF_GROUP),
      description: 'In their order, two at least; an empty list takes the sizes from the dish',
    },
  ),
  before: Type.Optional(
    nullable(
      Type.Object(
        { group_id: Id, revision: Type.Integer({ minimum: 1 }) },
        {
          description:
            'The group of sizes that was read, null for none; the call is refused when it is another by now',
        },
      ),
    ),
  ),
});
export type SizesOfDish = Static<typeof SizesOfDish>;

export const GroupsOfDish = Type.Object({
  groups: Type.Array(DishOptionGroup, {
    ...maxItemsFor(MAX_OPTION_GROUPS_OF_DISH),
    description: 'All groups of the dish, in their order',
  }),
  before: Type.Optional(
    Type.Array(DishOptionGroup, {
      ...maxItemsFor(MAX_OPTION_GROUPS_OF_DISH),
      description: 'As they were read; the call is refused when they are different by now',
    }),
  ),
});

export const DishesOfGroup = Type.Object({
  dish_ids: Type.Array(Id, {
    uniqueItems: true,
    maxItems: MAX_DISHES_OF_PUB,
    description: 'All dishes that have the group; new ones get it as their last',
  }),
  before: Type.Optional(
    Type.Array(Id, {
      maxItems: MAX_DISHES_OF_PUB,
      description: 'As they were read; the call is refused when others have it by now',
    }),
  ),
  ...limits,
});
