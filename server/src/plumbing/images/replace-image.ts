import type { ImageKind } from '@comanda/domain/images';
import type { ImageStore, StoredImage } from './image-store.ts';

type ReplaceDeps<Connection> = {
  readonly images: ImageStore;
  readonly write: <Result>(work: (transaction: Connection) => Promise<Result>) => Promise<Result>;
};

/**
 * Stores a picture and replaces another with it. `writeRow` writes the new name to its row and returns the
 * previous one, whose files are removed only after the commit.
 */
export async function replaceImage<Connection>(
  { images, write }: ReplaceDeps<Connection>,
  { kind, file }: { kind: ImageKind; file: string },
  writeRow: (transaction: Connection, image: StoredImage) => Promise<string>,
): Promise<void> {
  const image = await images.save(kind, file);
  let before: string;
  try {
    before = await write((transaction) => writeRow(transaction, image));
  } catch (error) {
    await images.remove(kind, image.fileName);
    throw error;
  }
  await images.remove(kind, before);
}
