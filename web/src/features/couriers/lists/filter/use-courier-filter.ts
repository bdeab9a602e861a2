import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCourierArea } from '../../area/courier-context.ts';
import { isCourierFilter, initialFilter, type CourierFilter } from './courier-filter.ts';

type FilterState = readonly [
  CourierFilter,
  /** With an order id, the list scrolls to its card. */
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

/** The list that is shown, stored in the history entry. */
export function useCourierFilter(): FilterState {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const { courier, orders, isLoaded } = useCourierArea();
  const stored = filterIn(state);
  const opening = initialFilter(orders, { courierID: courier.id, orderID: orderIn(hash) });
  const isToStore = isLoaded && stored === undefined;
  // Chosen once: later orders must not switch the list before the history entry is written.
  const [opened, setOpened] = useState<CourierFilter>();
  if (isToStore !== (opened !== undefined)) setOpened(isToStore ? opening : undefined);
  const filter = stored ?? opened ?? opening;
  useEffect(() => {
    if (isToStore) void navigate({ hash }, { replace: true, state: { courierFilter: filter } });
  }, [isToStore, filter, hash, navigate]);
  const choose = (chosen: CourierFilter, orderID?: number) => {
    const to = orderID === undefined ? '' : `#order-${orderID}`;
    void navigate({ hash: to }, { replace: true, state: { courierFilter: chosen } });
  };
  return [filter, choose];
}
