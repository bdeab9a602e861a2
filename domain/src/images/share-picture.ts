/** The largest width at which messengers show a link's picture, in a ratio that none of them crops. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The source of the share picture: one of the pub's pictures, or its colour. */
export type ShareSource =
  | { readonly kind: 'pub' | 'dish'; readonly fileName: string }
  | { readonly kind: 'plain'; readonly color: string };

/** The cover; without one the first picture of the menu as its guests see it; else the pub's colour. */
export function shareSource({
  cover,
  dishPictures,
  color,
}: {
  readonly cover: string;
  readonly dishPictures: readonly string[];
  readonly color: string;
}): ShareSource {
  if (cover !== '') return { kind: 'pub', fileName: cover };
  const fileName = dishPictures.find((name) => name !== '');
  return fileName === undefined ? { kind: 'plain', color } : { kind: 'dish', fileName };
}

/** A new version for a new source: file names never repeat. */
export function shareVersion(source: ShareSource): string {
  return source.kind === 'plain'
    ? source.color.replace('#', '').toLowerCase()
    : source.fileName.replace(/\.webp$/, '');
}

/** Messengers cache a picture by its address, so a new picture has a new address. */
export function sharePath(urlName: string, source: ShareSource): string {
  return `/pub/${urlName}/share.jpg?v=${shareVersion(source)}`;
}
