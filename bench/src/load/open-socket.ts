import { once } from 'node:events';
import net from 'node:net';
import { PING, PONG } from '@comanda/contract/wire';
import { createFrameReader, maskedText } from './frames.ts';

/** Longer than the slowest first message of a server that works. */
const OPENING_LIMIT_MS = 30_000;
const PONG_FRAME = maskedText(PONG);

export type OpenSocket = {
  readonly first: string;
  /** Called with each text after the first one, except `PING`. */
  onText: (text: string) => void;
  readonly close: () => void;
};

/** The upgrade of a phone's browser. */
function upgradeOf(host: string, path: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Pragma: no-cache',
    'Cache-Control: no-cache',
    'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    'Upgrade: websocket',
    `Origin: http://${host}`,
    'Sec-WebSocket-Version: 13',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: ro-MD,ro;q=0.9,ru;q=0.8,en;q=0.7',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');
}

/** Opens a socket without a library, which would limit the load; resolves with its first message. */
export async function openSocket(origin: string, path: string): Promise<OpenSocket> {
  const { hostname, port, host } = new URL(origin);
  const connection = net.connect({ host: hostname, port: Number(port), noDelay: true });
  connection.on('error', () => {}); // reported as the end
  const limit = setTimeout(() => connection.destroy(), OPENING_LIMIT_MS);
  const ended = once(connection, 'close').then(() => {
    throw new Error(`${path} was closed`);
  });
  const { promise: opened, resolve } = Promise.withResolvers<string>();
  const socket = {
    first: '',
    onText: resolve,
    // Without the waiting time of a port that was closed in order: there are fewer ports than sockets.
    close: () => void connection.resetAndDestroy(),
  };
  const read = createFrameReader((text) => {
    if (text === PING) connection.write(PONG_FRAME);
    else socket.onText(text);
  });
  let head = '';
  connection.on('data', function readHead(chunk: Buffer) {
    head += chunk.toString('latin1');
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    if (!head.startsWith('HTTP/1.1 101 ')) {
      connection.destroy();
      return;
    }
    connection.off('data', readHead);
    connection.on('data', read);
    if (head.length > end + 4) read(Buffer.from(head.slice(end + 4), 'latin1'));
    head = '';
  });
  connection.write(upgradeOf(host, path));
  const first = await Promise.race([opened, ended]);
  clearTimeout(limit);
  ended.catch(() => {});
  socket.onText = () => {};
  return Object.assign(socket, { first });
}
