import type { CallReply } from '@comanda/contract';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatDateTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ShortDebt } from '../../../../product/ledger/debts.tsx';
import {
  hasReceipt,
  ReceiptLink,
  ReversedBadge,
} from '../../../../product/ledger/receipt/receipt-link.tsx';
import rows from '../../../../product/platform/lists/row.module.css';
import { receiptPath } from '../../../../product/platform/paths.ts';
import styles from './statement.module.css';
import { SignedAmount } from '../../../../ui/amounts/signed-amount.tsx';

type Line = CallReply<'GET /api/courier/:courierID/statement'>['lines'][number];

type Props = { readonly courierID: number; readonly line: Line };

/** One line of the ledger: date, reason, amount and resulting balance. */
export function StatementLine({ courierID, line }: Props) {
  const { t, language } = useText();
  return (
    <article className={styles['line']}>
      <time dateTime={line.at} className={rows['counted']}>
        {formatDateTime(line.at, language)}
      </time>
      <div className={styles['what']}>
        <p>
          <b>{t(`administration.line_${line.kind}`)}</b>
          {line.order_id !== null && (
            <span className={rows['id']}>
              {' '}
              {t('administration.order_number', { number: line.order_id })}
            </span>
          )}{' '}
          {line.reversed_by_id !== null && <ReversedBadge />}
        </p>
        {line.note !== '' && <p className={styles['note']}>{line.note}</p>}
        {hasReceipt(line) && <ReceiptLink line={line} to={receiptPath(courierID, line.id)} />}
      </div>
      <LedgerAmount amount={line.amount} currencyID={line.currency_id} />
      <p className={styles['after']}>
        <span className={styles['afterWord']}>{t('administration.balance_after')}</span>
        <ShortDebt balance={line.balance} currencyID={line.currency_id} reader="platform" />
      </p>
    </article>
  );
}

type AmountProps = { readonly amount: number; readonly currencyID: number };

/** A line of the ledger. */
const LedgerAmount = ({ amount, currencyID }: AmountProps) => (
  <SignedAmount value={amount} symbol={currencySymbol(currencyID)} />
);
