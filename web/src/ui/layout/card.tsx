import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export type CardProps = {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly isFlush?: boolean | undefined;
};

/** A card that looks like a piece of paper. */
export const Card = ({ children, title, actions, isFlush = false }: CardProps) => (
  <section className={classNames(styles['card'], isFlush && styles['flush'])}>
    {title !== undefined && (
      <header className={styles['cardHead']}>
        <h2>{title}</h2>
        {actions}
      </header>
    )}
    {children}
  </section>
);

/** Children below each other, with equal distances. */
export const Stack = ({
  gap = 4,
  children,
}: {
  /** In steps of the 4 px grid. */
  readonly gap?: 1 | 2 | 3 | 4 | 6 | 8 | undefined;
  readonly children: ReactNode;
}) => (
  <div className={styles['stack']} style={{ gap: gap * 4 }}>
    {children}
  </div>
);
