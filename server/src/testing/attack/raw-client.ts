import net from 'node:net';

/** A bare TCP connection, without the rules of a browser. */
export type RawClient = {
  readonly socket: net.Socket;
  /** The data received so far. */
  received(): string;
  /** How long the connection was open, in milliseconds, once it has ended. */
  readonly ended: Promise<number>;
  /** Sends a text piece by piece while the connection is open. */
  drip(text: string, everyMs: number): void;
};

export async function connectRaw(address: string): Promise<RawClient> {
  const { hostname, port } = new URL(address);
  const start = performance.now();
  const socket = net.connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // The tests expect the server to cut connections.
  socket.on('error', () => {});
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - start));
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    received: () => text,
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
