/** As wide as messengers draw the picture beside a link, in the shape that none of them cuts. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** What that picture is made of: one of the pub's own, or its colour. */
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

/** Another one for another source: names of files never repeat. */
export function shareVersion(source: ShareSource): string {
  return source.kind === 'plain'
    ? source.color.replace('#', '').toLowerCase()
    : source.fileName.replace(/\.webp$/, '');
}

/** Messengers keep what they fetched by its address, so a new picture has a new one. */
export function sharePath(urlName: string, source: ShareSource): string {
  return `/pub/${urlName}/share.jpg?v=${shareVersion(source)}`;
}
