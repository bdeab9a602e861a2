import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../../../lib/routes/location-context.ts';
import { useCourierArea } from '../../area/courier-context.ts';
import { isCourierFilter, initialFilter, type CourierFilter } from '../../area/courier-filter.ts';

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
  const { pathname, state, hash } = useLocation();
  const navigate = useNavigate();
  const { courier, orders, isLoaded } = useCourierArea();
  const stored = filterIn(state);
  const initial = initialFilter(orders, { courierID: courier.id, orderID: orderIn(hash) });
  const isToStore = isLoaded && stored === undefined;
  // Chosen once: later orders must not switch the list before the history entry is written.
  const [chosenOnce, setChosenOnce] = useState<CourierFilter>();
  if (isToStore !== (chosenOnce !== undefined)) setChosenOnce(isToStore ? initial : undefined);
  const filter = stored ?? chosenOnce ?? initial;
  // A list that is chosen while the orders load is stored a moment later: it must not be overridden meanwhile.
  const isChoosing = useRef(false);
  useEffect(() => {
    if (stored !== undefined) isChoosing.current = false;
    if (!isToStore || isChoosing.current) return;
    navigate(pathname + hash, { replace: true, state: { courierFilter: filter } });
  }, [stored, isToStore, filter, pathname, hash, navigate]);
  const choose = (chosen: CourierFilter, orderID?: number) => {
    isChoosing.current = true;
    const to = orderID === undefined ? '' : `#order-${orderID}`;
    navigate(pathname + to, { replace: true, state: { courierFilter: chosen } });
  };
  return [filter, choose];
}
