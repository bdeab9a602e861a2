import { useText } from '../../../../lib/i18n/use-text.ts';
import { Debt } from '../../../../product/ledger/debts.tsx';
import popups from '../../../../product/platform/popups.module.css';
import { balanceAfter } from './settlement.ts';

type Props = {
  readonly balance: number;
  /** Positive when the courier pays, negative when the platform pays; undefined while unknown. */
  readonly amount: number | undefined;
  readonly currencyID: number;
};

/** The balance before and after, also in words. */
export function BalanceOutcome({ balance, amount, currencyID }: Props) {
  const { t } = useText();
  return (
    <dl className={popups['facts']}>
      <div>
        <dt>{t('administration.balance_now')}</dt>
        <dd>
          <Debt balance={balance} currencyID={currencyID} reader="platform" />
        </dd>
      </div>
      <div className={popups['outcome']} aria-live="polite">
        <dt>{t('administration.balance_after')}</dt>
        <dd>
          {amount === undefined ? (
            '—'
          ) : (
            <Debt
              balance={balanceAfter(balance, amount)}
              currencyID={currencyID}
              reader="platform"
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
