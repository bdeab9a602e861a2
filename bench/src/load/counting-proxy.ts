import net, { type AddressInfo } from 'node:net';

/** Forwards connections to a server of this machine, and counts the bytes that its sockets send. */
export type CountingProxy = {
  readonly origin: string;
  /** The bytes that all WebSockets have sent over the network so far. The browser reports only uncompressed messages. */
  readonly socketBytes: () => number;
  readonly stop: () => Promise<void>;
};

export async function startCountingProxy(origin: string): Promise<CountingProxy> {
  const target = new URL(origin);
  let socketBytes = 0;
  const connections = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    let isSocket = false;
    for (const end of [client, upstream]) {
      connections.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        connections.delete(end);
        client.destroy();
        upstream.destroy();
      });
    }
    // A connection that becomes a socket stays one.
    client.on('data', (data) => {
      isSocket ||= data.toString('latin1').startsWith('GET /ws/');
    });
    upstream.on('data', (data) => {
      if (isSocket) socketBytes += data.length;
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    socketBytes: () => socketBytes,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections) connection.destroy();
      await closed;
    },
  };
}
