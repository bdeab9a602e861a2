export const STATEMENT_PATH = '/courier/statement';

/** Where the receipt of a settlement or of its reversal is. */
export const receiptPath = (settlementID: number): string => `${STATEMENT_PATH}/${settlementID}`;
