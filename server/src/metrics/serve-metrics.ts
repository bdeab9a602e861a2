import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createMetrics, type MetricsParts } from './create-metrics.ts';

/**
 * `GET /metrics` on a port of its own, which only the machine's own network reaches. It answers until the app
 * is closed, while the app drains too.
 */
export async function serveMetrics(
  parts: MetricsParts,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const register = createMetrics(parts);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        parts.app.log.error({ err: error }, 'metrics');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  parts.app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}
