export const STATEMENT_PATH = '/courier/statement';

/** The path of the receipt of a settlement or of its reversal. */
export const receiptPath = (settlementID: number): string => `${STATEMENT_PATH}/${settlementID}`;
