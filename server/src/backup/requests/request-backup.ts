import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { BackupError } from '../backup-error.ts';
import { socketAddress, type BackupReply, type BackupRequest } from './backup-socket.ts';

/** No server listens there. */
const absentCodes = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

async function connect(address: string): Promise<net.Socket | undefined> {
  const socket = net.connect(address);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if (absentCodes.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Has the running server make a backup; undefined when none is running on this data folder. */
export async function requestBackup(
  dataDir: string,
  request: BackupRequest,
): Promise<string | undefined> {
  const address = socketAddress(dataDir);
  const socket = address === undefined ? undefined : await connect(address);
  if (!socket) return undefined;
  const lines = createInterface({ input: socket });
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of lines) {
    const reply = JSON.parse(line) as BackupReply;
    if (reply.ok) return reply.text;
    throw new BackupError(reply.reason);
  }
  throw new BackupError('the server ended before the backup was complete: start it and try again');
}
