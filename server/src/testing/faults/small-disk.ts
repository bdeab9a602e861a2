import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const BLOCK_BYTES = 64 * 1024;

/** A file system of its own that a test fills. */
export type SmallDisk = {
  readonly folder: string;
  /** Writes a file into it until there is no space left; again, for space that has become free. */
  fill(): void;
  /** Removes that file. */
  free(): void;
  /** No process may use it any more. */
  remove(): void;
};

function refusalOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: Buffer; message: string };
  return stderr?.toString().trim() || message;
}

/** Mounts one of this size; the reason, where this user may not mount any. */
export function mountSmallDisk(megabytes: number): SmallDisk | { readonly refusal: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-small-disk-'));
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'comanda-small-disk', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    fs.rmdirSync(folder);
    return { refusal: refusalOf(error) };
  }
  const remove = (): void => {
    execFileSync('umount', ['--lazy', folder]);
    fs.rmdirSync(folder);
  };
  // Also when the run is interrupted: the disk is memory.
  process.once('exit', remove);
  const ballast = path.join(folder, 'ballast');
  const block = Buffer.alloc(BLOCK_BYTES, 'x');
  return {
    folder,
    fill: () => {
      const file = fs.openSync(ballast, 'a');
      try {
        for (;;) fs.writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        fs.closeSync(file);
      }
    },
    free: () => fs.rmSync(ballast),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}
