import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Says in place why something was refused. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles['notice']}>
    {children}
  </p>
);
