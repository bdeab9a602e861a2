import { useLocation, useNavigate } from 'react-router';
import { DEFAULT_FILTER, isCourierFilter, type CourierFilter } from './courier-filter.ts';

type FilterState = readonly [
  CourierFilter,
  /** Of an order that is named, the list is brought to its card. */
  (filter: CourierFilter, orderID?: number) => void,
];

function filterIn(state: unknown): CourierFilter {
  const filter =
    typeof state === 'object' && state !== null && 'courierFilter' in state
      ? state.courierFilter
      : undefined;
  return isCourierFilter(filter) ? filter : DEFAULT_FILTER;
}

/** Which of the three lists shows, kept with the place in the browser's history. */
export function useCourierFilter(): FilterState {
  const { state } = useLocation();
  const navigate = useNavigate();
  const choose = (filter: CourierFilter, orderID?: number) => {
    const hash = orderID === undefined ? '' : `#order-${orderID}`;
    void navigate({ hash }, { replace: true, state: { courierFilter: filter } });
  };
  return [filterIn(state), choose];
}
