import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
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

/** The databases of a new one are nearly the same, so files of one name stand together, and repetitions are far. */
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

/** Writes a packed database into a missing folder; false, without a folder, if another engine made it. */
export function unpackDatabase(packed: Buffer, databaseDir: string, engine: string): boolean {
  const unpacked = zstdDecompressSync(packed);
  let at = unpacked.indexOf('\n') + 1;
  const contents = JSON.parse(unpacked.toString('utf8', 0, at)) as Contents;
  if (contents.engine !== engine) return false;
  for (const folder of ['', ...contents.folders]) {
    fs.mkdirSync(path.join(databaseDir, folder), { recursive: true, mode: OWNER_ONLY_FOLDER });
  }
  for (const [file, bytes] of contents.files) {
    const content = unpacked.subarray(at, at + bytes);
    if (content.length !== bytes) throw new Error('the packed database is incomplete');
    fs.writeFileSync(path.join(databaseDir, file), content, { mode: OWNER_ONLY, flag: 'wx' });
    at += bytes;
  }
  return true;
}
