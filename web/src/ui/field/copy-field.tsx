import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import copies from './copy-field.module.css';
import styles from './field.module.css';

export type CopyFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** The link of the text itself: `mailto:`, `tel:`, or an address, which opens beside the page. */
  readonly href?: string | undefined;
};

const SHOWN_FOR_MS = 2000;

/** Copies; a page without a secure address has no clipboard and uses the selection instead. */
async function copy(element: HTMLElement): Promise<boolean> {
  window.getSelection()?.selectAllChildren(element);
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** Text to copy, shown in full, with the button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel, href }: CopyFieldProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => {
      setIsCopied(false);
    }, SHOWN_FOR_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isCopied]);
  const press = async () => {
    if (textRef.current) setIsCopied(await copy(textRef.current));
  };
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <div className={copies['row']}>
        <span ref={textRef} className={copies['text']}>
          {href === undefined ? (
            value
          ) : (
            <a href={href} target={href.startsWith('http') ? '_blank' : undefined} rel="noreferrer">
              {value}
            </a>
          )}
        </span>
        <IconButton
          variant="outlined"
          label={copyLabel}
          icon={isCopied ? <Check /> : <Copy />}
          className={copies['button']}
          onClick={() => void press()}
        />
        <output className="visually-hidden">{isCopied ? copiedLabel : ''}</output>
      </div>
    </div>
  );
}
