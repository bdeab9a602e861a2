import {
  cutSize,
  sentSize,
  sourceRect,
  UNCHANGED,
  type Crop,
  type Framed,
} from './crop-geometry.ts';
import { isFile, type PictureSource } from './picture-source.ts';

const QUALITY = 0.92;

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Draws the cut of a picture so that it fills the canvas. */
export function drawCut(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  cut: { readonly framed: Framed; readonly crop: Crop },
): void {
  const { turns } = cut.crop;
  const { x, y, width, height } = sourceRect(cut.framed, cut.crop);
  const isOnItsSide = turns % 2 === 1;
  const drawnWidth = isOnItsSide ? canvas.height : canvas.width;
  const drawnHeight = isOnItsSide ? canvas.width : canvas.height;
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(
    picture,
    x,
    y,
    width,
    height,
    -drawnWidth / 2,
    -drawnHeight / 2,
    drawnWidth,
    drawnHeight,
  );
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error('the picture was not encoded'));
    };
    canvas.toBlob(done, type, QUALITY);
  });
}

/** WebP; JPEG, which has no transparency, where the browser cannot write WebP. */
async function encodeSmall(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await encode(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.resetTransform();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encode(canvas, 'image/jpeg');
}

function nameOf(source: PictureSource, type: string): string {
  const full = isFile(source) ? source.name : (source.address.split('/').at(-1) ?? '');
  return `${full.replace(/\.[^.]*$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}

type Cut = {
  readonly source: PictureSource;
  readonly picture: ImageBitmap;
  readonly framed: Framed;
  readonly crop: Crop;
  /** The widest file that is stored. */
  readonly maxWidth: number;
};

/** The cut as a file of its own, no wider than what is stored. */
export async function cutPicture({ source, picture, framed, crop, maxWidth }: Cut): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sentSize(cutSize(framed, crop), maxWidth));
  drawCut(canvas, picture, { framed, crop });
  const blob = await encodeSmall(canvas);
  return new File([blob], nameOf(source, blob.type), { type: blob.type });
}

type Whole = {
  readonly source: File;
  readonly picture: ImageBitmap | undefined;
  readonly maxWidth: number;
};

/** A smaller file is sent as it is. */
const LARGE_BYTES = 1_000_000;

/** The picture without a cut; a large file, such as a photo of a phone, in the size in which it is stored. */
export async function wholePicture({ source, picture, maxWidth }: Whole): Promise<File> {
  if (!picture || source.size <= LARGE_BYTES) return source;
  const { width, height } = picture;
  const framed = { size: picture, ratio: width / height };
  return cutPicture({ source, picture, framed, crop: UNCHANGED, maxWidth });
}
