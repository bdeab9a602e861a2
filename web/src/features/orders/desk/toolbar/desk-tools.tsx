import type { ComponentProps } from 'react';
import { DeskMenu } from './desk-menu.tsx';
import { DeskPlaces } from './desk-places.tsx';
import { DeskSearch } from './desk-search.tsx';
import type { DeskToolbar } from './desk-toolbar.tsx';

type Props = Omit<ComponentProps<typeof DeskToolbar>, 'activeCount' | 'notice'>;

/** What of the toolbar the list of orders does not need: it loads after that. */
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
    <DeskPlaces orders={orders} choice={choice} onChoose={choose} />
    <DeskMenu listeners={listeners} />
  </>
);
