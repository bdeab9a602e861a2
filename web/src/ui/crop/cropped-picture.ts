import type { ImageKind } from '@comanda/domain/images';

type PictureFrame = {
  /** Width to height of what is kept. */
  readonly ratio: number;
  /** The part in the middle that guests see on each of their screens. */
  readonly seen: { readonly width: number; readonly height: number };
};

export type CroppedKind = Exclude<ImageKind, 'courier'>;

/** How guests see each kind of picture (`apps/guest/styles`). */
export const pictureFrames: Readonly<Record<CroppedKind, PictureFrame>> = {
  // A card is 5 : 6, the sheet of a dish 4 : 3.
  dish: { ratio: 1, seen: { width: 5 / 6, height: 3 / 4 } },
  // A banner of 44 pixels, up to 480 wide, of a file whose size is given as 4 : 1.
  category: { ratio: 4, seen: { width: 1, height: 0.37 } },
  // Given as 12 : 5; a strip that is 3.75 times as wide as high on a phone, and 4.6 times on a laptop.
  pub: { ratio: 12 / 5, seen: { width: 1, height: 0.52 } },
};

/** A file on the device, or the address of a picture that was sent before. */
export type PictureSource = File | { readonly address: string };

export const isFile = (source: PictureSource): source is File => source instanceof File;

export const nameOf = (source: PictureSource): string =>
  isFile(source) ? source.name : (source.address.split('/').at(-1) ?? '');

export async function readPicture(source: PictureSource): Promise<Blob> {
  if (isFile(source)) return source;
  const answer = await fetch(source.address);
  if (!answer.ok) throw new Error(`${source.address} answered ${answer.status}`);
  return answer.blob();
}
