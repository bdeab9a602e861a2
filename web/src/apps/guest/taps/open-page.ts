import type { BasketStore } from '../basket/basket-store.ts';
import type { PageInfo } from '../markup/page-info.ts';

/** The menu that is open: what handlers of clicks act on. */
export type OpenPage = {
  readonly store: BasketStore;
  /** Of the language that is shown now. */
  readonly info: () => PageInfo;
  /** The server's page has taken the place of the one that was shown. */
  readonly swapped: () => void;
  /** Reads the page again, in its language. */
  readonly readAgain: () => Promise<void>;
};

/** What a click on `element`, or on something in it, does. */
export type ClickHandler = (element: HTMLElement, page: OpenPage, event: MouseEvent) => void;
