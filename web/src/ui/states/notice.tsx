import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

type Props = {
  readonly children: ReactNode;
  /** A success is announced politely; a refusal at once. */
  readonly isGood?: boolean | undefined;
};

/** Shows in place why something was refused, or that it was done. */
export const Notice = ({ children, isGood = false }: Props) => (
  <p
    role={isGood ? 'status' : 'alert'}
    className={classNames(styles['notice'], isGood && styles['good'])}
  >
    {children}
  </p>
);
