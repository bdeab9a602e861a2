import type { AdminCourier } from '@comanda/contract/couriers';
import { HandCoins } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Debts } from '../../../product/ledger/debts.tsx';
import { ReceiptLink } from '../../../product/ledger/receipt/receipt-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import rows from '../../../product/platform/lists/row.module.css';
import { NameAndContacts } from '../../../product/platform/lists/name-and-contacts.tsx';
import { receiptPath, statementPath } from '../../../product/platform/paths.ts';
import styles from './courier-row.module.css';
import { StandingBadge, standingOf } from './standing.tsx';
import { StandingButtons } from './standing-buttons.tsx';

type Props = {
  readonly courier: AdminCourier;
  /** The receipt of the last settlement. */
  readonly receiptID: number | undefined;
  readonly onSettle: () => void;
};

/** One courier of the list; the name is a link to the statement. */
export function CourierRow({ courier, receiptID, onSettle }: Props) {
  const { t } = useText();
  const { id, full_name: name, email, phone_number: phone } = courier;
  return (
    <article aria-label={name} className={classNames(rows['row'], styles['row'])}>
      <NameAndContacts
        name={<Link to={statementPath(id)}>{name}</Link>}
        number={`ID ${id}`}
        email={email}
        phone={phone}
      />
      <p className={styles['standing']}>
        <StandingBadge standing={standingOf(courier)} />
      </p>
      <div className={styles['balance']}>
        <Debts balances={courier.balances} reader="platform" />
        {receiptID !== undefined && (
          <ReceiptLink
            line={{ kind: 'settlement', id: receiptID }}
            to={receiptPath(id, receiptID)}
          />
        )}
      </div>
      <div className={rows['actions']}>
        <StandingButtons courier={courier} />
        <Button
          variant="quiet"
          size="small"
          icon={<HandCoins />}
          aria-label={t('administration.settle_named', { courier: name })}
          onClick={onSettle}
        >
          {t('administration.settle')}
        </Button>
      </div>
    </article>
  );
}
