import type { ComponentProps, ReactNode } from 'react';
import { DeskMenu } from './desk-menu.tsx';
import { DeskPlaces } from './desk-places.tsx';

type Props = ComponentProps<typeof DeskPlaces> & {
  /** Which desks hear orders. */
  readonly listeners: ReactNode;
};

/** What of the toolbar the list of orders does not need: it loads after that. */
export const DeskTools = ({ listeners, ...places }: Props) => (
  <>
    <DeskPlaces {...places} />
    <DeskMenu listeners={listeners} />
  </>
);
