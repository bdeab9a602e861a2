import type { LatLng } from '@comanda/domain/geo';
import type { ReadyBoard } from '@comanda/domain/orders';
import type { Wish } from '@comanda/domain/food';
import type { CallReply } from '../index.ts';
import type { GuestOrder } from '../orders/index.ts';
import type { PublicPub } from '../pubs/index.ts';
import type { Shipping } from '../shipping/index.ts';
import type { Language } from '../languages/languages.ts';
import type { orderStatusTexts } from './order-status-texts.ts';
import type { PrivacyFacts } from './privacy.ts';

export { EARLY_PRESSES, FACE_SCRIPT, HEAD_SCRIPT, AT_TABLE } from './head-script.ts';
export { ownOrderTexts } from './own-order-texts.ts';
export { paperTexts } from './paper-texts.ts';
export { programTexts } from './program-texts.ts';
export type { PrivacyFacts } from './privacy.ts';
export { searchTexts } from './search-texts.ts';
export { privacyTexts, type PrivacyTextKey } from './privacy-texts.ts';

/** The data of one pub's page. */
export type PubPageData = Omit<CallReply<'GET /api/client/pub/:pubUrlName'>, 'ok'> & {
  readonly shipping: Shipping;
  /** What the checkout says about the guest's contacts. */
  readonly contacts: {
    /** After the order they are deleted. */
    readonly days: number;
    readonly areInTelegram: boolean;
  };
};

export type OrderPageData = {
  readonly order: GuestOrder;
  /**
   * The texts of its guest. The link may be shared, so they are only on the order's page, and only until the
   * order is finished.
   */
  readonly written: {
    readonly address: string;
    readonly comment: string;
    readonly avoids: readonly Wish[];
  };
  /** What it costs without what its kitchen lacks; null where its guest is not asked about that, or nothing would be left. */
  readonly totalWithout: number | null;
  /** Where the pub is; null while it has not set it, or is gone. */
  readonly pubPoint: LatLng | null;
  /** The delivery time that the pub has entered; 0 for a bound that it has not. */
  readonly deliveryMinutes: { readonly from: number; readonly to: number };
  readonly trackingToken: string;
  /** What of it is sold out now, of an order that was refused because of that. */
  readonly soldOut: {
    /** Its dishes, and choices of the others. */
    readonly names: readonly string[];
    readonly lineIds: readonly number[];
  };
  /** Whether the pub still exists and is published: only then its menu can be read and ordered from. */
  readonly isPublished: boolean;
};

/** The numbers of a pub's orders to collect, for a screen at its counter: of its orders nothing else. */
export type ReadyBoardData = {
  readonly pub: Pick<PublicPub, 'name' | 'url_name' | 'color' | 'color_theme' | 'time_zone'>;
  readonly board: ReadyBoard;
  /** In which the headings are: the asked one, or all of the pub. */
  readonly languages: readonly Language[];
};

/** The fonts of the page, by alphabet. */
export const faces = ['latin', 'cyrillic'] as const;
export type Face = (typeof faces)[number];

/** The built files of one page: styles are inlined, the others are separate files. */
export type PageAssets = {
  readonly css: string;
  /** Styles with a font in each. */
  readonly faceUrls: Readonly<Record<Face, string>>;
  /** Empty for a page without controls. */
  readonly scriptUrl: string;
  /** What the script imports: named in the page, it loads beside the script instead of after it. */
  readonly importUrls: readonly string[];
  /** Print styles; empty for a page that is not printed. */
  readonly printUrl: string;
};

export type PageOptions = {
  readonly language: Language;
  readonly now: Date;
  /** The public address, without a slash at its end. */
  readonly publicUrl: string;
  /** `{z}/{x}/{y}` address of map tiles; empty for none. */
  readonly mapTilesUrl: string;
  readonly assets: PageAssets;
};

/** The server's only interface to the web's renderer: plain data in, a whole document out. */
export type GuestRenderer = {
  renderPubPage(data: PubPageData, options: PageOptions): string;
  renderReadyBoard(data: ReadyBoardData, options: PageOptions): string;
  renderOrderPage(data: OrderPageData, options: PageOptions): string;
  renderExpiredPage(pub: PublicPub, options: PageOptions): string;
  /** With the address of a pub's menu if there is one: an order's link may be truncated. */
  renderNotFoundPage(options: PageOptions, urlName?: string): string;
  /** The page `/privacy`. */
  renderPrivacyPage(facts: PrivacyFacts, options: PageOptions): string;
  /** The server is temporarily unavailable. */
  renderUnavailablePage(options: PageOptions): string;
};

/** Why an order was canceled, where the pub has given a reason; the text of an anonymised order is deleted. */
export function cancelHint({
  cancel_reason: reason,
  cancel_text: text,
}: Pick<GuestOrder, 'cancel_reason' | 'cancel_text'>): keyof typeof orderStatusTexts {
  const hasReasonText = reason !== null && (reason !== 'other' || text !== null);
  return hasReasonText ? `guest.order.canceled_${reason}` : 'guest.order.hint_canceled';
}
