import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** The action: its name for a screen reader and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'plain' | 'outlined' | 'danger' | 'onDark' | undefined;
  readonly isPending?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button that is only an icon, at least 44 px on touch screens. */
export const IconButton = ({
  label,
  icon,
  variant = 'plain',
  isPending = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    aria-busy={isPending || undefined}
    aria-disabled={isPending || undefined}
    className={classNames(styles['iconButton'], styles[variant], className)}
    onClick={(event) => {
      if (!isPending) onClick?.(event);
    }}
  >
    {icon}
  </button>
);
