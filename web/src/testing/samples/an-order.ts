import type { AddedByPub, Courier, CourierOrder, PubCourier } from '@comanda/contract/couriers';
import type { Order } from '@comanda/contract/orders';

/** A delivery order as its pub sees it, which a person has opened. */
export function anOrder(over: Partial<Order> = {}): Order {
  return {
    id: 1,
    number: over.id ?? 1,
    pub_id: 7,
    revision: 1,
    status: 'not_handled',
    cancel_reason: null,
    cancel_text: null,
    order_type: 'delivery',
    created_time: new Date().toISOString(),
    currency_id: 1,
    client_name: 'Ana Ciobanu',
    dishes: [
      {
        line_id: 31,
        dish_id: 3,
        count: 2,
        dish_price: 90.2,
        name: 'Zeamă de găină',
        image_file_name: '',
      },
    ],
    delivery_price: 40,
    town: 'Chișinău',
    full_address: 'bd. Dacia 27',
    lat: 46.98,
    lng: 28.85,
    main_phone_number: '+37369217340',
    second_phone_number: '',
    payment_type: 'cash',
    table_for_in_place_order: '',
    comments: '',
    prepared: false,
    promised_at: null,
    promise_reason: null,
    arrives_from: null,
    arrives_to: null,
    opened_at: '2026-11-20T16:21:00.000Z',
    accepted_by_itself: false,
    is_rehearsal: false,
    delivery_type: 'delivery_service',
    commission_percent: 10,
    dish_total: 180.4,
    product_total: 164,
    commission: 16.4,
    final_price: 204,
    client_total: 220.4,
    courier_info: { is_reserved: false, reserver_courier_id: 0, courier_name: '' },
    ...over,
  };
}

/** An order that a courier may take. */
const pickupPub = {
  url_name: 'la-nuc',
  lat: 47.02,
  lng: 28.83,
  address: 'str. Kogălniceanu 58',
  time_zone: 'Europe/Chisinau',
};

export function aCourierOrder(over: Partial<CourierOrder> = {}): CourierOrder {
  return {
    id: 1,
    number: over.id ?? 1,
    revision: 1,
    created_time: new Date().toISOString(),
    status: 'preparing',
    currency_id: 1,
    pub_name: 'La Nuc',
    pub: pickupPub,
    town: 'Chișinău',
    payment_type: 'cash',
    prepared: false,
    promised_at: null,
    delivery_type: 'delivery_service',
    is_rehearsal: false,
    courier_info: {
      is_reserved: false,
      reserver_courier_id: 0,
      distance: 3240,
      courier_reward: 40,
    },
    ...over,
  };
}

/** The same order reserved by this courier: now with the guest and the amounts. */
export function anActiveCourierOrder(
  courierID: number,
  over: Partial<CourierOrder> = {},
): CourierOrder {
  return aCourierOrder({
    revision: 2,
    courier_info: {
      is_reserved: true,
      reserver_courier_id: courierID,
      distance: 3240,
      courier_reward: 40,
      courier_debit: 16.4,
    },
    pub: { ...pickupPub, phone: '+37322889900' },
    lat: 46.98,
    lng: 28.85,
    full_address: 'bd. Dacia 27',
    client_name: 'Ana Ciobanu',
    main_phone_number: '+37369217340',
    second_phone_number: '',
    comments: '',
    delivery_price: 40,
    total_dishes_price_without_commission: 164,
    dishes: [{ line_id: 31, dish_id: 3, count: 2, dish_price: 90.2, name: 'Zeamă de găină' }],
    ...over,
  });
}

/** A courier with an account only in Lei, unless other balances are given. */
export function aCourier(over: Partial<Courier> = {}): Courier {
  return {
    id: 4,
    full_name: 'Ion Rusu',
    phone_number: '+37369000000',
    birth_date: '0001-01-01',
    gender: 'male',
    location: '',
    telegram_username: '',
    image_file_name: '',
    balance: 0,
    balances: [{ currency_id: 1, balance: over.balance ?? 0 }],
    is_approved: true,
    is_blocked: false,
    ...over,
  };
}

/** A courier who has confirmed, as the pub that added them sees them. */
export function aPubCourier(over: Partial<PubCourier> = {}): PubCourier {
  return {
    id: 4,
    full_name: 'Ion Rusu',
    is_confirmed: true,
    phone_number: '+37369000000',
    telegram_username: '',
    image_file_name: '',
    ...over,
  };
}

/** A pub that has attached the courier, who has not confirmed yet. */
export function anAddedByPub(over: Partial<AddedByPub> = {}): AddedByPub {
  return {
    id: 7,
    name: 'La Nuc',
    url_name: 'la-nuc',
    address: 'str. Kogălniceanu 58',
    is_confirmed: false,
    ...over,
  };
}
