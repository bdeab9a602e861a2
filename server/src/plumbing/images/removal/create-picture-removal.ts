import { recordOrphanedPictures } from './record-orphaned-pictures.ts';
import { removeDuePictures, type RemovalDeps } from './remove-due-pictures.ts';

/** Daily work: removes the files of pictures whose day is over, and finds pictures without a row. */
export function createPictureRemoval(deps: RemovalDeps) {
  return {
    name: 'removed pictures',
    run: async (now: Date): Promise<void> => {
      await removeDuePictures(deps, now);
      await recordOrphanedPictures(deps, now);
    },
  };
}
