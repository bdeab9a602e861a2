import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { FileInput } from './file-input.tsx';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-button.module.css';

export type UploadButtonProps = {
  readonly label: string;
  /** Receives the first chosen file. */
  readonly onFile: (file: File) => void;
  /** 0 to 1 during an upload. */
  readonly progress?: number | undefined;
  readonly size?: 'medium' | 'small' | undefined;
};

/** Chooses a picture and shows the upload progress. */
export function UploadButton({ label, onFile, progress, size }: UploadButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <span className={styles['upload']}>
      <FileInput ref={inputRef} label={label} onFile={onFile} />
      <Button
        variant="quiet"
        size={size}
        icon={<ImageUp />}
        isPending={progress !== undefined}
        onClick={() => inputRef.current?.click()}
      >
        {label}
      </Button>
      <UploadBar label={label} progress={progress} className={styles['bar']} />
    </span>
  );
}
