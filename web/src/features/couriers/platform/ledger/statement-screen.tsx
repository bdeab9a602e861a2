import type { Courier } from '@comanda/contract/couriers';
import { ArrowLeft, HandCoins, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { balanceIn, useFirstCurrency } from '../../../../lib/format/balances.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Debt } from '../../../../product/ledger/debts.tsx';
import { ReceiptLink } from '../../../../product/ledger/receipt/receipt-link.tsx';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../../ui/layout/page.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../../ui/terminal-bar/bar-context.tsx';
import { Contacts } from '../../../../product/platform/lists/name-and-contacts.tsx';
import { PagedListView } from '../../../../product/platform/lists/paged-list-view.tsx';
import { administrationPaths, receiptPath } from '../../../../product/platform/paths.ts';
import type { PlatformExits } from '../../../../product/platform/entering/api.ts';
import { useCourier, useStatement } from '../api.ts';
import { CurrencyPills } from '../currency-pills.tsx';
import { SettlePopup } from './settle-popup.tsx';
import { StandingBadge, standingOf } from '../standing.tsx';
import { StandingButtons } from '../standing-buttons.tsx';
import { StatementLine } from './statement-line.tsx';
import styles from './statement.module.css';

const LINE_HEIGHT = 66;

/** The statement of the courier in the address. */
export function StatementScreen(exits: PlatformExits) {
  const courierID = Number(useParams()['courierID']);
  if (!Number.isSafeInteger(courierID) || courierID < 1) {
    return <Redirect to={administrationPaths.couriers} replace />;
  }
  return <Statement key={courierID} courierID={courierID} {...exits} />;
}

function Statement({
  courierID,
  actions,
  openInNewSession,
}: PlatformExits & { readonly courierID: number }) {
  const { t } = useText();
  const { data: courier } = useCourier(courierID);
  const [chosen, choose] = useState<number>();
  const first = useFirstCurrency(courier?.balances);
  const currencyID = chosen ?? first;
  const lines = useStatement(courierID, currencyID);
  const balances = lines.firstPage?.balances;
  const balance = balances && balanceIn(balances, currencyID);
  const settling = usePopup<true>();
  const [receiptID, setReceiptID] = useState<number>();
  return (
    <Page maxWidth={900}>
      <StatementHeader courierID={courierID} courier={courier} actions={actions} />
      {lines.error === null && (
        <Account
          courier={courier}
          balance={balance}
          currencyID={currencyID}
          receipt={receiptID === undefined ? undefined : { courierID, id: receiptID }}
          onSettle={() => {
            settling.open(true);
          }}
        />
      )}
      {balances && <CurrencyPills balances={balances} value={currencyID} onChange={choose} />}
      <PagedListView
        label={t('administration.statement')}
        list={lines}
        rowHeight={LINE_HEIGHT}
        openInNewSession={openInNewSession}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title={t('administration.no_lines')}
            hint={t('administration.no_lines_hint')}
          />
        }
      >
        {(line) => <StatementLine courierID={courierID} line={line} />}
      </PagedListView>
      {settling.subject && courier && balances && (
        <SettlePopup
          key={settling.openCount}
          courier={{ ...courier, balances }}
          currencyID={currencyID}
          isOpen={settling.isOpen}
          onClose={settling.close}
          onSettled={setReceiptID}
        />
      )}
    </Page>
  );
}

type HeaderProps = Pick<PlatformExits, 'actions'> & {
  readonly courierID: number;
  /** Undefined until loaded. */
  readonly courier: Courier | undefined;
};

/** Whose statement it is, and the link back to all couriers. */
function StatementHeader({ courierID, courier, actions }: HeaderProps) {
  const { t } = useText();
  const name = courier?.full_name ?? `ID ${courierID}`;
  return (
    <>
      <BarPath
        parts={[t('administration.path'), name]}
        title={`${t('administration.statement_of', { courier: name })} · Comanda`}
      />
      <PageHeader
        before={
          <ButtonLink
            variant="plain"
            to={administrationPaths.couriers}
            icon={<ArrowLeft />}
            className={styles['back'] ?? ''}
          >
            {t('administration.to_couriers')}
          </ButtonLink>
        }
        title={name}
        note={courier && <Contacts phone={courier.phone_number} />}
        actions={actions}
      />
    </>
  );
}

type AccountProps = {
  /** Undefined until loaded, like the balance. */
  readonly courier: Courier | undefined;
  readonly balance: number | undefined;
  readonly currencyID: number;
  /** The receipt of the settlement that was just made. */
  readonly receipt: { readonly courierID: number; readonly id: number } | undefined;
  readonly onSettle: () => void;
};

/** The balance and the platform's actions on the courier. */
function Account({ courier, balance, currencyID, receipt, onSettle }: AccountProps) {
  const { t } = useText();
  return (
    <section aria-label={t('administration.balance')} className={styles['account']}>
      <div>
        {balance === undefined ? (
          <Skeleton width={200} height={59} />
        ) : (
          <Debt balance={balance} currencyID={currencyID} reader="platform" isLarge />
        )}
        {receipt && (
          <ReceiptLink
            line={{ kind: 'settlement', id: receipt.id }}
            to={receiptPath(receipt.courierID, receipt.id)}
          />
        )}
      </div>
      {courier && <StandingBadge standing={standingOf(courier)} />}
      <div className={styles['buttons']}>
        {courier && <StandingButtons courier={courier} />}
        {courier && balance !== undefined && (
          <Button size="small" icon={<HandCoins />} onClick={onSettle}>
            {t('administration.settle')}
          </Button>
        )}
      </div>
    </section>
  );
}
