import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A line to a server that a test can cut and mend. */
export type CuttableLine = {
  /** The server's address, through this line. */
  readonly url: string;
  /** Ends every connection; new ones are refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

async function listen(line: net.Server, port: number): Promise<void> {
  line.listen(port, '127.0.0.1');
  await once(line, 'listening');
}

export async function openCuttableLine(serverUrl: string): Promise<CuttableLine> {
  const { hostname, port: serverPort } = new URL(serverUrl);
  const ends = new Set<net.Socket>();
  const line = net.createServer((near) => {
    const far = net.connect(Number(serverPort), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      // A cut connection takes its other half along.
      end
        .on('error', () => {})
        .on('close', () => {
          ends.delete(end);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  await listen(line, 0);
  const { port } = line.address() as AddressInfo;
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: async () => {
      if (!line.listening) return;
      const closed = once(line, 'close');
      line.close();
      for (const end of ends) end.destroy();
      await closed;
    },
    mend: () => listen(line, port),
  };
}
