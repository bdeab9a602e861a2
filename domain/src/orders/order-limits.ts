export const orderTypes = ['delivery', 'in_place'] as const;
export type OrderType = (typeof orderTypes)[number];

/** No table eats more of one dish; a larger number is a slip of the finger. */
export const MAX_DISH_COUNT = 999;
/** Different dishes of one order. */
export const MAX_LINES_OF_ORDER = 200;

/** Of texts that a guest writes, in characters. */
export const MAX_TABLE_LENGTH = 40;
export const MAX_COMMENT_LENGTH = 2000;
