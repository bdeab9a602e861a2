import { pictureColumns } from '../../picture-columns.ts';
import { createPictureRemoval } from '../../plumbing/images/removal/create-picture-removal.ts';
import type { TestApp } from './build-test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Does the daily work of the pictures as on the next day; the clock of the app stays. */
export async function removePicturesADayLater({
  deps: { db, images, clock },
}: TestApp): Promise<void> {
  const { run } = createPictureRemoval({ db, images, columns: pictureColumns });
  await run(new Date(clock.now().getTime() + DAY_MS));
}
