import type { ImageKind } from '@comanda/domain/images';
import type { ImageStore, StoredImage } from './image-store.ts';

type ReplaceDeps<Connection> = {
  readonly images: ImageStore;
  readonly write: <Result>(work: (transaction: Connection) => Promise<Result>) => Promise<Result>;
};

/**
 * Takes a picture in and puts it in place of another. `writeRow` names the new one in its row and
 * gives the name of the one before, whose files go only when the new one is committed.
 */
export async function replaceImage<Connection>(
  { images, write }: ReplaceDeps<Connection>,
  { kind, upload }: { kind: ImageKind; upload: Buffer },
  writeRow: (transaction: Connection, image: StoredImage) => Promise<string>,
): Promise<void> {
  const image = await images.save(kind, upload);
  let before: string;
  try {
    before = await write((transaction) => writeRow(transaction, image));
  } catch (error) {
    await images.remove(kind, image.fileName);
    throw error;
  }
  await images.remove(kind, before);
}
