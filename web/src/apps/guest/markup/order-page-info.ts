import { readInfo } from './read-info.ts';

/** The info that the server writes into the page of an order for its program. */
export type OrderPageInfo = {
  readonly urlName: string;
  readonly trackingToken: string;
  readonly timeZone: string;
  /** The sign of the currency of an order that may be paid by MIA. */
  readonly mia?: string;
  /** Where the receipt of an order that is not paid goes, masked; without a till that would send it none. */
  readonly receiptTo?: string;
  readonly texts: { readonly live: string; readonly offline: string };
};

export function readOrderPageInfo(): OrderPageInfo | undefined {
  return readInfo() as OrderPageInfo | undefined;
}
