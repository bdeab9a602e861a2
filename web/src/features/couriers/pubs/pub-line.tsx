import type { AddedByPub } from '@comanda/contract/couriers';
import { Store } from 'lucide-react';
import styles from './pubs.module.css';

/** The name and address of a pub. */
export const PubLine = ({ pub }: { readonly pub: AddedByPub }) => (
  <p className={styles['pub']}>
    <Store aria-hidden="true" />
    <span>
      <b>{pub.name}</b>
      {pub.address}
    </span>
  </p>
);
