import type { Station, StationCategory } from '@comanda/contract/menu';
import { useState } from 'react';
import type { OrdersPub } from '../../live/pub-orders-context.ts';
import { useStations } from './stations-api.ts';

const keyOf = (pubID: number) => `comanda.kitchen-station.${pubID}`;

const NO_STATIONS: readonly Station[] = [];
const NO_CATEGORIES: readonly StationCategory[] = [];

/** The stations of the pub and the one that this device shows; it stays after a reload. */
export function useChosenStation(pub: OrdersPub) {
  const { data } = useStations(pub);
  const [chosenID, setChosenID] = useState(() =>
    Number(window.localStorage.getItem(keyOf(pub.id))),
  );
  const stations = data?.stations ?? NO_STATIONS;
  return {
    stations,
    categories: data?.categories ?? NO_CATEGORIES,
    // A station that was deleted: the screen shows everything, so that no dish is missed.
    station: stations.find(({ id }) => id === chosenID),
    choose: (id: number) => {
      window.localStorage.setItem(keyOf(pub.id), String(id));
      setChosenID(id);
    },
  };
}
