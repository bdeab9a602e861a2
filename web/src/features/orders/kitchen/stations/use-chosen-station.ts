import type { Station, StationCategory } from '@comanda/contract/menu';
import { useState } from 'react';
import type { OrdersPub } from '../../live/pub-orders-context.ts';
import { useStations } from './stations-api.ts';

const keyOf = (pubID: number) => `comanda.kitchen-station.${pubID}`;

/** The stations could not be loaded, or not again. */
export type StationsFailure = {
  /** Whether those of an earlier load are shown. */
  readonly hasOld: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

const NO_STATIONS: readonly Station[] = [];
const NO_CATEGORIES: readonly StationCategory[] = [];

/** The stations of the pub and the one that this device shows; it stays after a reload. */
export function useChosenStation(pub: OrdersPub) {
  const query = useStations(pub);
  const { data, isError, isPending, isFetching, errorUpdateCount } = query;
  const [chosenID, setChosenID] = useState(() =>
    Number(window.localStorage.getItem(keyOf(pub.id))),
  );
  // A first load that is repeated is pending again: its failure stays until there is an answer.
  const hasFailed = isError || (isPending && errorUpdateCount > 0);
  const failure: StationsFailure | undefined = hasFailed
    ? {
        hasOld: data !== undefined,
        isRetrying: isFetching,
        retry: () => void query.refetch(),
      }
    : undefined;
  const stations = data?.stations ?? NO_STATIONS;
  return {
    stations,
    categories: data?.categories ?? NO_CATEGORIES,
    failure,
    // A station that was deleted: the screen shows everything, so that no dish is missed.
    station: stations.find(({ id }) => id === chosenID),
    choose: (id: number) => {
      window.localStorage.setItem(keyOf(pub.id), String(id));
      setChosenID(id);
    },
  };
}
