import type { ReactNode } from 'react';
import styles from './states.module.css';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What to do next. */
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
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
