import http from 'node:http';
import { once } from 'node:events';
import { portOf } from '../app/port-of.ts';

/** How the first attempt of a request ends: with this status, or with the end of its connection. */
export type FirstEnd = number | 'reset';

export type FailingServers = {
  readonly ports: { readonly a: number; readonly b: number };
  /** How often a request with this path has reached one of them. */
  attempts(path: string): number;
  /** How often the first one was asked whether it is ready. */
  checks(): number;
  /** From now on the second one refuses connections. */
  stopSecond(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Two servers which together fail the first attempt of each request, as `endOf` says by its path, and answer the next
 * one with 200: which of them a proxy asks first does not matter.
 */
export async function startFailingServers(
  endOf: (path: string) => FirstEnd,
  readyAfterMs = 0,
): Promise<FailingServers> {
  const attempts = new Map<string, number>();
  let checks = 0;
  const answer = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const path = request.url ?? '';
    if (path === '/healthz') return void response.end('ok');
    if (path === '/readyz') {
      if (request.socket.localPort === portOf(first)) checks += 1;
      return void setTimeout(() => response.end('ok'), readyAfterMs);
    }
    const count = (attempts.get(path) ?? 0) + 1;
    attempts.set(path, count);
    const end = count === 1 ? endOf(path) : 200;
    // The whole request has arrived: it may have had its effect.
    request.resume().once('end', () => {
      if (end === 'reset') request.socket.destroy();
      else response.writeHead(end).end();
    });
  };
  const start = async (): Promise<http.Server> => {
    const server = http.createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const stopOne = async (server: http.Server): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const [first, second] = [await start(), await start()];
  return {
    ports: { a: portOf(first), b: portOf(second) },
    attempts: (path) => attempts.get(path) ?? 0,
    checks: () => checks,
    stopSecond: () => stopOne(second),
    stop: async () => {
      await stopOne(first);
      await stopOne(second);
    },
  };
}
