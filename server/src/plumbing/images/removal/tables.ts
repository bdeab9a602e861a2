import type { ImageKind } from '@comanda/domain/images';

export type RemovedPictureTables = {
  removed_picture: {
    kind: ImageKind;
    file_name: string;
    /** Its files are removed after this time. */
    due_at: Date;
  };
};
