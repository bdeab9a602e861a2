import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './actions-menu.module.css';

type Action = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly isDestructive?: boolean | undefined;
};

export type ActionsMenuProps = {
  /** Names the item that the actions are for. */
  readonly label: string;
  readonly actions: readonly Action[];
};

/** Rare actions on one item of many: a quiet button that opens a list of them. */
export function ActionsMenu({ label, actions }: ActionsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const placeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (!placeRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
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

  return (
    <div ref={placeRef} className={styles['place']}>
      <IconButton
        ref={buttonRef}
        label={label}
        icon={<EllipsisVertical />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      />
      <ul id={id} hidden={!isOpen} className={styles['list']}>
        {actions.map(({ label: name, icon, onSelect, isDestructive = false }) => (
          <li key={name}>
            <button
              type="button"
              className={classNames(styles['action'], isDestructive && styles['destructive'])}
              onClick={() => {
                setIsOpen(false);
                // A popup that opens now must return the focus to an element that still exists.
                buttonRef.current?.focus();
                onSelect();
              }}
            >
              {icon}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
