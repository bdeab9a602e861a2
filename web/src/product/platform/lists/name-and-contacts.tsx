import type { ReactNode } from 'react';
import styles from './row.module.css';
import { formatPhone } from '../../../lib/format/format-phone.ts';

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

type Props = ContactsProps & {
  readonly name: ReactNode;
  /** With its prefix: `#12`, `ID 4`. */
  readonly number: string;
};

/** The name, number and contacts of a row. */
export const NameAndContacts = ({ name, number, ...contacts }: Props) => (
  <div className={styles['who']}>
    <h2 className={styles['name']}>
      {name} <span className={styles['id']}>{number}</span>
    </h2>
    <Contacts {...contacts} />
  </div>
);
