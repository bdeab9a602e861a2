import type { Ref } from 'react';

const PICTURES = 'image/png,image/jpeg,image/webp,image/avif';

type Props = {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Receives the first chosen file. */
  readonly onFile?: (file: File) => void;
  /** Set when several files may be chosen. */
  readonly onFiles?: (files: readonly File[]) => void;
};

/** The hidden file input of a button that takes pictures. */
export const FileInput = ({ ref, label, onFile, onFiles }: Props) => (
  <input
    ref={ref}
    type="file"
    accept={PICTURES}
    multiple={onFiles !== undefined}
    hidden
    aria-label={label}
    onChange={(event) => {
      const files = [...(event.target.files ?? [])];
      const [file] = files;
      // The same file may be chosen again after a failure.
      event.target.value = '';
      if (file) onFile?.(file);
      if (file) onFiles?.(files);
    }}
  />
);
