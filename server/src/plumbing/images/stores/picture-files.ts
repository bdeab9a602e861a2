export type ListedFile = { readonly name: string; readonly writtenAt: Date };

/** The storage of pictures as plain files with paths like `dishes/0000001f0123456789ab-240.webp`. */
export type PictureFiles = {
  /** Writes a file completely or not at all. */
  put(file: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  get(file: string): Promise<Buffer | undefined>;
  /** A missing file is no failure. */
  remove(file: string): Promise<void>;
  /** The files of a folder by name, in portions: there may be millions. */
  list(folder: string): AsyncIterable<readonly ListedFile[]>;
};

/** The storage cannot be reached or refuses requests: a later retry may succeed. */
export class PictureStoreUnavailableError extends Error {
  override name = 'PictureStoreUnavailableError';
}
