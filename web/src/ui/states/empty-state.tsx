import type { ReactNode } from 'react';
import styles from './states.module.css';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  /** The next step. */
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
};

/** An empty list, with the next step. */
export const EmptyState = ({ icon, title, hint, action }: EmptyStateProps) => (
  <div className={styles['state']}>
    {icon !== undefined && (
      <span className={styles['stateIcon']} aria-hidden="true">
        {icon}
      </span>
    )}
    <p className={styles['stateTitle']}>{title}</p>
    {hint !== undefined && <p className={styles['stateHint']}>{hint}</p>}
    {action}
  </div>
);
