const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** After the end of the directory only a comment of this length may follow. */
const LONGEST_COMMENT = 0xff_ff;

/** Where the directory ends: it is looked for from the end of the file. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

export type ZipEntries = {
  /** What its files have when they are unpacked. */
  readonly bytes: number;
  readonly names: readonly string[];
};

/**
 * What is in a ZIP archive, by its directory, which is read without unpacking anything. Undefined when it is none. An
 * archive of a small file may unpack to gigabytes.
 */
export function zipEntries(archive: ArrayBuffer): ZipEntries | undefined {
  const view = new DataView(archive);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let bytes = 0;
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    bytes += view.getUint32(at + 24, true);
    // Its name, its other fields and its comment follow.
    const following = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const nameAt = at + ENTRY_BYTES;
    const nameEnd = Math.min(nameAt + (following[0] ?? 0), end);
    names.push(new TextDecoder().decode(new Uint8Array(archive, nameAt, nameEnd - nameAt)));
    at += following.reduce((sum, more) => sum + more, ENTRY_BYTES);
  }
  return { bytes, names };
}
