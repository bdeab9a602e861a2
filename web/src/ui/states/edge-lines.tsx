import type { ReactNode } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import styles from './edge-lines.module.css';

/** What needs a person while something else is on the screen, at the lower edge of the window, each an `EdgeLine`. */
export function EdgeLines({ children }: { readonly children: ReactNode }) {
  return <div className={styles['lines']}>{children}</div>;
}

type LineProps = {
  /** Where it is put right. */
  readonly to: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
};

/** It is read aloud when it appears. */
export function EdgeLine({ to, icon, children }: LineProps) {
  return (
    <p role="alert">
      <Link to={to}>
        {icon}
        <span>{children}</span>
      </Link>
    </p>
  );
}
