import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import copies from './copy-field.module.css';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export type CopyFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
};

const SHOWN_FOR_MS = 2000;

/** Copies; a page without a secure address has no clipboard and falls back to the selection. */
async function copy(input: HTMLInputElement): Promise<boolean> {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** Text to be taken elsewhere, with the button that takes it. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
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
    if (inputRef.current) setIsCopied(await copy(inputRef.current));
  };
  return (
    <FieldFrame label={label}>
      {(names) => (
        <div className={copies['row']}>
          <input
            {...names}
            ref={inputRef}
            readOnly
            value={value}
            className={classNames(styles['control'], styles['counted'], copies['text'])}
          />
          <IconButton
            variant="outlined"
            label={copyLabel}
            icon={isCopied ? <Check /> : <Copy />}
            className={copies['button']}
            onClick={() => void press()}
          />
          <output className="visually-hidden">{isCopied ? copiedLabel : ''}</output>
        </div>
      )}
    </FieldFrame>
  );
}
