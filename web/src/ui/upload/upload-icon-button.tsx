import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { PICTURES } from './pictures.ts';
import styles from './upload-icon-button.module.css';

export type UploadIconButtonProps = {
  readonly label: string;
  /** Gets the first chosen file. */
  readonly onFile: (file: File) => void;
  /** 0 to 1 while a file is on its way. */
  readonly progress?: number | undefined;
};

/** Chooses a picture; the bar lies at the foot of the nearest positioned box. */
export function UploadIconButton({ label, onFile, progress }: UploadIconButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept={PICTURES}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a failure.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <IconButton
        label={label}
        icon={<ImageUp />}
        isPending={progress !== undefined}
        onClick={() => inputRef.current?.click()}
      />
      {progress !== undefined && (
        <progress className={styles['bar']} value={progress} max={1} aria-label={label} />
      )}
    </>
  );
}
