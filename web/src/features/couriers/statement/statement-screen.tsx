import type { Courier } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from '../../../lib/routes/use-search-params.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { balanceIn, useFirstCurrency } from '../../../lib/format/balances.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showDanger } from '../../../lib/toasts/toasts.ts';
import { Debt } from '../../../product/ledger/debts.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { BackLink } from './links.tsx';
import { statementViews, type Line, type StatementView } from './group-lines.ts';
import { boundsOf, currencyIn, periodIn, searchOf, type Period } from './period/period.ts';
import { PeriodPicker } from './period/period-picker.tsx';
import { PrintHead } from './export/print-head.tsx';
import { saveStatement } from './export/save-statement.ts';
import { StatementBody } from './statement-body.tsx';
import styles from './statement.module.css';
import type { OrderLink } from './statement-table.tsx';
import { useStatement } from './use-statement.ts';

type Props = {
  readonly courier: Courier;
  readonly linkOf: OrderLink;
};

/** At midnight the day changes, and maybe the month. */
const TICK_MS = 60_000;

/** The courier's account: all lines of a period, to read, print and download. */
export function StatementScreen({ courier, linkOf }: Props) {
  const { t, language } = useText();
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<StatementView>('day');
  const period = periodIn(search);
  const now = useNow(TICK_MS);
  const bounds = boundsOf(period, new Date(now));
  const { balances } = courier;
  const first = useFirstCurrency(balances);
  const currencyID = currencyIn(search, balances) ?? first;
  const symbol = currencySymbol(currencyID);
  const statement = useStatement(courier.id, bounds, currencyID);
  const choose = (chosen: Period, currency: number) => {
    const several = balances.length > 1 ? { currency: String(currency) } : {};
    setSearch({ ...searchOf(chosen), ...several }, { replace: true });
  };
  useLoadAllPages(view, statement);
  return (
    <Page maxWidth={760}>
      <BarPath parts={[t('couriers.path'), t('couriers.statement_path')]} />
      <div className={styles['sheet']}>
        <PageHeader
          before={<BackLink to="/courier/profile" label={t('ui.back')} />}
          title={t('couriers.statement')}
          actions={
            <ExportButtons
              statement={statement}
              save={(lines) => {
                saveStatement(lines, { courierID: courier.id, currencyID, t, language });
              }}
            />
          }
        />
        <PrintHead courier={courier} bounds={bounds} />
        <p>
          <Debt
            balance={balanceIn(balances, currencyID)}
            currencyID={currencyID}
            reader="courier"
            isLarge
          />
        </p>
        <StatementControls
          balances={balances}
          currencyID={currencyID}
          period={period}
          choose={choose}
          view={view}
          setView={setView}
        />
        <StatementBody statement={statement} symbol={symbol} view={view} linkOf={linkOf} />
      </div>
    </Page>
  );
}

type ControlsProps = {
  readonly balances: Courier['balances'];
  readonly currencyID: number;
  readonly period: Period;
  readonly choose: (period: Period, currencyID: number) => void;
  readonly view: StatementView;
  readonly setView: (view: StatementView) => void;
};

/** The currency, where there are several, the period and the grouping. */
function StatementControls({ balances, currencyID, period, choose, view, setView }: ControlsProps) {
  const { t } = useText();
  return (
    <div className={styles['controls']}>
      {balances.length > 1 && (
        <Pills
          label={t('couriers.currency')}
          pills={balances.map(({ currency_id: id }) => ({
            value: id,
            label: currencySymbol(id),
          }))}
          value={currencyID}
          onChange={(chosen) => {
            choose(period, chosen);
          }}
        />
      )}
      <PeriodPicker
        period={period}
        onChange={(chosen) => {
          choose(chosen, currencyID);
        }}
      />
      <Pills
        label={t('couriers.grouping')}
        pills={statementViews.map((value) => ({ value, label: t(`couriers.by_${value}`) }))}
        value={view}
        onChange={setView}
      />
    </div>
  );
}

type Statement = ReturnType<typeof useStatement>;

type ExportButtonsProps = {
  readonly statement: Pick<Statement, 'lines' | 'loadAllLines'>;
  readonly save: (lines: readonly Line[]) => void;
};

/** Prints or saves the whole period, once all of it is loaded. */
function ExportButtons({ statement, save }: ExportButtonsProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const [job, setJob] = useState<'print' | 'save'>();
  const isEmpty = (statement.lines ?? []).length === 0;
  const withAllLines = (kind: 'print' | 'save', use: (lines: readonly Line[]) => void) => {
    setJob(kind);
    statement
      .loadAllLines()
      .then(use, (error: unknown) => {
        showDanger(errorText(error));
      })
      .finally(() => {
        setJob(undefined);
      });
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={<Printer />}
        isPending={job === 'print'}
        disabled={isEmpty}
        onClick={() => {
          withAllLines('print', () => {
            // The pages that were just loaded must be rendered first.
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
          withAllLines('save', save);
        }}
      >
        {t('couriers.save_csv')}
      </Button>
    </>
  );
}

type Pages = Pick<Statement, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>;

/** An order's lines may be on any page: its sum is correct only when all pages are loaded. */
function useLoadAllPages(view: StatementView, statement: Pages): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = statement;
  useEffect(() => {
    if (view === 'order' && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [view, hasNextPage, isFetching, isError, fetchNextPage]);
}
