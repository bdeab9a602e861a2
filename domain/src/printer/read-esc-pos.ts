import type { Raster } from './raster.ts';

export type Printed = Raster & {
  /** The rows of each picture that was sent. */
  readonly strips: readonly number[];
  readonly cuts: number;
  /** What was fed after the last picture, in lines. */
  readonly fedLines: number;
};

/** For tests: what a printer makes of the bytes. It fails at each byte that none of our commands has. */
export function readEscPos(bytes: Uint8Array): Printed {
  const rows: Uint8Array[] = [];
  const strips: number[] = [];
  let [bytesInRow, cuts, fedLines, at] = [0, 0, 0, 0];
  const next = (): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new Error(`the bytes end inside a command, at ${at}`);
    at += 1;
    return byte;
  };
  const picture = (): void => {
    if (next() !== 0x30 || next() !== 0) throw new Error('only pictures of usual size');
    bytesInRow = next() + 256 * next();
    const height = next() + 256 * next();
    strips.push(height);
    for (let row = 0; row < height; row += 1) {
      const end = at + bytesInRow;
      if (end > bytes.length) throw new Error('a picture is cut off');
      rows.push(bytes.subarray(at, end));
      at = end;
    }
    fedLines = 0;
  };
  const commands: Readonly<Record<string, () => void>> = {
    '1b40': () => {
      if (rows.length > 0) throw new Error('started again in the middle');
    },
    '1b64': () => {
      fedLines += next();
    },
    '1d76': picture,
    '1d56': () => {
      if (next() !== 0x42) throw new Error('another cut');
      next();
      cuts += 1;
    },
  };
  while (at < bytes.length) {
    const name = [next(), next()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const run = commands[name];
    if (!run) throw new Error(`unknown command ${name} before byte ${at}`);
    run();
  }
  const whole = new Uint8Array(rows.length * bytesInRow);
  rows.forEach((row, index) => {
    whole.set(row, index * bytesInRow);
  });
  return { bytesInRow, height: rows.length, bytes: whole, strips, cuts, fedLines };
}
