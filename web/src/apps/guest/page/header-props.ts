import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import type { Say } from './text.ts';

/** What the parts of a pub page's header are drawn from. */
export type HeaderProps = {
  readonly data: PubPageData;
  readonly options: PageOptions;
  readonly say: Say;
};
