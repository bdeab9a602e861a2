import { Check, EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import { classNames } from '../class-names.ts';
import { Flyout } from '../popup/flyout.tsx';
import styles from './actions-menu.module.css';

type Look = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDestructive?: boolean | undefined;
  /** Of a switch: whether it is on. */
  readonly isOn?: boolean;
};

type Action = Look & ({ readonly onSelect: () => void } | { readonly to: string });

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
          {actions.map((action) => (
            <li key={action.label}>
              <ActionItem action={action} close={close} />
            </li>
          ))}
        </ul>
        {children}
      </>
    )}
  </Flyout>
);

type ItemProps = { readonly action: Action; readonly close: () => void };

function ActionItem({ action, close }: ItemProps) {
  const { label, icon, isDestructive = false, isOn } = action;
  const className = classNames(styles['action'], isDestructive && styles['destructive']);
  if ('to' in action) {
    return (
      <Link to={action.to} className={className} onClick={close}>
        {icon}
        {label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={className}
      onClick={() => {
        // The focus is on the button again: a popup that opens now returns it there.
        close();
        action.onSelect();
      }}
    >
      {icon}
      {label}
      {isOn === true && <Check className={styles['on']} />}
    </button>
  );
}
