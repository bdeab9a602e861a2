import type { PubPageData } from '@comanda/contract/guest-page';
import { DEFAULT_HOURS } from '@comanda/domain/hours';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';

export type PubPageChanges = Partial<Omit<PubPageData, 'pub'>> & {
  readonly pub?: Partial<PubPageData['pub']> | undefined;
};

/** For tests: a pub that serves tables and delivers with the commission, with one dish of 60 Lei. */
export function aPubPageData({ pub, ...changes }: PubPageChanges = {}): PubPageData {
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
      has_pick_up_order: false,
      paused_until: { delivery: null, in_place: null, pick_up: null },
      busy_minutes: 0,
      busy_until: null,
      time_zone: 'Europe/Chisinau',
      lat: 47,
      lng: 28.8,
      expired: false,
      ...pub,
    },
    menus: [{ id: 1, name: 'Bucătărie', visible: true, place: 1 }],
    categories: [{ ...look, id: 3, menu_id: 1, place: 1, category_types: [], name: 'Supe' }],
    dishes: [aDish({ id: 5, category_id: 3, name: 'Zeamă', price: 60, sale_price: 0 })],
    is_open: true,
    next_change: null,
    hours: DEFAULT_HOURS,
    services: {
      delivery: { is_open: true, takes_orders: true, orders_change_at: null, closes_at: null },
    },
    contacts: { days: 365, areInTelegram: false },
    shipping: aShipping({ available: true, add_commission_to_dish_prices: true }),
    ...changes,
  };
}
