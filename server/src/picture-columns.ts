import type { ImageKind } from '@comanda/domain/images';
import type { Schema } from './schema.ts';

type PictureColumn = {
  [Table in keyof Schema]: {
    [Column in keyof Schema[Table] & string]: Column extends `${string}image_file_name`
      ? `${Table}.${Column}`
      : never;
  }[keyof Schema[Table] & string];
}[keyof Schema];

/**
 * Every column that holds the name of a picture, with the kind of picture: files that none of them names are
 * removed.
 */
export const pictureColumns: Readonly<Record<PictureColumn, ImageKind>> = {
  'pub.bg_image_file_name': 'pub',
  'category.image_file_name': 'category',
  'dish.image_file_name': 'dish',
  'courier.image_file_name': 'courier',
  'order_line.image_file_name': 'dish',
};
