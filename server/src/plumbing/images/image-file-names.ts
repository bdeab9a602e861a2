/** The root of the folders in `imageFolders`, on the wire and on the disk. */
export const IMAGES_PREFIX = '/api-static/images/';

/** File names that the store writes, or wrote with its earlier, longer names: no other file is ever served. */
export const storedFileName = /^[0-9a-f]{12,32}(-\d{2,4})?\.webp$/;
