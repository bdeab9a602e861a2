import { formatPhone } from '../../../lib/format/format-phone.ts';
import styles from './row.module.css';

export type ContactsProps = { readonly email?: string; readonly phone: string };

/** Links to write an e-mail and to call. */
export const Contacts = ({ email = '', phone }: ContactsProps) => (
  <span className={styles['contacts']}>
    {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    {phone !== '' && (
      <a href={`tel:${phone}`} className={styles['counted']}>
        {formatPhone(phone)}
      </a>
    )}
  </span>
);
