import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCourierArea } from '../../area/courier-context.ts';
import { isCourierFilter, openingFilter, type CourierFilter } from './courier-filter.ts';

type FilterState = readonly [
  CourierFilter,
  /** Of an order that is named, the list is brought to its card. */
  (filter: CourierFilter, orderID?: number) => void,
];

function filterIn(state: unknown): CourierFilter | undefined {
  const filter =
    typeof state === 'object' && state !== null && 'courierFilter' in state
      ? state.courierFilter
      : undefined;
  return isCourierFilter(filter) ? filter : undefined;
}

function orderIn(hash: string): number | undefined {
  const number = /^#order-(\d+)$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Which of the three lists shows, kept with the place in the browser's history. */
export function useCourierFilter(): FilterState {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const { courier, orders, isLoaded } = useCourierArea();
  const kept = filterIn(state);
  const opening = openingFilter(orders, { courierID: courier.id, orderID: orderIn(hash) });
  const isToKeep = isLoaded && kept === undefined;
  // Chosen once: what comes or goes before the history has it must not change the list under the thumb.
  const [opened, setOpened] = useState<CourierFilter>();
  if (isToKeep !== (opened !== undefined)) setOpened(isToKeep ? opening : undefined);
  const filter = kept ?? opened ?? opening;
  useEffect(() => {
    if (isToKeep) void navigate({ hash }, { replace: true, state: { courierFilter: filter } });
  }, [isToKeep, filter, hash, navigate]);
  const choose = (chosen: CourierFilter, orderID?: number) => {
    const to = orderID === undefined ? '' : `#order-${orderID}`;
    void navigate({ hash: to }, { replace: true, state: { courierFilter: chosen } });
  };
  return [filter, choose];
}
