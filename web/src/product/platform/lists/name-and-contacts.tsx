import type { ReactNode } from 'react';
import { Contacts, type ContactsProps } from './contacts.tsx';
import styles from './row.module.css';

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
