import { DeskMenu } from './desk-menu.tsx';
import { DeskPlaces } from './desk-places.tsx';
import { DeskSearch } from './desk-search.tsx';
import { LaterLink, NewOrderLink } from './later-link.tsx';
import type { Order } from '@comanda/contract/orders';
import type { ReactNode } from 'react';
import type { DeskChoice } from '../../live/use-desk-choice.ts';

export { SlipKeys } from '../keys/slip-keys.tsx';
export { isFoundBy } from '../search/find-orders.ts';
export { FoundLine } from '../search/found-line.tsx';

type Props = {
  readonly orders: readonly Order[];
  readonly choice: DeskChoice;
  readonly choose: (chosen: Partial<DeskChoice>) => void;
  /** Shows search results while the user types; `choose` stores the text. */
  readonly type: (words: string) => void;
  /** Which desks hear orders. */
  readonly listeners: ReactNode;
};

export const DeskTools = ({ orders, choice, choose, type, listeners }: Props) => (
  <>
    <DeskSearch
      words={choice.words}
      onType={(words) => {
        type(words);
        if (choice.table !== undefined) choose({ table: undefined, words });
      }}
      onTyped={() => {
        choose({});
      }}
    />
    <NewOrderLink />
    <LaterLink />
    <DeskPlaces orders={orders} choice={choice} onChoose={choose} />
    <DeskMenu listeners={listeners} />
  </>
);
