import http from 'node:http';
import { once } from 'node:events';
import { portOf } from '../src/testing/app/port-of.ts';

export type CountingProxy = {
  readonly address: string;
  /** Requests since the last call of this function, and their answers of the classes 4xx and 5xx. */
  takeCounts(): Counts;
  stop(): Promise<void>;
};

type Counts = {
  readonly tried: number;
  readonly refused: number;
  readonly failed: string[];
};

/** Between a tool and the product: what a tool says that it sent is not what arrived. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let counts = { tried: 0, refused: 0, failed: [] as string[] };
  const server = http.createServer((request, response) => {
    counts.tried += 1;
    const { method, url, headers } = request;
    const forwarded = http.request(target + url, { method, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      if (status >= 400 && status < 500) counts.refused += 1;
      if (status >= 500) counts.failed.push(`${status} ${method} ${url}`);
      response.writeHead(status, answer.rawHeaders);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    takeCounts: () => {
      const taken = counts;
      counts = { tried: 0, refused: 0, failed: [] };
      return taken;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
