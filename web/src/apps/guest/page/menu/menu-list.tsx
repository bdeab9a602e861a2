import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { imagePath } from '@comanda/domain/images';
import { toAmount } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount } from '../../../../lib/format/format.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { placeholderClass, textColorOnPicture, WHITE } from '../../theme/page-rules.ts';
import { cardOffer, type CardOffer } from './card-offer.ts';
import type { MenuBranch, MenuCategory } from './menu-tree.ts';
import { commissionOf } from './commission.ts';
import { offeredTypesOf } from './offered-order-types.ts';
import { EntryHours, notServed, type NotServed, type ServingContext } from './serving.tsx';
import type { Translate } from '../text.ts';

type Dish = MenuCategory['dishes'][number];
type Context = ServingContext & {
  readonly price: (priceMinor: number) => string;
  /** Of what has no commission. */
  readonly sum: (amount: number) => string;
  /** The program needs it as a number only where the shown price has, or may get, a commission. */
  readonly priceValue: (priceMinor: number) => number | undefined;
  readonly offerOf: (dish: Dish) => CardOffer;
  /** Of the page's own words, where the names around them are in another language. */
  readonly lang: Language | undefined;
  readonly takesLater: boolean;
};

type CardProps = Context & {
  readonly dish: Dish;
  /** By the hours of its category; undefined while it is served. */
  readonly hours: NotServed | undefined;
  /** Whether its picture is as wide as a phone. */
  readonly isWide: boolean;
  /** Whether its picture is the largest of the first screen. */
  readonly isFirst: boolean;
};

/**
 * Why a dish cannot be ordered now: in place of its price, or beside it where it is said until when. The program lets
 * those with a price be ordered for later.
 */
function closedBy(
  { isSoldOut, isOutForNow }: CardOffer,
  { hours, takesLater, t }: Pick<CardProps, 'hours' | 'takesLater' | 't'>,
) {
  const isOut = isSoldOut && !(isOutForNow && takesLater);
  if (isOut) return { inPlace: t('guest.page.sold_out') };
  if (hours && !hours.isForNow) return { inPlace: hours.words };
  return { beside: hours?.words ?? (isSoldOut ? t('guest.page.sold_out_for_now') : undefined) };
}

function DishCard(props: CardProps) {
  const { dish, isWide, isFirst, t, price, sum, priceValue, offerOf, lang } = props;
  const offer = offerOf(dish);
  const { priceMinor, fullMinor, isFrom, hasOptions } = offer;
  const { inPlace, beside } = closedBy(offer, props);
  const deposit =
    dish.deposit !== undefined && t('guest.page.deposit', { amount: sum(dish.deposit) });
  const ink = textColorOnPicture(dish.text_color);
  const oldPrice = fullMinor !== undefined && (
    <s>
      <span className="vh" lang={lang}>
        {t('guest.page.old_price')}
      </span>
      <data value={priceValue(fullMinor)}>{price(fullMinor)}</data>
    </s>
  );
  return (
    // The colour is used only in the sheet; most pubs keep white. The id first: the rest is as in the card before.
    <li
      id={ids.ofDish(dish.id)}
      className={classes.dishCard}
      {...{
        [attributes.textColorOnPicture]: ink === WHITE ? undefined : ink,
      }}
    >
      {dish.image_file_name && (
        <img
          src={imagePath('dish', dish.image_file_name, isWide ? 480 : 240)}
          alt=""
          width={148}
          height={128}
          loading={isFirst ? 'eager' : 'lazy'}
          className={placeholderClass(dish.image_color)}
        />
      )}
      <a href={`#${ids.ofDish(dish.id)}`}>{dish.name}</a>
      {(dish.ingredients || deposit) && (
        <p>
          {/* First: long ingredients are cut off. */}
          {deposit && <span lang={lang}>{deposit}</span>}
          {deposit && dish.ingredients && ' · '}
          {dish.ingredients}
        </p>
      )}
      {inPlace !== undefined && <em lang={lang}>{inPlace}</em>}
      {/* A lowest price says that there are options; only others need the mark, which every card would pay for. */}
      <data {...{ [attributes.hasOptions]: hasOptions && !isFrom ? '' : undefined }}>
        {isFrom && (
          <>
            <small lang={lang}>
              {t('guest.page.from')} {oldPrice}
            </small>{' '}
          </>
        )}
        {price(priceMinor)}
      </data>
      {!isFrom && oldPrice}
      {beside !== undefined && <b lang={lang}>{beside}</b>}
      {/* Its value: the price in minor units, without commission. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it works with a script only, which names it first */}
      <button
        type="button"
        value={priceValue(priceMinor)}
        disabled={inPlace !== undefined || beside !== undefined}
      />
    </li>
  );
}

type SectionProps = Context & MenuCategory & { readonly isFirst: boolean };

function CategorySection({ category, dishes, isFirst, ...context }: SectionProps) {
  const hours = notServed(category, context);
  return (
    <section id={ids.ofCategory(category.id)}>
      {category.image_file_name ? (
        <div className="banner">
          <img
            src={imagePath('category', category.image_file_name, 480)}
            alt=""
            width={480}
            height={120}
            loading={isFirst ? 'eager' : 'lazy'}
          />
          <h3>{category.name}</h3>
        </div>
      ) : (
        <h3>{category.name}</h3>
      )}
      <EntryHours entry={category} options={context.options} />
      <ul>
        {dishes.map((dish, index) => (
          <DishCard
            key={dish.id}
            dish={dish}
            hours={hours}
            isWide={index === 0 && category.image_file_name === ''}
            isFirst={isFirst && index === 0 && category.image_file_name === ''}
            {...context}
          />
        ))}
      </ul>
    </section>
  );
}

/** The whole menu, complete without any script. */
export function MenuList({
  data,
  tree,
  options,
  t,
  lang,
}: {
  readonly data: PubPageData;
  readonly tree: readonly MenuBranch[];
  readonly options: PageOptions;
  readonly t: Translate;
  /** Of the names, where it is not that of the page. */
  readonly lang: Language | undefined;
}) {
  const symbol = currencySymbol(data.pub.currency_id);
  const [orderType = 'in_place'] = offeredTypesOf(data);
  const commission = commissionOf(data);
  const sum = (amount: number): string => formatAmount(amount, symbol, options.language);
  const price = (priceMinor: number): string => {
    const shownMinor = shownPriceMinor(priceMinor, orderType, commission);
    return sum(toAmount(shownMinor));
  };
  const priceValue = (priceMinor: number): number | undefined =>
    commission > 0 ? priceMinor : undefined;
  const offerOf = (dish: Dish): CardOffer => cardOffer(dish, data.option_groups, options.now);
  const context = {
    t,
    sum,
    options,
    timeZone: data.pub.time_zone,
    price,
    priceValue,
    offerOf,
    lang: lang && options.language,
    takesLater: data.later_types !== undefined,
  };
  if (tree.length === 0) return <p className="empty">{t('guest.page.empty_menu')}</p>;
  return tree.map(({ menu, categories }, menuIndex) => (
    <section key={menu.id} id={ids.ofMenu(menu.id)} className={classes.menuSection}>
      <h2 className={tree.length > 1 || menu.serving_hours ? undefined : 'vh'}>{menu.name}</h2>
      <EntryHours entry={menu} options={options} />
      {categories.map((branch, index) => (
        <CategorySection
          key={branch.category.id}
          {...branch}
          {...context}
          isFirst={menuIndex === 0 && index === 0}
        />
      ))}
    </section>
  ));
}
