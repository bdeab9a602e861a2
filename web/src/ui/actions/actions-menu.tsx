import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './actions-menu.module.css';

type Look = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDestructive?: boolean | undefined;
};

type Press = Look & { readonly onSelect: () => void };
type Way = Look & { readonly to: string };
type Action = Press | Way;

export type ActionsMenuProps = {
  /** Names the item that the actions are for. */
  readonly label: string;
  readonly actions: readonly Action[];
};

/** Of one action under a finger, and of the bars at the ends of a screen. */
const ACTION_HEIGHT = 44;
const BAR_HEIGHT = 72;

/** Whether a list fits above its button and not below it. */
function opensUp(button: Element, count: number): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  const needed = count * ACTION_HEIGHT + BAR_HEIGHT;
  return window.innerHeight - bottom < needed && top >= needed;
}

/** Rare actions on one item of many: a quiet button that opens a list of them. */
export function ActionsMenu({ label, actions }: ActionsMenuProps) {
  const [open, setOpen] = useState<'down' | 'up'>();
  const placeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const id = useId();
  const isOpen = open !== undefined;
  const close = () => {
    setOpen(undefined);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    listRef.current?.scrollIntoView({ block: 'nearest' });
    const leave = (event: Event) => {
      if (!placeRef.current?.contains(event.target as Node)) setOpen(undefined);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(undefined);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  const press = (onSelect: () => void) => () => {
    close();
    // A popup that opens now must return the focus to an element that still exists.
    buttonRef.current?.focus();
    onSelect();
  };
  return (
    <div ref={placeRef} className={styles['place']}>
      <IconButton
        ref={buttonRef}
        label={label}
        icon={<EllipsisVertical />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          if (isOpen) close();
          else setOpen(opensUp(currentTarget, actions.length) ? 'up' : 'down');
        }}
      />
      <ul
        ref={listRef}
        id={id}
        hidden={!isOpen}
        className={classNames(styles['list'], open === 'up' && styles['up'])}
      >
        {actions.map((action) => (
          <li key={action.label}>
            <ActionItem action={action} press={press} onLeave={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ItemProps = {
  readonly action: Action;
  readonly press: (onSelect: () => void) => () => void;
  readonly onLeave: () => void;
};

function ActionItem({ action, press, onLeave }: ItemProps) {
  const { label, icon, isDestructive = false } = action;
  const className = classNames(styles['action'], isDestructive && styles['destructive']);
  if ('to' in action) {
    return (
      <Link to={action.to} className={className} onClick={onLeave}>
        {icon}
        {label}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={press(action.onSelect)}>
      {icon}
      {label}
    </button>
  );
}
