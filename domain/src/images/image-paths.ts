/** Where the pictures of each kind are served from. */
export const imageFolders = {
  pub: '/api-static/images/pubs/bgs',
  category: '/api-static/images/categories',
  dish: '/api-static/images/dishes',
  courier: '/api-static/images/couriers',
} as const;
export type ImageKind = keyof typeof imageFolders;

/** The stored widths of each kind, in pixels, ascending; the last one is the plain file. */
export const imageWidths: Record<ImageKind, readonly [number, ...number[]]> = {
  pub: [600, 960, 1600],
  category: [240, 480, 960],
  dish: [240, 480, 960],
  courier: [120, 480],
};

/** The address of a picture at one of its stored widths; the largest by default. */
export function imagePath(kind: ImageKind, fileName: string, width?: number): string {
  const isPlain = width === undefined || width === imageWidths[kind].at(-1);
  const name = isPlain ? fileName : fileName.replace(/\.webp$/, `-${width}.webp`);
  return `${imageFolders[kind]}/${name}`;
}

export function qrPath(fileName: string): string {
  return `/api-static/images/pubs/qr/${fileName}`;
}
