import type { AdminOrder } from '@comanda/contract/administration';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { withoutRehearsals } from '../../../product/rehearsal/without-rehearsals.ts';
import type { useHeldList } from '../../../product/hold/use-hold.ts';
import { Rail } from '../../../product/slip/rail.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { isForbidden, type OpenInNewSession } from '../../../product/platform/entering/api.ts';
import { StillEntered } from '../../../product/platform/entering/still-entered.tsx';
import { EmptySection } from '../../../product/platform/lists/empty-section.tsx';
import { NothingFound } from '../../../product/platform/lists/nothing-found.tsx';
import type { Search } from '../../../product/platform/lists/use-search.ts';

/** About as high as a slip. */
const SLIP_HEIGHT = 196;
const SKELETONS = ['1', '2', '3'];

type Props = {
  /** All orders in process; undefined before the first response. */
  readonly orders: readonly AdminOrder[] | undefined;
  /** Those that match the search. */
  readonly found: readonly AdminOrder[] | undefined;
  /** Those shown while somebody touches the list. */
  readonly held: readonly AdminOrder[];
  readonly handlers: ReturnType<typeof useHeldList>['handlers'];
  readonly search: Search;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly slip: (order: AdminOrder) => ReactNode;
  readonly openInNewSession: OpenInNewSession;
};

/** The slips of all pubs, with loading, empty and error states. */
export function OrderRail(props: Props) {
  const { orders, found = [], held, handlers, search, error, isFetching, onRetry, slip } = props;
  const { t } = useText();
  const errorText = useErrorText();
  if (isForbidden(error)) {
    return <StillEntered error={error} openInNewSession={props.openInNewSession} />;
  }
  if (orders?.length === 0) return <EmptySection section="orders" />;
  if (orders && held.length === 0) return <NothingFound search={search} />;
  if (orders) {
    return (
      <div {...handlers}>
        <Rail title={t('orders.filter_all')} count={withoutRehearsals(found).length} isWide>
          {held.map((order) => (
            <Fragment key={order.id}>{slip(order)}</Fragment>
          ))}
        </Rail>
      </div>
    );
  }
  if (error) {
    return <FailedState message={errorText(error)} isRetrying={isFetching} onRetry={onRetry} />;
  }
  return (
    <LoadingRegion>
      <Rail title={t('orders.filter_all')} isWide>
        {SKELETONS.map((key) => (
          <Skeleton key={key} height={SLIP_HEIGHT} />
        ))}
      </Rail>
    </LoadingRegion>
  );
}
