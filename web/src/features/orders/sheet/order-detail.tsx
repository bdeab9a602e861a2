import type { Order, OrderHistoryEntry } from '@comanda/contract/orders';
import { isInProcess } from '@comanda/domain/orders';
import { SearchX } from 'lucide-react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { useOrder, useMarkOpened } from '../live/order-api.ts';
import { OrderSheet } from './order-sheet.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { StepButton } from '../slip/step-button.tsx';
import { useSteps } from '../slip/use-steps.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { useChangesElsewhere } from '../status/changes-elsewhere.tsx';
import { usePressStatus } from '../status/use-press-status.ts';
import { StatusButtons } from '../status/status-buttons.tsx';

/** Wide enough for a slip and its lines. */
const MAX_WIDTH = 900;

type Props = {
  readonly orderID: number;
  /** The order's tickets on the pub's printers, from their own feature. */
  readonly Tickets?: ComponentType<{ readonly order: Order }> | undefined;
};

/** One order, in the layout of its slip: status, dishes, address, sums. */
export function OrderDetail({ orderID, Tickets }: Props) {
  const errorText = useErrorText();
  const { findOrder } = usePubOrders();
  const live = findOrder(orderID);
  const loaded = useOrder(orderID, live?.revision);
  const order = live ?? loaded.data?.order;
  if (order) {
    return (
      <Found
        order={order}
        history={loaded.data?.history}
        tickets={Tickets && <Tickets order={order} />}
      />
    );
  }
  const isMissing = !(orderID > 0) || toApiError(loaded.error).status === 404;
  if (isMissing) return <OrderNotFound />;
  return (
    <Page maxWidth={MAX_WIDTH}>
      <OrderPath number={orderID} />
      {loaded.isError ? (
        <FailedState
          message={errorText(loaded.error)}
          isRetrying={loaded.isFetching}
          onRetry={() => void loaded.refetch()}
        />
      ) : (
        <OrderSkeleton number={orderID} />
      )}
    </Page>
  );
}

/** The focus stays on the page of the order. */
const stay = (): void => {};

type FoundProps = {
  readonly order: Order;
  /** Undefined until the order's own call has returned. */
  readonly history: readonly OrderHistoryEntry[] | undefined;
  readonly tickets: ReactNode;
};

function Found({ order, history, tickets }: FoundProps) {
  const { mutate: markOpened } = useMarkOpened();
  const isFirstOpened = order.opened_at === null && isInProcess(order.status);
  const changes = useChangesElsewhere(order);
  const presses = usePressStatus(() => {
    changes.dismiss('status');
  });
  const steps = useSteps(presses, stay);
  useEffect(() => {
    if (isFirstOpened) markOpened(order.id);
  }, [order.id, isFirstOpened, markOpened]);
  return (
    <Page maxWidth={MAX_WIDTH}>
      <OrderPath number={order.number} />
      <OrderSheet order={order} history={history} presses={presses} tickets={tickets} />
      <StatusButtons
        order={order}
        presses={presses}
        changes={changes}
        nextStep={
          <StepButton
            order={order}
            steps={steps}
            isPending={presses.pending !== undefined}
            isCompact
          />
        }
      />
    </Page>
  );
}

/** The tab's title shows the count of active orders here too. */
function OrderPath({ number }: { readonly number: number }) {
  const { t } = useText();
  const { pub, counts } = usePubOrders();
  const title = `#${number} · ${pub.name}`;
  return (
    <BarPath
      parts={[pub.name, t('orders.orders_path'), `#${number}`]}
      title={counts.active > 0 ? `(${counts.active}) ${title}` : title}
    />
  );
}

function OrderNotFound() {
  const { t } = useText();
  const { pub } = usePubOrders();
  return (
    <Page maxWidth={600}>
      <BarPath parts={[pub.name, t('orders.orders_path'), '404']} />
      <h1 className="visually-hidden">{t('orders.orders')}</h1>
      <EmptyState
        icon={<SearchX />}
        title={t('orders.not_found')}
        action={<ButtonLink to={`/admin/pub/${pub.id}/orders`}>{t('orders.to_orders')}</ButtonLink>}
      />
    </Page>
  );
}
