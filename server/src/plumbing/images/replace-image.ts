import type { QueryExecutorProvider } from 'kysely';
import type { Clock } from '../clock.ts';
import type { ImageStore, ImageSubject, StoredImage } from './image-store.ts';
import { recordRemovedPicture } from './removal/record-removed-picture.ts';

type ReplaceDeps<Connection> = {
  readonly images: ImageStore;
  readonly clock: Clock;
  readonly write: <Result>(work: (transaction: Connection) => Promise<Result>) => Promise<Result>;
};

/**
 * Stores a picture and replaces another with it. `writeRow` writes the new name to its row and returns the
 * previous one, whose files are removed a day later. When the transaction fails, the new files stay until the
 * daily search: a commit that was not answered may have succeeded.
 */
export async function replaceImage<Connection extends QueryExecutorProvider>(
  { images, clock, write }: ReplaceDeps<Connection>,
  { subject, file }: { subject: ImageSubject; file: string },
  writeRow: (transaction: Connection, image: StoredImage) => Promise<string>,
): Promise<void> {
  const image = await images.save(subject, file);
  await write(async (transaction) => {
    const fileName = await writeRow(transaction, image);
    if (fileName === '') return;
    await recordRemovedPicture(transaction, { kind: subject.kind, fileName, at: clock.now() });
  });
}
