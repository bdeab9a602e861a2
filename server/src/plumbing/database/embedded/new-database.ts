import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createZstdDecompress, zstdCompressSync } from 'node:zlib';
import { OWNER_ONLY, OWNER_ONLY_FOLDER } from '../../owner-only.ts';

/**
 * An empty database as this engine's `initdb` makes it: making it at a first start takes three seconds of a processor
 * and 600 MB. `make-new-database.ts` writes it.
 */
export const NEW_DATABASE = path.join(import.meta.dirname, 'new-database.zst');

type Contents = {
  /** The version of the engine that made it: another one may have other catalogs. */
  readonly engine: string;
  readonly folders: readonly string[];
  /** Each with its bytes, which follow in this order. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
};

export function engineVersion(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const file = path.join(path.dirname(program), '../package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Its three databases are nearly the same, so files of one name stand together, and what repeats is many megabytes later. */
const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: 26,
};

function compareNames(one: string, other: string): number {
  const [name, otherName] = [path.basename(one), path.basename(other)];
  if (name !== otherName) return name < otherName ? -1 : 1;
  return one < other ? -1 : 1;
}

/** A closed database as one compressed file. */
export function packDatabase(databaseDir: string, engine: string): Buffer {
  const entries = fs
    .readdirSync(databaseDir, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const at = path.relative(databaseDir, path.join(entry.parentPath, entry.name));
      return { at: at.replaceAll(path.sep, '/'), isFolder: entry.isDirectory() };
    });
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ at }) => at);
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ at }) => at);
  const bytes = files
    .toSorted(compareNames)
    .map((at) => [at, fs.readFileSync(path.join(databaseDir, at))] as const);
  const contents: Contents = {
    engine,
    folders: folders.toSorted(),
    files: bytes.map(([at, { length }]) => [at, length]),
  };
  return zstdCompressSync(
    Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...bytes.map(([, one]) => one)]),
    { params: COMPRESSION },
  );
}

/** Reads the unpacked bytes part by part: all of them at once would be a tenth of the memory of a start. */
function createReader(packed: string) {
  const stream = pipeline(
    fs.createReadStream(packed),
    createZstdDecompress({ chunkSize: 262_144 }),
    () => {}, // a failure ends the iteration
  );
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let rest: Buffer = Buffer.alloc(0);
  async function nextChunk(): Promise<Buffer> {
    const { value } = await chunks.next();
    if (!value) throw new Error('the packed database is incomplete');
    return value;
  }
  return {
    async line(): Promise<string> {
      while (!rest.includes('\n')) rest = Buffer.concat([rest, await nextChunk()]);
      const end = rest.indexOf('\n') + 1;
      const line = rest.toString('utf8', 0, end);
      rest = rest.subarray(end);
      return line;
    },
    async bytes(count: number): Promise<Buffer> {
      const bytes = Buffer.allocUnsafe(count);
      for (let filled = 0; filled < count;) {
        if (rest.length === 0) rest = await nextChunk();
        const copied = rest.copy(bytes, filled);
        rest = rest.subarray(copied);
        filled += copied;
      }
      return bytes;
    },
    close: () => stream.destroy(),
  };
}

/** Writes a packed database into a missing folder; false, without a folder, if another engine made it. */
export async function unpackDatabase(
  packed: string,
  databaseDir: string,
  engine: string,
): Promise<boolean> {
  const reader = createReader(packed);
  try {
    const contents = JSON.parse(await reader.line()) as Contents;
    if (contents.engine !== engine) return false;
    for (const folder of ['', ...contents.folders]) {
      fs.mkdirSync(path.join(databaseDir, folder), { recursive: true, mode: OWNER_ONLY_FOLDER });
    }
    for (const [file, count] of contents.files) {
      const options = { mode: OWNER_ONLY, flag: 'wx' };
      fs.writeFileSync(path.join(databaseDir, file), await reader.bytes(count), options);
    }
    return true;
  } finally {
    reader.close();
  }
}
