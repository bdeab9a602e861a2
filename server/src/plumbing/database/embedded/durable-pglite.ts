import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../../owner-only.ts';
import { DurabilityError } from '../database-errors.ts';
import { syncPath } from './sync-to-disk.ts';

const EMSCRIPTEN_EIO = 29;

/** Calls that the engine's file system received: the proof that a commit reaches the disk. */
export type SyncLog = { count: number; failure: unknown };

type OpenFile = { nfd?: number; node: unknown };
/** How the engine changes the mode of a file, among others; it does so right after it has created one. */
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
type NodeFilesystem = {
  realPath(node: unknown): string;
  node_ops: { setattr: SetAttributes };
  stream_ops: { fsync?: (file: OpenFile) => number; setattr: SetAttributes };
};
type FilesystemOptions = Awaited<ReturnType<NodeFS['init']>>;

function nodeFilesystemOf(engine: { NODEFS: unknown }): NodeFilesystem {
  const { NODEFS } = engine;
  if (
    typeof NODEFS !== 'object' ||
    NODEFS === null ||
    !('stream_ops' in NODEFS) ||
    !('node_ops' in NODEFS)
  ) {
    throw new DurabilityError('its file system is not where it was');
  }
  return NODEFS as NodeFilesystem; // checked as far as it is used: the engine publishes no type for it
}

/** Emscripten's NODEFS opens each file to everybody (0666), whatever the umask. */
const forOwnerOnly =
  (setAttributes: SetAttributes): SetAttributes =>
  (target, attributes) => {
    const { mode } = attributes;
    setAttributes(
      target,
      mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS },
    );
  };

/** Emscripten's NODEFS has no fsync operation, so fsync() "succeeds" without reaching the disk. This has one. */
class DurableNodeFS extends NodeFS {
  readonly syncs: SyncLog = { count: 0, failure: undefined };

  override async init(...args: Parameters<NodeFS['init']>): Promise<FilesystemOptions> {
    const result = await super.init(...args);
    const { emscriptenOpts } = result;
    emscriptenOpts.preRun = [
      (engine) => this.#patch(nodeFilesystemOf(engine)),
      ...(emscriptenOpts.preRun ?? []),
    ];
    return result;
  }

  #patch(filesystem: NodeFilesystem): void {
    for (const operations of [filesystem.node_ops, filesystem.stream_ops]) {
      operations.setattr = forOwnerOnly(operations.setattr);
    }
    filesystem.stream_ops.fsync = (file) => {
      try {
        if (file.nfd === undefined) syncPath(filesystem.realPath(file.node));
        else fs.fsyncSync(file.nfd);
        this.syncs.count += 1;
        return 0;
      } catch (error) {
        this.syncs.failure = error;
        return EMSCRIPTEN_EIO;
      }
    };
  }
}

const COMMON_START_PARAMS = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];
/** For tests only: without durability after a power cut. */
export const FAST_START_PARAMS = [...PGlite.defaultStartParams, ...COMMON_START_PARAMS];
export const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'), // -F is fsync=off
  ...COMMON_START_PARAMS,
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync', // the default, fdatasync, does nothing in this build
];

export type OpenEngine = { engine: PGlite; syncs: SyncLog };

/** Opens a database whose commits are on the disk (or creates it in a missing folder); does not check it. */
export async function startDurable(databaseDir: string): Promise<OpenEngine> {
  const filesystem = new DurableNodeFS(databaseDir);
  const engine = new PGlite({ fs: filesystem, startParams: DURABLE_START_PARAMS });
  await engine.waitReady;
  return { engine, syncs: filesystem.syncs };
}

/** Proves by a forced write that the engine really syncs, so that an upgrade that breaks it is detected. */
export async function checkDurability({ engine, syncs }: OpenEngine): Promise<void> {
  const { rows } = await engine.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  const settings = rows.map((row) => `${row.name}=${row.setting}`).join(' ');
  if (settings !== 'fsync=on full_page_writes=on synchronous_commit=on wal_sync_method=fsync') {
    throw new DurabilityError(`its settings are ${settings}`);
  }
  const before = syncs.count;
  await engine.exec(
    `select pg_logical_emit_message(true, 'comanda', 'does a commit reach the disk?')`,
  );
  if (syncs.count === before) throw new DurabilityError('a commit did not call fsync');
}
