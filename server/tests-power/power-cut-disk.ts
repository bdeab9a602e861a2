import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const IMAGE_BYTES = 1_024 * 1_024 * 1_024;
// EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: the disk loses data that was not synced.
const SHUTDOWN = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack("I", 2))`;

/** An ext4 disk in a file whose power can be cut. */
export type PowerCutDisk = {
  folder: string;
  /** From here on every write fails, and data that was only in memory is lost. */
  cut(): void;
  /** After a cut, when it is no longer in use: as after switching on again. */
  restart(): Promise<void>;
  remove(): Promise<void>;
};

/** Mounts such a disk, or returns why it is impossible on this machine. */
export function createPowerCutDisk(): PowerCutDisk | { impossible: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return { impossible: 'mounting a loop device needs root on Linux' };
  }
  for (const tool of ['mkfs.ext4', 'mount', 'umount', 'python3']) {
    if (spawnSync('which', [tool]).status !== 0) return { impossible: `${tool} is not installed` };
  }
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-power-'));
  const image = path.join(work, 'disk.img');
  const folder = path.join(work, 'mounted');
  fs.mkdirSync(folder);
  fs.writeFileSync(image, '');
  fs.truncateSync(image, IMAGE_BYTES);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  const mounted = spawnSync('mount', ['-o', 'loop', image, folder], { encoding: 'utf8' });
  if (mounted.status !== 0) {
    fs.rmSync(work, { recursive: true });
    return { impossible: `a loop device cannot be mounted here: ${mounted.stderr.trim()}` };
  }
  return {
    folder,
    cut: () => execFileSync('python3', ['-c', SHUTDOWN, folder]),
    async restart() {
      await unmount(folder);
      execFileSync('mount', ['-o', 'loop', image, folder]);
    },
    async remove() {
      await unmount(folder);
      fs.rmSync(work, { recursive: true });
    },
  };
}

async function unmount(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (spawnSync('umount', [folder]).status === 0) return;
    await sleep(100);
  }
  throw new Error(`${folder} stays busy`);
}
