import type { Ref } from 'react';

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif';

type Props = {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Receives the first chosen file. */
  readonly onFile: (file: File) => void;
};

/** The hidden file input of a button that takes a picture. */
export const FileInput = ({ ref, label, onFile }: Props) => (
  <input
    ref={ref}
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
);
