import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './folded-section.module.css';

type Props = {
  readonly title: string;
  /** What is entered in it, in words. */
  readonly summary: string;
  /** Something in it has to be seen. */
  readonly mustBeOpen: boolean;
  readonly children: ReactNode;
};

/** A part of a form that is closed until it is needed; its heading says what is entered. */
export function FoldedSection({ title, summary, mustBeOpen, children }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || mustBeOpen;
  return (
    <details
      className={styles['section']}
      open={isOpen}
      onToggle={(event) => {
        setIsOpened(event.currentTarget.open);
      }}
    >
      <summary className={styles['heading']}>
        <span>
          {title}
          <small>{summary}</small>
        </span>
        <ChevronDown />
      </summary>
      {isOpen && <div className={styles['fields']}>{children}</div>}
    </details>
  );
}
