import { Check, EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Flyout } from '../popup/flyout.tsx';
import styles from './actions-menu.module.css';

type Action = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly isDestructive?: boolean | undefined;
  /** Of a switch: whether it is on. */
  readonly isOn?: boolean;
};

export type ActionsMenuProps = {
  /** Names the item that the actions are for. */
  readonly label: string;
  readonly actions: readonly Action[];
  /** Below the actions. */
  readonly children?: ReactNode;
};

/** Rare actions on one item of many: a quiet button that opens a list of them. */
export const ActionsMenu = ({ label, actions, children }: ActionsMenuProps) => (
  <Flyout label={label} icon={<EllipsisVertical />}>
    {(close) => (
      <>
        <ul className={styles['list']}>
          {actions.map(({ label: name, icon, onSelect, isDestructive = false, isOn }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isOn}
                className={classNames(styles['action'], isDestructive && styles['destructive'])}
                onClick={() => {
                  // The focus is on the button again: a popup that opens now returns it there.
                  close();
                  onSelect();
                }}
              >
                {icon}
                {name}
                {isOn === true && <Check aria-hidden="true" className={styles['on']} />}
              </button>
            </li>
          ))}
        </ul>
        {children}
      </>
    )}
  </Flyout>
);
