import type { CallReply } from '../index.ts';
import type { GuestOrder } from '../orders/index.ts';
import type { PublicPub } from '../pubs/index.ts';
import type { Shipping } from '../shipping/index.ts';
import type { Language } from '../texts/index.ts';

export { EARLY_PRESSES, FONT_KEPT, FONT_SCRIPT, HEAD_SCRIPT, SEATED } from './head-script.ts';
export { ownOrderTexts } from './own-order-texts.ts';
export { programTexts } from './program-texts.ts';

/** What the server reads for one pub's page. */
export type PubPageData = Omit<CallReply<'GET /api/client/pub/:pubUrlName'>, 'ok'> & {
  readonly shipping: Shipping;
};

export type OrderPageData = {
  readonly order: GuestOrder;
  /**
   * What its guest wrote. The link may be passed on: this stands on the order's page alone, and only until the
   * order is over.
   */
  readonly written: { readonly address: string; readonly comment: string };
  /** How long the pub's deliveries take, as it says itself; 0 for what it does not say. */
  readonly deliveryMinutes: { readonly from: number; readonly to: number };
  readonly trackingToken: string;
  /** Whether the pub is still there and published: only then a menu can be read and ordered from. */
  readonly isPublished: boolean;
};

/** The built files of one page: styles go into the document, the others are loaded beside it. */
export type PageAssets = {
  readonly css: string;
  /** Empty where there is nothing to tap. */
  readonly scriptUrl: string;
  /** Styles of the page on paper; empty where nobody prints. */
  readonly printUrl: string;
};

export type PageOptions = {
  readonly language: Language;
  readonly now: Date;
  /** The address that guests reach, without a slash at its end. */
  readonly publicUrl: string;
  /** `{z}/{x}/{y}` address of map tiles; empty for none. */
  readonly mapTilesUrl: string;
  readonly assets: PageAssets;
};

/** The one door from the server into the web's render: plain data in, a whole document out. */
export type GuestRenderer = {
  renderPubPage(data: PubPageData, options: PageOptions): string;
  renderOrderPage(data: OrderPageData, options: PageOptions): string;
  renderExpiredPage(pub: PublicPub, options: PageOptions): string;
  /** With the address of a pub's menu where there is one: an order's link may be cut short. */
  renderNotFoundPage(options: PageOptions, urlName?: string): string;
  /** The server cannot answer just now. */
  renderUnavailablePage(options: PageOptions): string;
};
