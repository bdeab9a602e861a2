/** No table orders more of one dish; a larger number is a typing mistake. */
export const MAX_DISH_COUNT = 999;
/** Different dishes of one order. */
export const MAX_LINES_OF_ORDER = 200;

/** The most characters of texts that a guest writes. */
export const MAX_TABLE_LENGTH = 40;
export const MAX_COMMENT_LENGTH = 2000;

/** After this number of a pub's business day comes 1 again: three digits can be called out and read from afar. */
export const MAX_ORDER_NUMBER = 999;
