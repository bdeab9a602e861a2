import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import styles from './statement.module.css';

type Props = { readonly to: string; readonly label: string };

/** A back link in touch size. */
export const BackLink = ({ to, label }: Props) => (
  <Link to={to} aria-label={label} title={label} className={styles['back']}>
    <ArrowLeft aria-hidden="true" />
  </Link>
);
