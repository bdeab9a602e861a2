import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import { allergensWith, type Diet, type Food } from '@comanda/domain/food';
import { imagePath } from '@comanda/domain/images';
import { toAmount } from '@comanda/domain/money';
import { lowestPrice } from '@comanda/domain/options';
import { currencyCode } from '@comanda/domain/pubs';
import {
  offeredGroups,
  type NamedChoice,
  type NamedGroup,
} from '../../../lib/options/offered-groups.ts';
import { dishPrices, shownPriceMinor } from '../basket/shown-price.ts';
import { ofDish } from '../markup/ids.ts';
import { cardOffer } from './menu/card-offer.ts';
import { commissionOf } from './menu/commission.ts';
import { menuTree, type MenuCategory } from './menu/menu-tree.ts';
import { offeredTypesOf } from './menu/offered-order-types.ts';
import { translateIn, type Translate } from './text.ts';

type Dish = MenuCategory['dishes'][number];
type Place = Pick<PageOptions, 'publicUrl' | 'language'>;

/** The page of a pub in a language. */
const menuPageUrl = (urlName: string, { publicUrl, language }: Place): string =>
  `${publicUrl}/pub/${urlName}/?lang=${language}`;

/** The same menu for programs. */
export const linkedMenuUrl = (urlName: string, { publicUrl, language }: Place): string =>
  `${publicUrl}/pub/${urlName}/menu.json?lang=${language}`;

const SCHEMA = 'https://schema.org';

/** The diets of schema.org's `RestrictedDiet`. Its name for milk without lactose is the wider one. */
const restrictedDiets: Readonly<Record<Diet, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  lactose_free: 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
};

/** schema.org has no property for allergens: they are said in words. */
function allergenWords({ allergens }: Food, t: Translate): string[] {
  if (allergens === undefined) return [];
  const said = (['contains', 'traces'] as const).flatMap((presence) => {
    const names = allergensWith(allergens, presence).map((one) => t(`food.${one}`));
    return names.length > 0
      ? [t(`food.${presence}`, { names: names.join(', ').toLocaleLowerCase() })]
      : [];
  });
  return said.length > 0 ? said : [t('food.no_allergens')];
}

function describe(lines: readonly string[]): { description?: string } {
  const description = lines.filter((line) => line !== '').join('\n');
  return description === '' ? {} : { description };
}

function nutritionOf({ energy_kcal: energy, portion }: Food, t: Translate): object {
  if (energy === undefined && portion === undefined) return {};
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      // The food calories of nutrition labels, which are kilocalories.
      ...(energy !== undefined && { calories: `${energy} calories` }),
      ...(portion && {
        servingSize: `${portion.amounts.join('/')} ${t(`food.unit_${portion.unit}`)}`,
      }),
    },
  };
}

const dietsOf = ({ diets = [] }: Food): object =>
  diets.length > 0
    ? { suitableForDiet: diets.map((diet) => `${SCHEMA}/${restrictedDiets[diet]}`) }
    : {};

type Offering = { readonly t: Translate; readonly offer: (offered: Offered) => object };
type Offered = {
  readonly priceMinor: number;
  readonly isSoldOut: boolean;
  readonly name?: string;
  readonly food?: Food;
};

/** The prices that the page shows: those of the first order type. */
function offering(data: PubPageData, t: Translate): Offering {
  const [orderType = 'in_place'] = offeredTypesOf(data);
  const commission = commissionOf(data);
  return {
    t,
    offer: ({ priceMinor, isSoldOut, name, food = {} }) => ({
      '@type': 'Offer',
      ...(name !== undefined && { name }),
      ...describe(allergenWords(food, t)),
      price: toAmount(shownPriceMinor(priceMinor, orderType, commission)),
      priceCurrency: currencyCode(data.pub.currency_id),
      availability: `${SCHEMA}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    }),
  };
}

function choiceItem({ name, food = {}, priceMinor, isSoldOut }: NamedChoice, to: Offering): object {
  return {
    '@type': 'MenuItem',
    name,
    ...describe(allergenWords(food, to.t)),
    offers: to.offer({ priceMinor, isSoldOut }),
    ...nutritionOf(food, to.t),
    ...dietsOf(food),
  };
}

/** A dish has an offer for each of its sizes, with what the other groups require. */
function offersOf(dish: Dish, groups: readonly NamedGroup[], to: Offering): object[] {
  const size = groups.find(({ rule }) => rule === 'replaces');
  const { priceMinor } = dishPrices(dish);
  return (size?.choices ?? []).map((choice) =>
    to.offer({
      priceMinor: lowestPrice(
        priceMinor,
        groups.map((group) => (group === size ? { ...group, choices: [choice] } : group)),
      ),
      isSoldOut: choice.isSoldOut,
      name: choice.name,
      ...(choice.food && { food: choice.food }),
    }),
  );
}

/**
 * The whole menu as a `Menu` of schema.org, for search engines and assistants: with prices, allergens in words, diets,
 * energy and portions. It is a document of its own, since the page has no room for it.
 */
export function linkedMenu(data: PubPageData, options: PageOptions): object {
  const t = translateIn(options.language);
  const { pub, option_groups: allGroups } = data;
  const to = offering(data, t);
  const page = menuPageUrl(pub.url_name, options);

  const dishItem = (dish: Dish): object => {
    const { food, ingredients, image_file_name: image } = dish;
    const groups = offeredGroups(dish.option_groups, allGroups, options.now);
    const sizes = offersOf(dish, groups, to);
    const addOns = groups.filter(({ rule }) => rule !== 'replaces');
    return {
      '@type': 'MenuItem',
      name: dish.name,
      url: `${page}#${ofDish(dish.id)}`,
      ...describe([ingredients, ...allergenWords(food, t)]),
      ...(image !== '' && { image: options.publicUrl + imagePath('dish', image, 960) }),
      offers: sizes.length > 0 ? sizes : to.offer(cardOffer(dish, allGroups, options.now)),
      ...nutritionOf(food, t),
      ...dietsOf(food),
      ...(addOns.length > 0 && {
        menuAddOn: addOns.map(({ name, choices }) => ({
          '@type': 'MenuSection',
          name,
          hasMenuItem: choices.map((choice) => choiceItem(choice, to)),
        })),
      }),
    };
  };

  return {
    '@context': SCHEMA,
    '@type': 'Menu',
    '@id': linkedMenuUrl(pub.url_name, options),
    name: pub.name,
    url: page,
    inLanguage: options.language,
    hasMenuSection: menuTree(data).map(({ menu, categories }) => ({
      '@type': 'MenuSection',
      name: menu.name,
      hasMenuSection: categories.map(({ category, dishes }) => ({
        '@type': 'MenuSection',
        name: category.name,
        hasMenuItem: dishes.map(dishItem),
      })),
    })),
  };
}
