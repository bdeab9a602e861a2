import type { CallReply } from '@comanda/contract';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ShortDebt } from '../../../product/ledger/debts.tsx';
import rows from '../lists/row.module.css';
import { LedgerAmount } from './ledger-amount.tsx';
import styles from './statement.module.css';

type Line = CallReply<'GET /api/courier/:courierID/statement'>['lines'][number];

/** One line of the ledger: when, what for, how much, and what the account came to. */
export function StatementLine({ line }: { readonly line: Line }) {
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
          )}
        </p>
        {line.note !== '' && <p className={styles['note']}>{line.note}</p>}
      </div>
      <LedgerAmount amount={line.amount} currencyID={line.currency_id} />
      <p className={styles['after']}>
        <span className={styles['afterWord']}>{t('administration.balance_after')}</span>
        <ShortDebt balance={line.balance} currencyID={line.currency_id} reader="platform" />
      </p>
    </article>
  );
}
