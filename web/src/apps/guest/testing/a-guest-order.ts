import type { GuestOrder } from '@comanda/contract/orders';

/** For tests: a delivery that was just sent, without a dish. */
export const aGuestOrder = (changes: Partial<GuestOrder> = {}): GuestOrder => ({
  id: 7,
  revision: 1,
  status: 'not_handled',
  cancel_reason: null,
  cancel_text: null,
  order_type: 'delivery',
  created_time: '2026-11-20T17:00:00Z',
  currency_id: 1,
  dishes: [],
  delivery_price: 0,
  dish_total: 0,
  client_total: 0,
  payment_type: 'cash',
  table_for_in_place_order: '',
  prepared: false,
  is_courier_found: false,
  history: [],
  pub: {
    name: 'La Nuc',
    url_name: 'la-nuc',
    color: '#9c3d1f',
    color_theme: 'light',
    currency_id: 1,
    address: '',
    phone: '',
    time_zone: 'Europe/Chisinau',
  },
  ...changes,
});
