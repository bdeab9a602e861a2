/** After this number of a pub's business day comes 1 again: three digits can be called out and read from afar. */
export const MAX_ORDER_NUMBER = 999;
