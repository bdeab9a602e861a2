import { useLocation, useNavigate } from 'react-router';
import { isOrderFilter, type OrderFilter } from './order-filter.ts';

type FilterState = readonly [OrderFilter, (filter: OrderFilter) => void];

function filterIn(state: unknown): OrderFilter {
  const filter =
    typeof state === 'object' && state !== null && 'orderFilter' in state
      ? state.orderFilter
      : undefined;
  return isOrderFilter(filter) ? filter : 'all';
}

/** The desk's filter, kept with the place in the browser's history: coming back finds it again. */
export function useOrderFilter(): FilterState {
  const { state } = useLocation();
  const navigate = useNavigate();
  const choose = (filter: OrderFilter) => {
    void navigate('.', { replace: true, state: { orderFilter: filter } });
  };
  return [filterIn(state), choose];
}
