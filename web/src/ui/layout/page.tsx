import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export type PageProps = {
  /** Pixels; 1200 by default. */
  readonly maxWidth?: number | undefined;
  /** The work gets the screen: little room around it. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
};

/** The body of a screen, centred, with a maximum width. */
export const Page = ({ maxWidth = 1200, isDense = false, children }: PageProps) => (
  <main
    id="main"
    tabIndex={-1}
    className={classNames(styles['page'], isDense && styles['dense'])}
    style={{ maxWidth }}
  >
    {children}
  </main>
);

export type PageHeaderProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Before the title: the back link. */
  readonly before?: ReactNode;
  readonly actions?: ReactNode;
};

/** The heading of a screen and the actions for the whole screen. */
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
