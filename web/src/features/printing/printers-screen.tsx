import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { BridgeCard } from './bridge/bridge-card.tsx';
import { PrinterList } from './printers/printer-list.tsx';
import { usePrinting } from './printing-api.ts';
import styles from './printing.module.css';
import { TillCard } from './till/till-card.tsx';

/** The printers of a pub and the bridge that prints on them. */
export function PrintersScreen({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const writeError = useErrorText();
  const loading = usePrinting(pub);
  const { data } = loading;
  return (
    <Page maxWidth={760}>
      <BarPath parts={[pub.name, t('printing.title')]} />
      <PageHeader title={t('printing.title')} />
      {data && (
        <div className={styles['cards']}>
          <BridgeCard pub={pub} bridge={data.bridge} />
          <PrinterList pub={pub} printing={data} />
          <TillCard pub={pub} />
        </div>
      )}
      {loading.isPending && (
        <LoadingRegion>
          <div className={styles['cards']}>
            <Skeleton height={180} />
            <Skeleton height={240} />
          </div>
        </LoadingRegion>
      )}
      {loading.isError && !data && (
        <FailedState
          message={writeError(loading.error)}
          isRetrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      )}
    </Page>
  );
}
