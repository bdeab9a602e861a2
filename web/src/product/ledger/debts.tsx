import { debtOf } from '@comanda/domain/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { shownBalances } from '../../lib/format/balances.ts';
import { formatAmount } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { SignedAmount } from '../../ui/amounts/signed-amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import { debtKey, useDebtSentence, type Reader } from './debt-words.ts';
import styles from './debts.module.css';

type Balance = { readonly currency_id: number; readonly balance: number };

type DebtProps = {
  readonly balance: number;
  readonly currencyID: number;
  readonly reader: Reader;
  readonly isLarge?: boolean;
};

const tones = { courier: 'minus', platform: 'plus' } as const;

/** A balance in words, with its amount below or beside the text. */
export function Debt({ balance, currencyID, reader, isLarge = false }: DebtProps) {
  const { t, language } = useText();
  const { debtor, amount } = debtOf(balance);
  return (
    <span className={classNames(styles['debt'], isLarge && styles['large'])}>
      <span className={styles['words']}>{t(debtKey(balance, reader))}</span>{' '}
      {debtor !== 'none' && (
        <span className={classNames(styles['amount'], styles[tones[debtor]])}>
          {formatAmount(amount, currencySymbol(currencyID), language)}
        </span>
      )}
    </span>
  );
}

type DebtsProps = {
  readonly balances: readonly Balance[];
  readonly reader: Reader;
  readonly isLarge?: boolean;
};

/** The balances that are not zero, one line for each currency: currencies are not added up. */
export const Debts = ({ balances, reader, isLarge = false }: DebtsProps) => (
  <span className={styles['debts']}>
    {shownBalances(balances).map(({ currency_id: id, balance }) => (
      <Debt key={id} balance={balance} currencyID={id} reader={reader} isLarge={isLarge} />
    ))}
  </span>
);

type ShortProps = Omit<DebtProps, 'isLarge'> & {
  /** Whether it is on the bar, which is dark in both themes. */
  readonly isOnBar?: boolean;
};

/** A short balance: a signed number, with the words for screen readers. */
export function ShortDebt({ balance, currencyID, reader, isOnBar = false }: ShortProps) {
  const sentence = useDebtSentence(reader);
  return (
    <span>
      <span className="visually-hidden">{sentence(balance, currencyID)}</span>
      <span aria-hidden="true">
        <SignedAmount value={balance} symbol={currencySymbol(currencyID)} isOnBar={isOnBar} />
      </span>
    </span>
  );
}

/** Short balances of all currencies with a debt. */
export const ShortDebts = ({
  balances,
  ...rest
}: Omit<ShortProps, 'balance' | 'currencyID'> & { readonly balances: readonly Balance[] }) => (
  <span className={classNames(styles['debts'], styles['right'])}>
    {shownBalances(balances).map(({ currency_id: id, balance }) => (
      <ShortDebt key={id} balance={balance} currencyID={id} {...rest} />
    ))}
  </span>
);
