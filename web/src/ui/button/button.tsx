import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../../lib/routes/link.tsx';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

type Look = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'medium' | 'small' | 'large' | undefined;
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean | undefined;
};

const classOf = ({ variant = 'primary', size = 'medium', fullWidth = false }: Look) =>
  classNames(styles['button'], styles[variant], styles[size], fullWidth && styles['fullWidth']);

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly isPending?: boolean | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** While pending the button keeps its size and its focus, and ignores presses. */
export const Button = ({
  variant,
  size,
  icon,
  fullWidth,
  isPending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames(classOf({ variant, size, fullWidth }), className)}
    aria-busy={isPending || undefined}
    aria-disabled={isPending || undefined}
    onClick={(event) => {
      if (isPending) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {icon}
    <span className={styles['label']}>{children}</span>
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  fullWidth,
  className,
  children,
  ...rest
}: Look & LinkProps) => (
  <Link {...rest} className={classNames(classOf({ variant, size, fullWidth }), className)}>
    {icon}
    <span className={styles['label']}>{children}</span>
  </Link>
);
