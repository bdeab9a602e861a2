import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { receiptTitle } from './receipt-link.tsx';
import { ReceiptSheet, type ReceiptPath } from './receipt-sheet.tsx';
import styles from './receipt.module.css';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The receipt of a settlement or of its reversal; `under` is the query key of the reader. */
export function useReceipt(
  under: readonly (string | number)[],
  { courierID, settlementID }: { readonly courierID: number; readonly settlementID: number },
) {
  return useQuery({
    queryKey: [...under, 'receipt', courierID, settlementID],
    queryFn: async ({ signal }) => {
      const params = { courierID, settlementID };
      const { receipt } = await call('GET /api/courier/:courierID/settlements/:settlementID', {
        params,
        signal,
      });
      return receipt;
    },
    // Offline it fails at once instead of being paused.
    networkMode: 'always',
    meta: { handles: 'all' },
  });
}

type Props = {
  readonly query: ReturnType<typeof useReceipt>;
  /** The path in the bar, before the title. */
  readonly area: string;
  readonly back: ReactNode;
  readonly pathOf: ReceiptPath;
  /** Further actions on the receipt. */
  readonly actions?: ReactNode;
};

const SHEET_HEIGHT = 420;

/** The screen of one receipt, to read and to print on one page. */
export function ReceiptScreen({ query, area, back, pathOf, actions }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { data: receipt } = query;
  const title = receipt && receiptTitle(receipt, t);
  return (
    <Page maxWidth={640}>
      <BarPath
        parts={[area, t('couriers.receipt_path')]}
        {...(title !== undefined && { title: `${title} · Comanda` })}
      />
      <div className={styles['screen']}>
        <PageHeader before={back} title={title ?? <Skeleton width={220} height={34} />} />
        {receipt ? (
          <>
            <ReceiptSheet receipt={receipt} pathOf={pathOf} />
            <div className={styles['actions']}>
              {actions}
              <Button
                variant="quiet"
                icon={<Printer />}
                onClick={() => {
                  window.print();
                }}
              >
                {t('couriers.print')}
              </Button>
            </div>
          </>
        ) : query.isError ? (
          <FailedState
            message={errorText(query.error)}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <LoadingRegion>
            <Skeleton height={SHEET_HEIGHT} />
          </LoadingRegion>
        )}
      </div>
    </Page>
  );
}
