import sharp from 'sharp';

// Headers that claim another size than the picture had: what a decoder reserves comes from the header.

const tiny = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c83c28' } });

/** A lossless WebP of one colour needs no bit for any pixel: these forty bytes are whole at every size up to 16384. */
export async function webpOfSize(width: number, height: number): Promise<Buffer> {
  const file = await tiny().webp({ lossless: true }).toBuffer();
  const at = file.indexOf('VP8L') + 9;
  const others = file.readUInt32LE(at) & ~0xfffffff;
  file.writeUInt32LE((others | ((height - 1) << 14) | (width - 1)) >>> 0, at);
  return file;
}

/** The pixels of a JPEG end after the first ones; a progressive one is nevertheless reserved as a whole. */
export async function jpegOfSize(
  { width, height }: { width: number; height: number },
  { progressive }: { progressive: boolean },
): Promise<Buffer> {
  const file = await tiny().jpeg({ progressive, chromaSubsampling: '4:4:4' }).toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0, 0x00, 0x11]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

export async function avifOfSize(width: number, height: number): Promise<Buffer> {
  const file = await tiny().avif().toBuffer();
  const at = file.indexOf('ispe') + 8;
  file.writeUInt32BE(width, at);
  file.writeUInt32BE(height, at + 4);
  return file;
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

/** An animated WebP on a canvas of this size, each frame of 8 x 8 pixels. */
export async function animatedWebp(
  { width, height }: { width: number; height: number },
  frames: number,
): Promise<Buffer> {
  const still = await tiny().webp({ lossless: true }).toBuffer();
  const canvas = Buffer.concat([Buffer.from([2, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]);
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([
      ...[0, 0, 7, 7, 40].map(uint24),
      Buffer.from([0]),
      still.subarray(still.indexOf('VP8L')),
    ]),
  );
  const parts = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return riffChunk('RIFF', parts);
}
