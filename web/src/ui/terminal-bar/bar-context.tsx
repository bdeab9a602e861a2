import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './terminal-bar.module.css';

type Bar = {
  readonly path: readonly string[];
  readonly setPath: (path: readonly string[]) => void;
  readonly statusElement: HTMLElement | null;
  readonly setStatusElement: (element: HTMLElement | null) => void;
};

const BarContext = createContext<Bar | undefined>(undefined);

/** Lets a screen write into the bar above it. */
export function BarProvider({ children }: { readonly children: ReactNode }) {
  const [path, setPath] = useState<readonly string[]>([]);
  const [statusElement, setStatusElement] = useState<HTMLElement | null>(null);
  const bar = useMemo(
    () => ({ path, setPath, statusElement, setStatusElement }),
    [path, statusElement],
  );
  return <BarContext value={bar}>{children}</BarContext>;
}

export function useBar(): Bar {
  const bar = use(BarContext);
  if (!bar) throw new Error('no BarProvider above');
  return bar;
}

/** The path in the bar and the title of the tab; `title` overrides the latter. */
export function BarPath({
  parts,
  title,
}: {
  readonly parts: readonly string[];
  readonly title?: string;
}) {
  const { setPath } = useBar();
  const joined = parts.join('\n');
  useEffect(() => {
    const list = joined === '' ? [] : joined.split('\n');
    setPath(list);
    document.title = title ?? list.toReversed().concat('Comanda').join(' · ');
  }, [joined, title, setPath]);
  return null;
}

type BarStatusProps = {
  readonly children: ReactNode;
  /** More than a phone's bar has room for: a line of its own there. */
  readonly hasOwnLine?: boolean;
};

/** Puts the connection's and the sound's state into the bar. */
export function BarStatus({ children, hasOwnLine = false }: BarStatusProps) {
  const { statusElement } = useBar();
  const states = <div className={styles[hasOwnLine ? 'line' : 'states']}>{children}</div>;
  return statusElement && createPortal(states, statusElement);
}
