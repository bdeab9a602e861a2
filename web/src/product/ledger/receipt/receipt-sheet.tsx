import type { SettlementReceipt } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { readContacts } from '../../contacts/contacts.ts';
import { formatAmount, formatDateTime } from '../../../lib/format/format.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Debt } from '../debts.tsx';
import { receiptTitle } from './receipt-link.tsx';
import styles from './receipt.module.css';

export type ReceiptPath = (settlementID: number) => string;

type Props = {
  readonly receipt: SettlementReceipt;
  /** The path of the receipt of the reversal or of the reversed settlement. */
  readonly pathOf: ReceiptPath;
};

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['row']}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A receipt, with the same text for the courier and the platform. */
export function ReceiptSheet({ receipt, pathOf }: Props) {
  const { t, language } = useText();
  const { courier, currency_id: currencyID, kind, note } = receipt;
  const balance = (value: number) => <Debt balance={value} currencyID={currencyID} reader="both" />;
  return (
    <article className={styles['sheet']}>
      <Paid receipt={receipt} />
      <OtherHalf receipt={receipt} pathOf={pathOf} />
      <dl className={styles['rows']}>
        <Row label={t('couriers.receipt_time')}>
          <time dateTime={receipt.at}>{formatDateTime(receipt.at, language)}</time>
        </Row>
        <Row label={t('couriers.receipt_courier')}>
          {courier.full_name} <span className={styles['soft']}>ID {courier.id}</span>
        </Row>
        <Row label={t('couriers.receipt_platform')}>
          <Platform />
        </Row>
        <Row label={t('couriers.receipt_before')}>{balance(receipt.balance_before)}</Row>
        <Row label={t('couriers.receipt_after')}>{balance(receipt.balance)}</Row>
        {note !== '' && (
          <Row label={t(kind === 'reversal' ? 'couriers.receipt_reason' : 'couriers.column_note')}>
            {note}
          </Row>
        )}
        <Row label={t('couriers.receipt_recorded_by')}>
          {receipt.recorded_by ?? t('couriers.receipt_by_platform')}
        </Row>
      </dl>
    </article>
  );
}

/** The payer, the payee and the amount; struck through when reversed. */
function Paid({ receipt }: Pick<Props, 'receipt'>) {
  const { t, language } = useText();
  const { amount, kind, currency_id: currencyID, reversed_by: reversedBy } = receipt;
  // A reversal has the opposite sign of the payment that it reverses.
  const paid = kind === 'reversal' ? -amount : amount;
  const text = formatAmount(Math.abs(paid), currencySymbol(currencyID), language);
  const isVoid = kind === 'reversal' || reversedBy !== null;
  return (
    <p className={styles['paid']}>
      {t(paid > 0 ? 'couriers.receipt_courier_paid' : 'couriers.receipt_platform_paid')}{' '}
      {isVoid ? <s>{text}</s> : <b>{text}</b>}
    </p>
  );
}

/** The reversal of a reversed settlement, or the settlement of a reversal. */
function OtherHalf({ receipt, pathOf }: Props) {
  const { t, language } = useText();
  const { reverses, reversed_by: reversedBy } = receipt;
  const other = reverses ?? reversedBy;
  if (other === null) return null;
  const title = receiptTitle({ kind: reverses ? 'settlement' : 'reversal', id: other.id }, t);
  return (
    <div className={styles['other']}>
      <p>{t(reverses ? 'couriers.receipt_reverses' : 'couriers.receipt_is_reversed')}</p>
      <p>
        <Link to={pathOf(other.id)}>{title}</Link> ·{' '}
        <time dateTime={other.at}>{formatDateTime(other.at, language)}</time>
      </p>
      {other.note !== '' && <p>{other.note}</p>}
    </div>
  );
}

/** The platform's contacts for questions. */
function Platform() {
  const { emails, phone } = readContacts();
  return (
    <>
      Comanda
      <span className={styles['contacts']}>
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
        {phone !== '' && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      </span>
    </>
  );
}
