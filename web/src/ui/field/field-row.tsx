import type { ReactNode } from 'react';
import styles from './field-row.module.css';

type Props = {
  /** Pixels that each field needs; with fewer they stand below each other. */
  readonly fieldWidth: number;
  readonly children: ReactNode;
};

/** Fields side by side. */
export const FieldRow = ({ fieldWidth, children }: Props) => (
  <div className={styles['row']} style={{ '--field-width': `${fieldWidth}px` }}>
    {children}
  </div>
);
