import type { Pub } from '@comanda/contract/pubs';
import { createContext, useContext } from 'react';

export type KnownHours = Pick<Pub, 'hours' | 'hours_revision'>;

/** The pub whose hours are shown. */
type HoursPlace = {
  readonly pub: Pub;
  /** Replaces the hours of this pub on each screen that shows them. */
  readonly onHours: (known: KnownHours) => void;
};

const Place = createContext<HoursPlace | undefined>(undefined);

export const HoursPlaceProvider = Place.Provider;

export function useHoursPlace(): HoursPlace {
  const place = useContext(Place);
  if (!place) throw new Error('outside of a page with hours');
  return place;
}
