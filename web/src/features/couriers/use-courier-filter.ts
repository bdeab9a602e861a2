import { useLocation, useNavigate } from 'react-router';
import { DEFAULT_FILTER, isCourierFilter, type CourierFilter } from './courier-filter.ts';

type FilterState = readonly [CourierFilter, (filter: CourierFilter) => void];

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
  const choose = (filter: CourierFilter) => {
    void navigate('.', { replace: true, state: { courierFilter: filter } });
  };
  return [filterIn(state), choose];
}
