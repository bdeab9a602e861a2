import type { OrderType } from '../orders/index.ts';

/** An order as far as its tickets show it. */
export type TicketOrder = {
  readonly number: number;
  readonly orderType: OrderType;
  readonly table: string;
  readonly guestName: string;
  /** Of a delivery; the phone is not printed, since a bill goes through many hands. */
  readonly address: string;
  /** The name of its delivery zone, by which couriers share the bills out. */
  readonly zone: string;
  readonly comment: string;
  /** What the guest does not eat, as it is read; for the kitchen only. */
  readonly avoids: readonly string[];
  readonly createdAt: Date;
  readonly promisedAt: Date | null;
  /** For which an order for later was placed. */
  readonly wantedAt: Date | null;
  readonly lines: readonly TicketDish[];
  /** What the guest pays for the dishes: without the discount and what the house gives for free. */
  readonly dishTotalMinor: number;
  readonly discountMinor: number;
  readonly compMinor: number;
  /** For the packaging of the dishes, beside their price. */
  readonly depositMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  /** What was recorded as paid; undefined where nothing ever was. */
  readonly paidMinor: number | undefined;
  /** In the total, by its rates; none of a pub that pays no VAT. */
  readonly vat: readonly { readonly percent: number; readonly vatMinor: number }[];
};

export type TicketDish = {
  readonly name: string;
  readonly count: number;
  /** Its choices as they are read, in the order of the menu. */
  readonly options: readonly string[];
  /** What its guest wants otherwise; for the kitchen only. */
  readonly note: string;
  readonly unitPriceMinor: number;
};

/** The texts of a ticket in the reader's language. */
export type TicketWords = {
  /** Where an order goes: its table, or that it is delivered. */
  readonly place: (order: Pick<TicketOrder, 'orderType' | 'table'>) => string;
  /** A moment with its day, and by when an order is ready, on the pub's clock. */
  readonly moment: (moment: Date) => string;
  readonly readyBy: (moment: Date) => string;
  /** For when it is, with the day where that is not today. */
  readonly forTime: (moment: Date) => string;
  readonly amount: (amountMinor: number) => string;
  readonly dishTotal: string;
  readonly discount: string;
  readonly comp: string;
  readonly deposit: string;
  readonly deliveryPrice: string;
  readonly total: string;
  readonly vat: (percent: number) => string;
  readonly paid: string;
  readonly open: string;
  readonly giveBack: string;
  /** That the bill is not a fiscal receipt: a line for each language. */
  readonly notFiscal: readonly string[];
};

export const numberOf = ({ number }: TicketOrder): string => `#${number}`;

/** Above the number of an order for later; nothing of one for now. */
export const forTimeOf = ({ wantedAt }: TicketOrder, { forTime }: TicketWords): string =>
  wantedAt === null ? '' : forTime(wantedAt);

/** The count stands before the name, where a cook looks first. */
export const countOf = ({ count }: TicketDish): string => `${count}× `;

/** Before a choice: a wrapped name has no such mark. The text begins below the name of the dish. */
export const optionMarkOf = (dish: TicketDish): string => '• '.padStart(countOf(dish).length);

/** Before what a cook must not overlook. */
export const ALARM = '!! ';

export const noteMarkOf = (dish: TicketDish): string => ALARM.padStart(countOf(dish).length);
