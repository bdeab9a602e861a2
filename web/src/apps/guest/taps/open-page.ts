import type { BasketStore } from '../basket/basket-store.ts';
import type { PageInfo } from '../markup/page-info.ts';

/** The open menu, for click handlers. */
export type OpenPage = {
  readonly store: BasketStore;
  /** In the language that is shown now. */
  readonly info: () => PageInfo;
  /** The server's page has replaced the shown one. */
  readonly swapped: () => void;
  /** Loads the page again, in its language. */
  readonly reload: () => Promise<void>;
};

/** The handler of a click on `element`, or inside it. */
export type ClickHandler = (element: HTMLElement, page: OpenPage, event: MouseEvent) => void;
