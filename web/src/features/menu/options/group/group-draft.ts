import type { OptionGroupFields, PubOptionGroup } from '@comanda/contract/menu';
import { checkField, type FieldProblem } from '@comanda/domain/fields';
import { MAX_UNITS, optionFields, type OptionRule } from '@comanda/domain/options';
import { readAmount } from '../../../../lib/format/read-amount.ts';
import type { ShownText, Translate } from '../../../../lib/i18n/current-texts.ts';
import { foodFields, isFoodRight, readFood, type FoodFields } from '../../food/food-fields.ts';
import { readWhole } from '../links/limits-draft.ts';

/** A choice as the form has it; numbers stay as typed until it is sent. */
export type ChoiceDraft = {
  /** Its key in the form: a new choice has no id yet. */
  readonly key: number;
  readonly id?: number | undefined;
  readonly name: string;
  readonly price: string;
  readonly maxCount: string;
  readonly dishId: number | null;
  /** What is in it; empty where nothing is said. */
  readonly food: FoodFields;
  /** What it costs at sizes of its dishes, by the names that these prices have for them. */
  readonly sizePrices: Readonly<Record<string, string>>;
};

export type GroupDraft = {
  readonly name: string;
  readonly rule: OptionRule;
  readonly choices: readonly ChoiceDraft[];
};

const blankChoice = (key: number, name = ''): ChoiceDraft => ({
  key,
  name,
  price: '',
  maxCount: '1',
  dishId: null,
  food: foodFields({}),
  sizePrices: {},
});

const nextKey = (choices: readonly ChoiceDraft[]): number =>
  Math.max(0, ...choices.map(({ key }) => key)) + 1;

/** The form of a stored group. */
export const draftOfGroup = ({ name, rule, choices }: PubOptionGroup): GroupDraft => ({
  name,
  rule,
  choices: choices.map((choice, index) => ({
    key: index + 1,
    id: choice.id,
    name: choice.name,
    price: String(choice.price),
    maxCount: String(choice.max_count),
    dishId: choice.dish_id,
    food: foodFields(choice.food ?? {}),
    sizePrices: Object.fromEntries(
      (choice.size_prices ?? []).map(({ size, price }) => [size, String(price)]),
    ),
  })),
});

export const blankGroup: GroupDraft = { name: '', rule: 'sum', choices: [blankChoice(1)] };

/** A group to begin with: its name and its choices, without prices. */
export function exampleGroup(rule: OptionRule, t: Translate): GroupDraft {
  const [name = '', ...choices] = t(`options.example_${rule}`).split(', ');
  // Both halves may be of one kind.
  const maxCount = rule === 'dearest' ? '2' : '1';
  return {
    name,
    rule,
    choices: choices.map((choice, index) => ({ ...blankChoice(index + 1, choice), maxCount })),
  };
}

type Added = { readonly choices: readonly ChoiceDraft[]; readonly key: number };

/** A new choice behind another one, or as the last; `key` is that of the new one. */
export function addChoice(choices: readonly ChoiceDraft[], after?: number): Added {
  const key = nextKey(choices);
  const at = after === undefined ? -1 : choices.findIndex((choice) => choice.key === after);
  const index = at === -1 ? choices.length : at + 1;
  const before = choices[index - 1];
  const added = { ...blankChoice(key), maxCount: before?.maxCount ?? '1' };
  return { choices: choices.toSpliced(index, 0, added), key };
}

export function moveChoice(
  choices: readonly ChoiceDraft[],
  { key, to }: { readonly key: number; readonly to: number },
): readonly ChoiceDraft[] {
  const moved = choices.find((choice) => choice.key === key);
  if (!moved) return choices;
  return choices.filter((choice) => choice.key !== key).toSpliced(to, 0, moved);
}

type FieldOfChoice = 'name' | 'price' | 'maxCount';
/** Of the food its own fields say what is wrong. */
type ProblemsOfChoice = Partial<Record<FieldOfChoice, ShownText>> & {
  readonly isFoodWrong?: true;
  /** Of the sizes by their names. */
  readonly wrongSizes?: readonly string[];
};

export type GroupProblems = {
  readonly name?: ShownText;
  /** By key of the choice. */
  readonly choices: ReadonlyMap<number, ProblemsOfChoice>;
  /** Of the list as a whole. */
  readonly list?: ShownText;
};

/** Nothing was typed into it: it is not sent. */
const isBlank = ({ id, name, price, dishId, food }: ChoiceDraft): boolean =>
  id === undefined &&
  name.trim() === '' &&
  price.trim() === '' &&
  dishId === null &&
  Object.keys(readFood(food)).length === 0;

/** An extra without a price costs nothing; a size without one is forgotten. */
const readPrice = (price: string, rule: OptionRule): number | undefined =>
  price.trim() === '' && rule === 'sum' ? 0 : readAmount(price);

/** What a choice costs at sizes; without a price it costs there what it always does. */
const typedSizePrices = ({ sizePrices }: ChoiceDraft, rule: OptionRule): [string, string][] =>
  rule === 'replaces' ? [] : Object.entries(sizePrices).filter(([, price]) => price.trim() !== '');

const readMax = (maxCount: string, rule: OptionRule): number | undefined =>
  rule === 'replaces' ? 1 : readWhole(maxCount, { min: 1 });

const sentChoices = ({ choices }: GroupDraft): readonly ChoiceDraft[] =>
  choices.filter((choice) => !isBlank(choice));

/** In words, as of every field. */
const problemText = ({ code, limit }: FieldProblem, t: Translate): ShownText =>
  t(`errors.${code}`, limit === undefined ? {} : { limit });

/** What has to be corrected before the form can be sent, in words; undefined when it is right. */
export function findGroupProblems(draft: GroupDraft, t: Translate): GroupProblems | undefined {
  const { rule } = draft;
  const nameProblem = checkField(draft.name, optionFields.group);
  const name = nameProblem && problemText(nameProblem, t);
  const sent = sentChoices(draft);
  const choices = new Map(
    sent.flatMap((choice) => {
      const choiceName = checkField(choice.name, optionFields.choice);
      const wrongSizes = typedSizePrices(choice, rule)
        .filter(([, price]) => readAmount(price) === undefined)
        .map(([size]) => size);
      const wrong = {
        ...(choiceName && {
          name:
            choiceName.code === 'field_is_required'
              ? t('options.name_is_missing')
              : problemText(choiceName, t),
        }),
        ...(readPrice(choice.price, rule) === undefined && {
          price: t('options.price_is_missing'),
        }),
        ...(readMax(choice.maxCount, rule) === undefined && {
          maxCount: t('options.max_is_wrong', { limit: MAX_UNITS }),
        }),
        ...(wrongSizes.length > 0 && { wrongSizes }),
        ...(!isFoodRight(choice.food) && { isFoodWrong: true as const }),
      };
      return Object.keys(wrong).length > 0 ? [[choice.key, wrong] as const] : [];
    }),
  );
  const list = sent.length === 0 ? t('options.needs_choice') : undefined;
  if (name === undefined && list === undefined && choices.size === 0) return undefined;
  return {
    choices,
    ...(name !== undefined && { name }),
    ...(list !== undefined && { list }),
  };
}

/** The sizes that cost nothing and did not before: each makes its dishes free, so it is asked about. */
export function findFreeSizes(
  { rule, choices }: GroupDraft,
  stored: PubOptionGroup | undefined,
): readonly ChoiceDraft[] {
  if (rule !== 'replaces') return [];
  const wereFree = new Set(
    stored?.rule === rule
      ? stored.choices.filter(({ price }) => price === 0).map(({ id }) => id)
      : [],
  );
  return choices.filter(
    ({ id, price }) => readAmount(price) === 0 && !(id !== undefined && wereFree.has(id)),
  );
}

/** The group as it is sent, once nothing has to be corrected. */
export function readGroup(draft: GroupDraft): OptionGroupFields {
  const { name, rule } = draft;
  return {
    name: name.trim(),
    rule,
    choices: sentChoices(draft).map((choice) => ({
      ...(choice.id !== undefined && { id: choice.id }),
      name: choice.name.trim(),
      price: readPrice(choice.price, rule) ?? 0,
      max_count: readMax(choice.maxCount, rule) ?? 1,
      dish_id: choice.dishId,
      ...(Object.keys(choice.sizePrices).length > 0 && {
        size_prices: typedSizePrices(choice, rule).map(([size, price]) => ({
          size,
          price: readAmount(price) ?? 0,
        })),
      }),
      food: readFood(choice.food),
    })),
  };
}
