import type { Pub } from '@comanda/contract/pubs';

/** A pub for the tests of these screens. */
export function aPub(fields: Partial<Pub> = {}): Pub {
  return {
    id: 7,
    company_id: 3,
    name: 'La Nuc',
    url_name: 'la-nuc',
    color: '#b4552d',
    color_theme: 'light',
    bg_image_file_name: '',
    bg_image_color: '',
    wifi_password: 'nuci',
    address: 'str. București 68',
    additional_info: '',
    currency_id: 1,
    language_id: 1,
    telegram_username: '',
    has_in_place_order: true,
    time_zone: 'Europe/Chisinau',
    lat: null,
    lng: null,
    shipping: {
      available: false,
      shipping_time_from: 0,
      shipping_time_to: 0,
      shipping_work_start: 0,
      shipping_work_end: 0,
      shipping_work_hours_for_week: [],
      shipping_prices: {},
      shipping_free_delivery_prices: {},
      shapes: [],
      delivery_type: 'own',
      add_commission_to_dish_prices: false,
    },
    expiration_time_utc: '2026-12-21T08:30:00Z',
    expired: false,
    qr_code_file_name: 'la-nuc.png',
    public_url: 'https://comanda.example/pub/la-nuc/',
    orders_today: 5,
    ...fields,
  };
}
