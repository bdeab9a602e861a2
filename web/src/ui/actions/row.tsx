import type { ReactNode } from 'react';
import { ActionsMenu, type ActionsMenuProps } from './actions-menu.tsx';
import { classNames } from '../class-names.ts';
import styles from './row.module.css';

export type RowProps = {
  readonly name: string;
  /** Beside the name. */
  readonly state?: ReactNode;
  /** The second line. */
  readonly facts: ReactNode;
  readonly isProblem?: boolean | undefined;
  /** The one action that its state asks for now. */
  readonly next?: ReactNode;
  readonly menu?: ActionsMenuProps | undefined;
  /** Below it: why an action failed. */
  readonly children?: ReactNode;
};

/** One item of a list, in two lines; its actions are in a menu at the end. */
export const Row = ({ name, state, facts, isProblem = false, next, menu, children }: RowProps) => (
  <li className={styles['row']}>
    <div className={styles['words']}>
      <p className={styles['name']}>
        <b>{name}</b>
        {state}
      </p>
      <p className={classNames(styles['facts'], isProblem && styles['problem'])}>{facts}</p>
    </div>
    {next && <div className={styles['next']}>{next}</div>}
    {menu && <ActionsMenu {...menu} />}
    {children && <div className={styles['below']}>{children}</div>}
  </li>
);
