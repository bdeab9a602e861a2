import { ReceiptText } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { AmountList } from '../../../ui/amounts/amount-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { groupLines, totalsOf, type Line, type StatementView } from './group-lines.ts';
import styles from './statement.module.css';
import { StatementTable, type OrderLink } from './statement-table.tsx';
import type { useStatement } from './use-statement.ts';

type Props = {
  readonly statement: ReturnType<typeof useStatement>;
  /** The sign of the statement's currency. */
  readonly symbol: string;
  readonly view: StatementView;
  readonly linkOf: OrderLink;
};

const LINE_HEIGHT = 56;

/** The loaded lines, and the period's totals once all lines are loaded. */
export function StatementBody({ statement, symbol, view, linkOf }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { lines, hasNextPage, isFetchingNextPage } = statement;
  if (!lines) {
    return statement.isError ? (
      <FailedState
        message={errorText(statement.error)}
        isRetrying={statement.isFetching}
        onRetry={() => void statement.refetch()}
      />
    ) : (
      <LoadingRegion>
        <div className={styles['loading']}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={LINE_HEIGHT} />
          ))}
        </div>
      </LoadingRegion>
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t('couriers.statement_empty')}
        hint={t('couriers.statement_empty_hint')}
      />
    );
  }
  const groups = groupLines(lines, view);
  return (
    <>
      {!hasNextPage && <Totals lines={lines} symbol={symbol} />}
      <StatementTable
        groups={groups}
        symbol={symbol}
        view={view}
        linkOf={linkOf}
        isComplete={!hasNextPage}
      />
      {hasNextPage && (
        <Button
          variant="quiet"
          size="large"
          fullWidth
          isPending={isFetchingNextPage}
          onClick={() => void statement.fetchNextPage()}
        >
          {t('couriers.earlier_lines')}
        </Button>
      )}
    </>
  );
}

type TotalsProps = { readonly lines: readonly Line[]; readonly symbol: string };

function Totals({ lines, symbol }: TotalsProps) {
  const { t } = useText();
  const totals = totalsOf(lines);
  if (!totals) return null;
  return (
    <div className={styles['totals']}>
      <AmountList
        symbol={symbol}
        lines={[
          { label: t('couriers.total_opening'), value: totals.opening },
          { label: t('couriers.total_plus'), value: totals.plus },
          { label: t('couriers.total_minus'), value: totals.minus },
          { label: t('couriers.total_closing'), value: totals.closing, isTotal: true },
        ]}
      />
    </div>
  );
}
