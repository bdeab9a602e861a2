import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { renderPubPage } from '../page/pub-page.tsx';

/** For tests: a pub that serves tables and delivers with the commission, with one dish of 60 Lei. */
function aPubPageData(changes: Partial<PubPageData> = {}): PubPageData {
  const look = { visible: true, text_color: '#ffffff', image_file_name: '', image_color: '' };
  return {
    pub: {
      id: 9,
      name: 'La Nuc',
      url_name: 'la-nuc',
      color: '#9c3d1f',
      color_theme: 'light',
      bg_image_file_name: '',
      bg_image_color: '',
      wifi_network: '',
      wifi_password: 'nuci1932',
      address: '',
      additional_info: '',
      currency_id: 1,
      telegram_username: '',
      phone: '',
      has_in_place_order: true,
      time_zone: 'Europe/Chisinau',
      lat: 47,
      lng: 28.8,
      expired: false,
    },
    menus: [{ id: 1, name: 'Bucătărie', visible: true, place: 1 }],
    categories: [{ ...look, id: 3, menu_id: 1, place: 1, category_types: [], name: 'Supe' }],
    dishes: [aDish({ id: 5, category_id: 3, name: 'Zeamă', price: 60, sale_price: 0 })],
    is_open: true,
    next_change: null,
    shipping: aShipping({ available: true, add_commission_to_dish_prices: true }),
    ...changes,
  };
}

/** For tests: the page of a pub, as the server draws it. */
export function pubPageHtml(changes: Partial<PubPageData> = {}, language: Language = 'ro'): string {
  const options: PageOptions = {
    language,
    now: new Date('2026-11-20T17:00:00Z'),
    publicUrl: 'http://comanda.test',
    mapTilesUrl: '',
    assets: { css: '', scriptUrl: '', printUrl: '' },
  };
  return renderPubPage(aPubPageData(changes), options);
}

export type DrawnPage = {
  readonly search?: string;
  readonly data?: Partial<PubPageData>;
  readonly pub?: Partial<PubPageData['pub']>;
};

/** For tests: puts the server's page into the document of the test. */
export function drawPubPage({ search = '', data, pub }: DrawnPage = {}): void {
  window.history.replaceState(null, '', `/pub/la-nuc/${search}`);
  const html = pubPageHtml({ ...data, pub: { ...aPubPageData().pub, ...pub } });
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = drawn.documentElement.lang;
  document.body.replaceChildren(...drawn.body.childNodes);
}
