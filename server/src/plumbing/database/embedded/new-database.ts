import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createZstdDecompress, zstdCompressSync } from 'node:zlib';
import { OWNER_ONLY, OWNER_ONLY_FOLDER } from '../../owner-only.ts';

/**
 * An empty database with the schema: `initdb` at a first start takes three seconds of a processor and 600 MB, and the
 * migrations another second. `make-new-database.ts` writes it.
 */
export const NEW_DATABASE = path.join(import.meta.dirname, 'new-database.zst');

/** What a packed database is made of. */
export type Origin = {
  /** The version of the engine that made it: another one may have other catalogs. */
  readonly engine: string;
  /** The checksums of the migrations that it has, in their order. */
  readonly migrations: readonly string[];
};

/** For a database that will get no migrations, those of the packed one do not matter. */
export type Wanted = Pick<Origin, 'engine'> & Partial<Origin>;

type Contents = Origin & {
  readonly folders: readonly string[];
  /** Each with its bytes, which follow in this order. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
};

export function engineVersion(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const file = path.join(path.dirname(program), '../package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Unpacking takes the memory of the window: a larger one makes the file hardly smaller. */
const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_windowLog]: 23,
};

/** A closed database as one compressed file. */
export function packDatabase(databaseDir: string, origin: Origin): Buffer {
  const entries = fs
    .readdirSync(databaseDir, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const at = path.relative(databaseDir, path.join(entry.parentPath, entry.name));
      return { at: at.replaceAll(path.sep, '/'), isFolder: entry.isDirectory() };
    });
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ at }) => at);
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ at }) => at);
  const bytes = files
    .toSorted()
    .map((at) => [at, fs.readFileSync(path.join(databaseDir, at))] as const);
  const contents: Contents = {
    ...origin,
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

/** Those that came after it was packed are applied to it as to every database. */
const suits = (packed: Origin, { engine, migrations = packed.migrations }: Wanted): boolean =>
  packed.engine === engine &&
  packed.migrations.every((checksum, index) => checksum === migrations[index]);

/**
 * Writes a packed database into a missing folder; false, without a folder, if another engine made it, or if it has
 * another migration than the first ones of those that are wanted.
 */
export async function unpackDatabase(
  packed: string,
  databaseDir: string,
  wanted: Wanted,
): Promise<boolean> {
  const reader = createReader(packed);
  try {
    const contents = JSON.parse(await reader.line()) as Contents;
    if (!suits(contents, wanted)) return false;
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
