import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { PICTURES } from './pictures.ts';
import styles from './upload-button.module.css';

export type UploadButtonProps = {
  readonly label: string;
  /** Gets the first chosen file. */
  readonly onFile: (file: File) => void;
  /** 0 to 1 while a file is on its way. */
  readonly progress?: number | undefined;
  readonly accept?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'medium' | 'small' | undefined;
};

/** Chooses a file and shows how far it has gone. */
export function UploadButton({
  label,
  onFile,
  progress,
  accept = PICTURES,
  variant = 'quiet',
  size,
}: UploadButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const isPending = progress !== undefined;
  return (
    <span className={styles['upload']}>
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a failure.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant={variant}
        size={size}
        icon={<ImageUp />}
        isPending={isPending}
        onClick={() => inputRef.current?.click()}
      >
        {label}
      </Button>
      {isPending && (
        <progress className={styles['bar']} value={progress} max={1} aria-label={label} />
      )}
    </span>
  );
}
