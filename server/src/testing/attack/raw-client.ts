import net from 'node:net';

/** A bare TCP connection, without the rules of a browser. */
export type RawClient = {
  readonly socket: net.Socket;
  /** The data received so far. */
  received(): string;
  /** The same as bytes. */
  bytes(): Buffer;
  /** How long the connection was open, in milliseconds, once it has ended. */
  readonly ended: Promise<number>;
  /** Sends a text piece by piece while the connection is open. */
  drip(text: string, everyMs: number): void;
};

/** A new connection to a server, from any address of this machine. */
export async function connectRaw(address: string, localAddress?: string): Promise<RawClient> {
  const { hostname, port } = new URL(address);
  const start = performance.now();
  const socket = net.connect({
    host: hostname,
    port: Number(port),
    ...(localAddress && { localAddress }),
  });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The tests expect the server to cut connections.
  socket.on('error', () => {});
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - start));
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    received: () => Buffer.concat(chunks).toString(),
    bytes: () => Buffer.concat(chunks),
    ended,
    drip: (slowly, everyMs) => {
      let sent = 0;
      const timer = setInterval(() => {
        socket.write(slowly[sent % slowly.length] ?? '');
        sent += 1;
      }, everyMs);
      void ended.then(() => clearInterval(timer));
    },
  };
}

export const headers = (requestLine: string, ...more: string[]): string =>
  [`${requestLine} HTTP/1.1`, 'host: comanda.test', ...more, ''].join('\r\n');
