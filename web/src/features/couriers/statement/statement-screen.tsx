import type { Courier } from '@comanda/contract/couriers';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showDanger } from '../../../lib/toasts/toasts.ts';
import { BackLink } from './back-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { statementViews, type Line, type StatementView } from './group-lines.ts';
import { boundsOf, periodIn, searchOf } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { PrintHead } from './print-head.tsx';
import { saveStatement } from './save-statement.ts';
import { StatementBody } from './statement-body.tsx';
import styles from './statement.module.css';
import type { OrderLink } from './statement-table.tsx';
import { useStatement } from './use-statement.ts';

type Props = {
  readonly courier: Courier;
  /** The balance in its colours. */
  readonly balance: ReactNode;
  readonly linkOf: OrderLink;
};

/** At midnight another day begins, and maybe another month. */
const TICK_MS = 60_000;

type Job = 'print' | 'save';

/** The courier's account: every line of a period, to read, to print and to take along. */
export function StatementScreen({ courier, balance, linkOf }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<StatementView>('day');
  const [job, setJob] = useState<Job>();
  const period = periodIn(search);
  const now = useNow(TICK_MS);
  const bounds = boundsOf(period, new Date(now));
  const statement = useStatement(courier.id, bounds);
  const isEmpty = (statement.lines ?? []).length === 0;
  const withWhole = (kind: Job, use: (lines: readonly Line[]) => void) => {
    setJob(kind);
    statement
      .loadWhole()
      .then(use, (error: unknown) => {
        showDanger(errorText(error));
      })
      .finally(() => {
        setJob(undefined);
      });
  };
  useOrdersWhole(view, statement);
  return (
    <Page maxWidth={760}>
      <BarPath parts={[t('couriers.path'), t('couriers.statement_path')]} />
      <div className={styles['sheet']}>
        <PageHeader
          before={<BackLink to="/courier/profile" label={t('ui.back')} />}
          title={t('couriers.statement')}
          actions={
            <>
              <Button
                variant="quiet"
                icon={<Printer />}
                isPending={job === 'print'}
                disabled={isEmpty}
                onClick={() => {
                  withWhole('print', () => {
                    // The pages that have just come have to be drawn first.
                    window.setTimeout(() => {
                      window.print();
                    });
                  });
                }}
              >
                {t('couriers.print')}
              </Button>
              <Button
                variant="quiet"
                icon={<Download />}
                isPending={job === 'save'}
                disabled={isEmpty}
                onClick={() => {
                  withWhole('save', (lines) => {
                    saveStatement(lines, { courierID: courier.id, t, language });
                  });
                }}
              >
                {t('couriers.save_csv')}
              </Button>
            </>
          }
        />
        <PrintHead courier={courier} bounds={bounds} />
        <p className={styles['now']}>
          <span>{t('couriers.balance_now')}</span>
          {balance}
        </p>
        <div className={styles['controls']}>
          <PeriodPicker
            period={period}
            onChange={(chosen) => {
              setSearch(searchOf(chosen), { replace: true });
            }}
          />
          <Pills
            label={t('couriers.grouping')}
            pills={statementViews.map((value) => ({ value, label: t(`couriers.by_${value}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        <StatementBody statement={statement} view={view} linkOf={linkOf} />
      </div>
    </Page>
  );
}

type Whole = Pick<
  ReturnType<typeof useStatement>,
  'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
>;

/** An order's lines may lie on any page: its sum is only true when every page is there. */
function useOrdersWhole(view: StatementView, statement: Whole): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = statement;
  useEffect(() => {
    if (view === 'order' && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [view, hasNextPage, isFetching, isError, fetchNextPage]);
}
