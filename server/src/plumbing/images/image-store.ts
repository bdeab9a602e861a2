import type { ImageKind } from '@comanda/domain/images';

/** A stored picture: its plain file's name and its dominant colour. */
export type StoredImage = { readonly fileName: string; readonly color: string };

export type ImageStore = {
  /** The folder that holds the files, in the subfolders that `imageFilePath` names. */
  readonly folder: string;
  /** Checks a file's content, decodes, re-encodes and stores every width; throws the refusals of the contract. */
  save(kind: ImageKind, file: string): Promise<StoredImage>;
  /** A picture at its full width; undefined when it no longer exists. */
  read(kind: ImageKind, fileName: string): Promise<Buffer | undefined>;
  /** Removes a picture with all its widths; an empty name removes nothing. */
  remove(kind: ImageKind, fileName: string): Promise<void>;
};
