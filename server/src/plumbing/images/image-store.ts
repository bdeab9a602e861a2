import type { ImageKind } from '@comanda/domain/images';

/** A picture that has been taken in: its plain file's name and its dominant colour. */
export type StoredImage = { readonly fileName: string; readonly color: string };

export type ImageStore = {
  /** The folder that holds the files, in the subfolders that `imageFilePath` names. */
  readonly folder: string;
  /** Judges by content, decodes, re-encodes and keeps every width; throws the refusals of the contract. */
  save(kind: ImageKind, upload: Buffer): Promise<StoredImage>;
  /** A picture at its full width; nothing when it is gone. */
  read(kind: ImageKind, fileName: string): Promise<Buffer | undefined>;
  /** Removes a picture with all its widths; an empty name is nothing to remove. */
  remove(kind: ImageKind, fileName: string): Promise<void>;
};
