import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import type { Translate } from './text.ts';

/** The props of the parts of a pub page's header. */
export type HeaderProps = {
  readonly data: PubPageData;
  readonly options: PageOptions;
  readonly t: Translate;
};
