import { HEAD_SCRIPT, type PageOptions, type PubPageData } from '@comanda/contract/guest-page';
import { sharePath, shareSource } from '@comanda/domain/images';
import { currencySymbol } from '@comanda/domain/pubs';
import * as ids from '../markup/ids.ts';
import { otherMenuLanguage } from '../markup/menu-language.ts';
import servingStyles from '../styles/serving.css?inline';
import { coverRules, menuRules } from '../theme/page-rules.ts';
import type { WrittenPageInfo } from '../markup/page-info.ts';
import { lastOrderAt } from './about/open-state.ts';
import { commissionOf } from './menu/commission.ts';
import { DishSheet } from './menu/dish-sheet.tsx';
import { renderDocument, InfoScript } from './document.tsx';
import { basketIcon } from './icons.tsx';
import { PageFoot } from './page-foot.tsx';
import { MenuList } from './menu/menu-list.tsx';
import { MenuNav } from './menu/menu-nav.tsx';
import { needsServingStyles } from './menu/serving.tsx';
import { menuTree } from './menu/menu-tree.ts';
import { offeredTypesOf } from './menu/offered-order-types.ts';
import { PubHeader } from './pub-header.tsx';
import { saysFood } from './menu/says-food.ts';
import { structuredData } from './structured-data.ts';
import { translateIn, type Translate } from './text.ts';

/** The description mentions only what the page contains. */
function titles(data: PubPageData, t: Translate): { title: string; description: string } {
  const { name, address } = data.pub;
  const hasOrderTypes = offeredTypesOf(data).length > 0;
  const hasPictures = data.dishes.some((dish) => dish.image_file_name !== '');
  const description = hasPictures
    ? t('guest.page.description', { name, address })
    : t('guest.page.description_without_pictures', { name, address });
  return {
    title: t(hasOrderTypes ? 'guest.page.title' : 'guest.page.title_without_orders', { name }),
    description: description.trim(),
  };
}

function sharedPicture({ pub, dishes }: PubPageData): string {
  const source = shareSource({
    cover: pub.bg_image_file_name,
    dishPictures: dishes.map((dish) => dish.image_file_name),
    color: pub.color,
  });
  return sharePath(pub.url_name, source);
}

function infoOf(data: PubPageData, options: PageOptions, t: Translate): WrittenPageInfo {
  const { pub } = data;
  const { lat, lng } = pub;
  const percent = commissionOf(data);
  const orderTypes = offeredTypesOf(data);
  const isPriceRise = percent > 0 && orderTypes.length > 1;
  return {
    pubId: pub.id,
    urlName: pub.url_name,
    symbol: currencySymbol(pub.currency_id),
    commissionPercent: percent,
    hasFood: saysFood(data) || undefined,
    orderTypes,
    laterTypes: data.later_types,
    timeZone: pub.time_zone,
    place: lat === null || lng === null ? undefined : { lat, lng },
    tilesUrl: options.mapTilesUrl,
    language: options.language,
    menuLanguages: languagesOf(pub),
    atTable: t('guest.order.table', { table: '{}' }),
    dearer: isPriceRise ? t('guest.page.dearer', { percent }) : undefined,
    takesNotes: pub.takes_dish_notes,
    contactDays: data.contacts.days,
    inTelegram: data.contacts.areInTelegram || undefined,
    changesAt: changesAtOf(data),
  };
}

/** The next moment at which a service or a part of the menu starts or stops, unless the line of the hours has it. */
function changesAtOf(data: PubPageData): number | undefined {
  const { services = {}, serving_changes_at: served } = data;
  const ofServices = Object.values(services).flatMap((one) => [
    one.orders_change_at,
    one.closes_at,
  ]);
  const [first] = [served, ...ofServices].flatMap((at) => at ?? []).toSorted();
  if (first === undefined || first === lastOrderAt(data)) return undefined;
  return Date.parse(first) / 60_000;
}

/** The language in which the pub writes its menu, then the others; nothing of a pub that offers one. */
function languagesOf({ working_language: working, other_languages: others }: PubPageData['pub']) {
  return working && others && [working, ...others];
}

function BasketBar({ t }: { t: Translate }) {
  return (
    <button type="button" id={ids.basketBar} hidden>
      <span>{basketIcon}</span>
      <output>0</output>
      <b>{t('guest.page.basket')}</b>
      <strong />
    </button>
  );
}

/** The menu of a pub as a whole document. */
export function renderPubPage(data: PubPageData, options: PageOptions): string {
  const t = translateIn(options.language);
  const { pub } = data;
  const tree = menuTree(data);
  const lang = otherMenuLanguage({ ...options, menuLanguages: languagesOf(pub) });
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    rules: `${coverRules(pub)}${menuRules(data)}${needsServingStyles(data) ? servingStyles : ''}`,
    headScript: HEAD_SCRIPT,
    head: {
      ...titles(data, t),
      canonicalPath: `/pub/${pub.url_name}/`,
      structuredData: structuredData(data, options),
      picture: {
        path: sharedPicture(data),
        alt: t('guest.page.share_picture', { name: pub.name }),
      },
    },
    children: (
      <>
        <div id={ids.page} className={offeredTypesOf(data).length === 0 ? 'orderless' : undefined}>
          <PubHeader data={data} options={options} t={t} hasMenu={tree.length > 0} />
          {tree.length > 0 && <MenuNav tree={tree} t={t} lang={lang} />}
          <main lang={tree.length > 0 ? lang : undefined}>
            <MenuList data={data} tree={tree} options={options} t={t} lang={lang} />
          </main>
          <PageFoot {...options} t={t} />
          <BasketBar t={t} />
          <DishSheet
            {...{ t, lang }}
            hasFood={saysFood(data)}
            takesNotes={pub.takes_dish_notes === true}
          />
          <InfoScript info={infoOf(data, options, t)} />
        </div>
        <output id={ids.note} />
      </>
    ),
  });
}
