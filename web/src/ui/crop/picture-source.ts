/** A file on the device, or the address of a picture that was sent before. */
export type PictureSource = File | { readonly address: string };

export const isFile = (source: PictureSource): source is File => source instanceof File;

async function read({ address }: { readonly address: string }): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.blob();
}

/** Decodes a picture, turned upright as its camera says; rejects when it is not one. */
export async function decodePicture(source: PictureSource): Promise<ImageBitmap> {
  const blob = isFile(source) ? source : await read(source);
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
}
