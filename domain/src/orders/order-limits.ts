export const orderTypes = ['delivery', 'in_place'] as const;
export type OrderType = (typeof orderTypes)[number];

export const paymentTypes = ['cash', 'card_offline'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** No table eats more of one dish; a larger number is a slip of the finger. */
export const MAX_DISH_COUNT = 999;
export const MAX_ORDER_LINES = 200;
