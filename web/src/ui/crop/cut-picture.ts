type Size = { readonly width: number; readonly height: number };

/** What is cut out, in pixels of the picture after its turns. */
type Cut = {
  readonly area: Size & { readonly x: number; readonly y: number };
  /** Quarter turns clockwise. */
  readonly turns: number;
};

const MAX_ZOOM = 5;
/** A cut that is narrower looks coarse on every screen. */
const MIN_CUT_WIDTH = 240;
const QUALITY = 0.92;
/** A smaller file is sent as it is. */
const LARGE_BYTES = 1_000_000;

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height };

/** A small picture cannot be enlarged much. */
export function maxZoom(size: Size, turns: number, ratio: number): number {
  const { width, height } = turnedSize(size, turns);
  return Math.min(Math.max(Math.min(width, height * ratio) / MIN_CUT_WIDTH, 1), MAX_ZOOM);
}

/** The pixels that are sent: whole ones, no more than are stored and none that the picture does not have. */
export function sentSize({ width, height }: Size, maxWidth: number): Size {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Draws the cut of a picture so that it fills the canvas. */
function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, { area, turns }: Cut): void {
  const turned = turnedSize(picture, turns);
  const context = contextOf(canvas);
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
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

type Cutting = {
  /** Of the file that it was read from. */
  readonly name: string;
  /** The widest file that is stored. */
  readonly maxWidth: number;
  /** The whole without it. */
  readonly cut?: Cut;
};

/** A picture, or a part of it, as a file of its own, no wider than what is stored. */
export async function cutPicture(blob: Blob, { name, maxWidth, cut }: Cutting): Promise<File> {
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  const { width, height } = picture;
  const { area, turns } = cut ?? { area: { x: 0, y: 0, width, height }, turns: 0 };
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sentSize(area, maxWidth));
  drawCut(canvas, picture, { area, turns });
  // That of a phone has 50 MB.
  picture.close();
  const sent = await encodeSmall(canvas);
  const ending = sent.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([sent], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: sent.type });
}

/** The picture without a cut; a large file, such as a photo of a phone, in the size in which it is stored. */
export const wholePicture = async (file: File, maxWidth: number): Promise<File> =>
  file.size <= LARGE_BYTES ? file : cutPicture(file, { name: file.name, maxWidth });
