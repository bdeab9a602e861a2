import { ArrowLeft } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import styles from './statement.module.css';

export const STATEMENT_PATH = '/courier/statement';

/** The path of the receipt of a settlement or of its reversal. */
export const receiptPath = (settlementID: number): string => `${STATEMENT_PATH}/${settlementID}`;

type Props = { readonly to: string; readonly label: string };

/** A back link in touch size. */
export const BackLink = ({ to, label }: Props) => (
  <Link to={to} aria-label={label} title={label} className={styles['back']}>
    <ArrowLeft />
  </Link>
);
