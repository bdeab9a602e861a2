import type { ImageKind } from '@comanda/domain/images';
import type { ListedFile } from './stores/picture-files.ts';

/** A stored picture: its plain file's name and its dominant colour. */
export type StoredImage = { readonly fileName: string; readonly color: string };

export type PubImageKind = Exclude<ImageKind, 'courier'>;

/** What a new picture is of. */
export type ImageSubject =
  | { readonly kind: PubImageKind; readonly pubId: number }
  | { readonly kind: 'courier' };

export type ImageStore = {
  /** Checks a file's content, decodes, re-encodes and stores every width; throws the refusals of the contract. */
  save(subject: ImageSubject, file: string): Promise<StoredImage>;
  /** The file of a picture at one of its widths; undefined when there is none. */
  read(kind: ImageKind, fileName: string): Promise<Buffer | undefined>;
  /** Removes a picture with all its widths; any other name removes nothing. */
  remove(kind: ImageKind, fileName: string): Promise<void>;
  /** All pictures of a kind by the names of their plain files, in portions. */
  list(kind: ImageKind): AsyncIterable<readonly ListedFile[]>;
};
