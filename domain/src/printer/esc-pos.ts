import type { Raster } from './raster.ts';

/** Cheap printers print garbage when one picture is longer than their memory. */
const STRIP_ROWS = 128;

const START = [0x1b, 0x40];
/** Four empty lines bring the last one above the edge of printers without a cutter. */
const FEED = [0x1b, 0x64, 4];
/** Feeds to the knife and cuts, all but one point; printers without a cutter ignore it. */
const CUT = [0x1d, 0x56, 0x42, 0];

function strip({ bytesInRow, height, bytes }: Raster, first: number): readonly Uint8Array[] {
  const rows = Math.min(STRIP_ROWS, height - first);
  // Width and height in two bytes each, the low one first; neither reaches 256.
  const head = [0x1d, 0x76, 0x30, 0, bytesInRow, 0, rows, 0];
  return [Uint8Array.from(head), bytes.subarray(first * bytesInRow, (first + rows) * bytesInRow)];
}

/** The bytes that make a printer print the picture and cut the paper. */
export function escPosOf(raster: Raster): Uint8Array {
  const strips = Array.from({ length: Math.ceil(raster.height / STRIP_ROWS) }, (_, index) =>
    strip(raster, index * STRIP_ROWS),
  );
  const parts = [Uint8Array.from(START), ...strips.flat(), Uint8Array.from([...FEED, ...CUT])];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
