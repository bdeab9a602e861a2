import fs from 'node:fs';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import type { DatabaseLog } from '../../plumbing/database/database-log.ts';
import { OWNER_ONLY } from '../../plumbing/owner-only.ts';
import { socketAddress, type BackupReply, type BackupRequest } from './backup-socket.ts';

type Options = {
  readonly dataDir: string;
  /** Makes the backup and returns the text for the command. */
  readonly backUp: (folder: string) => Promise<string>;
  readonly log: Pick<DatabaseLog, 'info' | 'warn' | 'error'>;
};

async function answer(line: string, { backUp, log }: Options): Promise<BackupReply> {
  try {
    const { folder } = JSON.parse(line) as BackupRequest;
    const text = await backUp(folder);
    log.info({ folder }, 'backup made');
    return { ok: true, text };
  } catch (error) {
    log.error({ err: error }, 'backup failed');
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Lets the commands of this machine's operator have a backup made by the process that holds the embedded
 * database. A socket in the data folder: only its owner can connect, and a connection ends with its process,
 * so that no command waits for a server that is gone.
 */
export async function acceptBackupRequests(options: Options): Promise<{ close: () => void }> {
  const address = socketAddress(options.dataDir);
  if (address === undefined || process.platform === 'win32') {
    options.log.warn(
      {},
      'npm run backup works only while the server is stopped: DATA_DIR has no socket',
    );
    return { close: () => {} };
  }
  const connections = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy()); // a command that was interrupted
    createInterface({ input: socket }).once('line', (line) => {
      void answer(line, options).then((reply) => socket.end(`${JSON.stringify(reply)}\n`));
    });
  });
  fs.rmSync(address, { force: true }); // of a server that was killed; this one holds the folder's lock
  server.listen(address);
  await once(server, 'listening');
  fs.chmodSync(address, OWNER_ONLY);
  return {
    close: () => {
      server.close();
      for (const socket of connections) socket.destroy();
    },
  };
}
