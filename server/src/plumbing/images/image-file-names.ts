/** Below this stand the folders of `imageFolders`, on the wire and on the disk. */
export const IMAGES_PREFIX = '/api-static/images/';

/** What the store writes, or wrote when its names were longer: nothing else in its folder is ever served. */
export const storedFileName = /^[0-9a-f]{12,32}(-\d{2,4})?\.webp$/;
