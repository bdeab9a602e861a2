import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { FileInput } from './file-input.tsx';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-icon-button.module.css';

export type UploadIconButtonProps = {
  readonly label: string;
  /** Receives the first chosen file. */
  readonly onFile: (file: File) => void;
  /** 0 to 1 during an upload. */
  readonly progress?: number | undefined;
};

/** Chooses a picture; the bar lies at the foot of the nearest positioned box. */
export function UploadIconButton({ label, onFile, progress }: UploadIconButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={inputRef} label={label} onFile={onFile} />
      <IconButton
        label={label}
        icon={<ImageUp />}
        isPending={progress !== undefined}
        onClick={() => inputRef.current?.click()}
      />
      <UploadBar label={label} progress={progress} className={styles['bar']} />
    </>
  );
}
