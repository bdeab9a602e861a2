import { once } from 'node:events';
import net from 'node:net';
import { portOf } from '../app/port-of.ts';

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
