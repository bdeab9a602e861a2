import type { AdminOrder } from '@comanda/contract/administration';
import { ClipboardList, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Rail } from '../../ui/slip/rail.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { BarPath, BarStatus } from '../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../ui/terminal-bar/live-light.tsx';
import { isForbidden, useEnterPub, useOrdersInProcess, type BeginAnew } from './api.ts';
import { LeaveButton } from './leave-button.tsx';
import { lightOf } from './light-of.ts';

/** About as high as a slip. */
const SLIP_HEIGHT = 196;
const SKELETONS = ['1', '2', '3'];

/** What a slip does when it is pressed, and whether that is under way. */
export type Entering = {
  readonly label: string;
  readonly isPending: boolean;
  readonly onPress: () => void;
};

type Props = {
  /** One order as a slip: what a status looks like is the orders' business. */
  readonly slipOf: (order: AdminOrder, entering: Entering) => ReactNode;
  readonly actions: ReactNode;
  readonly beginAnew: BeginAnew;
};

/** The platform's first screen: what is in process anywhere, and the way into each pub. */
export function OrdersInProcess({ slipOf, actions, beginAnew }: Props) {
  const { t } = useText();
  const entering = useEnterPub(beginAnew);
  // Until the pub's page is there: this session is over already.
  const isEntering = entering.isPending || entering.isSuccess;
  const orders = useOrdersInProcess({ isEntering });
  const slip = (order: AdminOrder) =>
    slipOf(order, {
      label: t('administration.enter_pub', { number: `#${order.id}`, pub: order.pub_name }),
      isPending: isEntering && entering.variables.orderID === order.id,
      onPress: () => {
        if (!isEntering) entering.mutate({ pubID: order.pub_id, orderID: order.id });
      },
    });
  return (
    <Page>
      <BarPath parts={[t('administration.path')]} title={t('administration.orders')} />
      {!isForbidden(orders.error) && (
        <BarStatus>
          <LiveLight connection={lightOf(orders)} isCaughtUp={!orders.isError} />
        </BarStatus>
      )}
      <PageHeader
        title={t('administration.orders')}
        note={t('administration.orders_note')}
        actions={actions}
      />
      <OrderRail orders={orders} slip={slip} beginAnew={beginAnew} />
    </Page>
  );
}

type RailProps = {
  readonly orders: ReturnType<typeof useOrdersInProcess>;
  readonly slip: (order: AdminOrder) => ReactNode;
  readonly beginAnew: BeginAnew;
};

function OrderRail({ orders, slip, beginAnew }: RailProps) {
  const { t } = useText();
  const { role } = useSession();
  const errorText = useErrorText();
  if (role === 'admin' && isForbidden(orders.error)) {
    return (
      <EmptyState
        icon={<KeyRound />}
        title={t('administration.still_inside')}
        hint={t('administration.still_inside_hint')}
        action={<LeaveButton beginAnew={beginAnew} />}
      />
    );
  }
  if (orders.data?.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title={t('administration.none')}
        hint={t('administration.none_hint')}
      />
    );
  }
  if (orders.data) {
    return (
      <Rail title={t('orders.filter_all')} count={orders.data.length} isWide>
        {orders.data.map(slip)}
      </Rail>
    );
  }
  if (orders.isError) {
    return (
      <FailedState
        message={errorText(orders.error)}
        isRetrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    );
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
