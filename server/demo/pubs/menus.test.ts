import { languages } from '@comanda/contract/texts';
import { checkField, type Validator } from '@comanda/domain/fields';
import { findContradictions } from '@comanda/domain/food';
import { findServingProblems, MAX_INGREDIENTS_LENGTH, menuFields } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import {
  MAX_CHOICES_OF_GROUP,
  optionFields,
  priceWithOptions,
  problemOfGroups,
  requiredChoices,
  type OfferedGroup,
} from '@comanda/domain/options';
import { MAX_PUB_INFO_LENGTH } from '@comanda/domain/settings';
import { describe, expect, it } from 'vitest';
import type { Translated } from '../menu/menu-types.ts';
import type { DemoOptionGroup } from '../menu/option-types.ts';
import { demoPubs } from './demo-companies.ts';
import { focSiFaina } from './foc-si-faina/pub.ts';
import type { DemoPub } from './pub-types.ts';

const categoriesOf = ({ menus }: DemoPub) => menus.flatMap(({ categories }) => categories);
const dishesOf = (pub: DemoPub) => categoriesOf(pub).flatMap(({ dishes }) => dishes);
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

function namesOf(pub: DemoPub): Translated[] {
  const named = [...pub.menus, ...categoriesOf(pub), ...dishesOf(pub), ...pub.options];
  const choices = pub.options.flatMap((group) => group.choices);
  return [...named, ...choices].map(({ name }) => name);
}

const textsOf = (pub: DemoPub): Translated[] => [
  ...namesOf(pub),
  ...dishesOf(pub).map(({ ingredients }) => ingredients),
  pub.additionalInfo,
];

/** A group as a guest's order is judged by it; the ids are places in the pub's lists. */
const offered = (group: DemoOptionGroup, id: number): OfferedGroup => ({
  id,
  rule: group.rule,
  choices: group.choices.map(({ price, maxCount = 1 }, index) => ({
    id: id * MAX_CHOICES_OF_GROUP + index,
    priceMinor: toMinor(price),
    maxCount,
    isSoldOut: false,
  })),
  minUnits: group.minUnits,
  maxUnits: group.maxUnits,
  maxChoices: group.maxChoices ?? group.maxUnits,
  freeUnits: group.freeUnits ?? 0,
});

const groupsOf = ({ options }: DemoPub, slug: string): OfferedGroup[] =>
  options.flatMap((group, id) => (group.dishes.includes(slug) ? [offered(group, id)] : []));

const NOT_WRITTEN_SO = {
  // A cedilla instead of the comma of ș and ț, straight quotes, two spaces, or a space at an end.
  ro: /[şţŞŢа-яё"']| {2}|^ | $/i,
  ru: /["'’„ăâîșț]| {2}|^ | $/i,
  en: /[а-яё"']| {2}|^ | $/i,
};

const NOT_VEGETARIAN =
  /parmesan|gorgonzola|pecorino|fontina|grana|pesto|ham|bacon|prosciutto|guanciale|sausage|salami|chicken|beef|pork|veal|rabbit|fish|anchov|tuna|salmon|prawn|squid|mussel|gelatin/i;

describe.each(demoPubs.map((pub) => [pub.name, pub] as const))('the texts of «%s»', (_, pub) => {
  it('are written in every language, with its own letters and marks', () => {
    for (const language of languages) {
      const wrong = textsOf(pub).filter((text) => NOT_WRITTEN_SO[language].test(text[language]));
      expect(wrong).toEqual([]);
    }
  });

  it('are translated: the Russian ones are in Cyrillic, the others are not the Russian ones', () => {
    const untranslated = textsOf(pub).filter(({ ro, ru, en }) => ru === ro || ru === en);
    expect(untranslated).toEqual([]);
    const latin = textsOf(pub).filter(({ ru }) => !/[а-яё]/i.test(ru));
    expect(latin).toEqual([]);
  });

  it('fit in their fields', () => {
    const problems = (names: Translated[], validators: readonly Validator[]) =>
      names.flatMap((name) =>
        languages.filter((language) => checkField(name[language], validators)),
      );
    expect(problems(namesOf(pub), menuFields.dish)).toEqual([]);
    expect(problems(namesOf(pub), optionFields.choice)).toEqual([]);
    for (const language of languages) {
      expect(pub.additionalInfo[language].length).toBeLessThanOrEqual(MAX_PUB_INFO_LENGTH);
      const longest = Math.max(...dishesOf(pub).map((dish) => dish.ingredients[language].length));
      expect(longest).toBeLessThanOrEqual(MAX_INGREDIENTS_LENGTH);
      expect(longest).toBeGreaterThan(0);
    }
  });
});

describe.each(demoPubs.map((pub) => [pub.name, pub] as const))('the menu of «%s»', (_, pub) => {
  const dishes = dishesOf(pub);
  const slugs = dishes.map(({ slug }) => slug);

  it('has no slug twice, and no name twice in a language', () => {
    expect(repeated(slugs)).toEqual([]);
    for (const language of languages) {
      expect(repeated(dishes.map(({ name }) => name[language]))).toEqual([]);
    }
  });

  it('costs whole Lei, as much as food in Chișinău does', () => {
    for (const { slug, priceMinor, salePriceMinor } of dishes) {
      const prices = [priceMinor, ...(salePriceMinor === null ? [] : [salePriceMinor])];
      for (const price of prices) {
        expect([slug, price % 100]).toEqual([slug, 0]);
        expect(price).toBeGreaterThanOrEqual(toMinor(10));
        expect(price).toBeLessThanOrEqual(toMinor(450));
      }
    }
    for (const { price } of pub.options.flatMap(({ choices }) => choices)) {
      expect(Number.isInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThan(600);
    }
  });

  it('is served at hours that the pub could have entered', () => {
    const hours = categoriesOf(pub).map(({ servingHours }) => servingHours);
    expect(hours.flatMap(findServingProblems)).toEqual([]);
  });

  it('says of no dish and of no choice what its allergens contradict', () => {
    const choices = pub.options.flatMap((group) => group.choices);
    const said = [...dishes, ...choices].flatMap(({ food = [] }) => food);
    expect(said.flatMap(findContradictions)).toEqual([]);
    const declared = dishes.filter(({ food }) => food.allergens !== undefined);
    expect(declared.length).toBeGreaterThan(dishes.length / 2);
  });

  it('calls nothing vegetarian that has meat, fish, or a cheese that is made with rennet of calves', () => {
    const texts = [
      ...dishes.map(
        ({ name, ingredients, food }) => [`${name.en}: ${ingredients.en}`, food] as const,
      ),
      ...pub.options
        .flatMap(({ choices }) => choices)
        .map(({ name, food }) => [name.en, food ?? {}] as const),
    ];
    const vegetarian = texts.filter(([, food]) => food.diets?.includes('vegetarian'));
    expect(vegetarian.length).toBeGreaterThan(0);
    const wrong = vegetarian.map(([text]) => text).filter((text) => NOT_VEGETARIAN.test(text));
    expect(wrong).toEqual([]);
  });

  it('offers choices at dishes that it has, and dishes as choices by their own names', () => {
    const having = pub.options.flatMap((group) => group.dishes);
    expect(having.filter((slug) => !slugs.includes(slug))).toEqual([]);
    for (const group of pub.options) expect(repeated([...group.dishes])).toEqual([]);
    for (const { name, dish } of pub.options.flatMap(({ choices }) => choices)) {
      if (dish !== undefined) {
        expect(dishes.find(({ slug }) => slug === dish)?.name).toEqual(name);
      }
    }
  });

  it('has limits that guests can meet, at every dish', () => {
    for (const { slug } of dishes) {
      const groups = groupsOf(pub, slug);
      expect([slug, problemOfGroups(groups)]).toEqual([slug, undefined]);
      expect([slug, requiredChoices(groups) === undefined]).toEqual([slug, false]);
    }
  });

  it('has the price of the smallest size at a dish that has sizes', () => {
    const differing = dishes.filter(({ slug, priceMinor }) => {
      const size = groupsOf(pub, slug).find(({ rule }) => rule === 'replaces');
      return size && Math.min(...size.choices.map((choice) => choice.priceMinor)) !== priceMinor;
    });
    expect(differing).toEqual([]);
  });
});

describe('the pizzeria', () => {
  const ofPizzas = focSiFaina.menus.flatMap(({ slug, categories }) =>
    slug === 'pizza' ? categories.filter(({ types }) => types.includes('flour')) : [],
  );

  it('has thirty pizzas, about', () => {
    const pizzas = ofPizzas.flatMap(({ dishes }) => dishes);
    expect(pizzas.length).toBeGreaterThanOrEqual(25);
    expect(pizzas.length).toBeLessThanOrEqual(35);
    for (const { slug } of pizzas) {
      const rules = groupsOf(focSiFaina, slug).map(({ rule }) => rule);
      expect([slug, rules.filter((rule) => rule === 'replaces').length]).toEqual([slug, 1]);
      expect([slug, rules.length >= 4]).toEqual([slug, true]);
    }
  });

  it('charges the dearer half, the size and the extras of two halves', () => {
    const named = (name: string) =>
      focSiFaina.options.flatMap((group, id) => {
        const index = group.dishes.includes('doua-jumatati')
          ? group.choices.findIndex((choice) => choice.name.en === name)
          : -1;
        return index === -1 ? [] : [{ choiceId: id * MAX_CHOICES_OF_GROUP + index, count: 1 }];
      });
    const chosen = ['40 cm · 8 slices', 'Diavola', 'Tartufo', 'Neapolitan, airy', 'Prawns'];
    const groups = groupsOf(focSiFaina, 'doua-jumatati');
    const price = priceWithOptions(0, groups, chosen.flatMap(named));
    expect(price).toBe(toMinor(179 + 65 + 45));
  });
});
