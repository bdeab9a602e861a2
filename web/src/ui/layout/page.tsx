import type { ReactNode } from 'react';
import styles from './layout.module.css';

export type PageProps = {
  /** Pixels; 1200 unless told. */
  readonly maxWidth?: number | undefined;
  readonly children: ReactNode;
};

/** The body of a screen, centred and never wider than told. */
export const Page = ({ maxWidth = 1200, children }: PageProps) => (
  <main id="main" tabIndex={-1} className={styles['page']} style={{ maxWidth }}>
    {children}
  </main>
);

export type PageHeaderProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** In front of the title: the way back. */
  readonly before?: ReactNode;
  readonly actions?: ReactNode;
};

/** The heading of a screen and what can be done with all of it. */
export const PageHeader = ({ title, note, before, actions }: PageHeaderProps) => (
  <header className={styles['header']}>
    {before}
    <div className={styles['titles']}>
      <h1>{title}</h1>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </header>
);
