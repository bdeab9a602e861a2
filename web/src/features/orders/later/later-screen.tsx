import { ClipboardList } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { LaterList } from './later-list.tsx';
import styles from './later.module.css';
import { SlotsCard } from './slots-card.tsx';

/** Beside the desk: what waits for its time, and how much each time still takes. */
export function LaterScreen() {
  const { t } = useText();
  const { pub, counts, isLoaded, retry } = usePubOrders();
  const title = `${t('orders.later_title')} · ${pub.name}`;
  return (
    <Page>
      <BarPath
        parts={[pub.name, t('orders.orders_path'), t('orders.later_path')]}
        title={counts.active > 0 ? `(${counts.active}) ${title}` : title}
      />
      <PageHeader
        title={t('orders.later_title')}
        actions={
          <ButtonLink variant="quiet" icon={<ClipboardList />} to={`/admin/pub/${pub.id}/orders`}>
            {t('orders.to_orders')}
          </ButtonLink>
        }
      />
      <div className={styles['columns']}>
        <div className={styles['days']}>
          {isLoaded ? (
            <LaterList />
          ) : retry ? (
            <FailedState message={t('orders.not_loaded')} isRetrying={false} onRetry={retry} />
          ) : (
            <LoadingRegion>
              <Skeleton height={280} />
            </LoadingRegion>
          )}
        </div>
        <SlotsCard />
      </div>
    </Page>
  );
}
