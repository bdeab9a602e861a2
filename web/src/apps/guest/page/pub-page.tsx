import { HEAD_SCRIPT, type PageOptions, type PubPageData } from '@comanda/contract/guest-page';
import { sharePath, shareSource } from '@comanda/domain/images';
import { currencySymbol } from '@comanda/domain/pubs';
import { commissionOf } from './menu/commission.ts';
import { DishSheet } from './menu/dish-sheet.tsx';
import { renderDocument } from './document.tsx';
import { basketIcon } from './icons.tsx';
import { MenuList } from './menu/menu-list.tsx';
import { MenuNav } from './menu/menu-nav.tsx';
import { menuTree } from './menu/menu-tree.ts';
import { offeredOrderTypes } from './menu/offered-order-types.ts';
import { PubHeader } from './pub-header.tsx';
import { structuredData } from './structured-data.ts';
import { sayIn, type Say } from './text.ts';

/** Promises nothing that the page does not hold. */
function titles(data: PubPageData, say: Say): { title: string; description: string } {
  const { name, address } = data.pub;
  const takesOrders = offeredOrderTypes(data).length > 0;
  const hasPictures = data.dishes.some((dish) => dish.image_file_name !== '');
  const description = hasPictures
    ? say('guest.page.description', { name, address })
    : say('guest.page.description_without_pictures', { name, address });
  return {
    title: say(takesOrders ? 'guest.page.title' : 'guest.page.title_without_orders', { name }),
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

/** What the taps must know of the page; everything else they read from the cards. */
function bodyData(data: PubPageData, options: PageOptions, say: Say) {
  const { pub } = data;
  const types = offeredOrderTypes(data);
  const percent = commissionOf(data);
  return {
    'data-pub': pub.id,
    'data-url': pub.url_name,
    'data-symbol': currencySymbol(pub.currency_id),
    'data-commission': percent,
    'data-types': types.join(' '),
    'data-zone': pub.time_zone,
    'data-place': pub.lat === null || pub.lng === null ? '' : `${pub.lat},${pub.lng}`,
    'data-tiles': options.mapTilesUrl,
    // The taps put the table's name where the braces are.
    'data-seat': say('guest.order.table', { table: '{}' }),
    ...(percent > 0 && types.length > 1
      ? { 'data-dearer': say('guest.page.dearer', { percent }) }
      : {}),
    'data-add': say('guest.page.add'),
    'data-less': say('guest.page.remove_one'),
    'data-offline': say('guest.page.offline'),
    'data-gone': say('guest.page.gone'),
    'data-lost': say('guest.page.basket_did_not_load'),
    'data-unopened': say('guest.page.account_did_not_load'),
    'data-unread': say('guest.page.language_did_not_load'),
  };
}

function BasketBar({ say }: { say: Say }) {
  return (
    <button type="button" id="bar" hidden>
      <span>{basketIcon}</span>
      <output>0</output>
      <b>{say('guest.page.basket')}</b>
      <strong />
    </button>
  );
}

/** The menu of a pub as a whole document. */
export function renderPubPage(data: PubPageData, options: PageOptions): string {
  const say = sayIn(options.language);
  const { pub } = data;
  const tree = menuTree(data);
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    headScript: HEAD_SCRIPT,
    head: {
      ...titles(data, say),
      canonicalPath: `/pub/${pub.url_name}/`,
      structuredData: structuredData(data, tree, options),
      picture: {
        path: sharedPicture(data),
        alt: say('guest.page.share_picture', { name: pub.name }),
      },
    },
    bodyData: bodyData(data, options, say),
    children: (
      <>
        <div id="page">
          <PubHeader data={data} options={options} say={say} hasMenu={tree.length > 0} />
          {tree.length > 0 && <MenuNav tree={tree} say={say} />}
          <p
            className="found"
            aria-live="polite"
            data-found={say('guest.page.found', { count: '' })}
            data-none={say('guest.page.nothing_found')}
          />
          <main>
            <MenuList data={data} tree={tree} options={options} say={say} />
          </main>
          <BasketBar say={say} />
          <DishSheet say={say} />
        </div>
        <output id="note" />
      </>
    ),
  });
}
