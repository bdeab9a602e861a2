import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { Page } from '@playwright/test';

/** Deployments of one product: the same program under other file names; the files of the earlier one are removed. */
export type Deployments = {
  readonly origin: string;
  deploy(next: Deployment): void;
  end(): Promise<void>;
};

/** The part of each file's name that identifies the deployment: the first one has none. */
type Deployment = {
  readonly name: string;
  /** While two deployments share one address: the one that answers page requests. */
  readonly shell?: string;
  /** The connection works for the page and fails for its parts. */
  readonly arePartsLost?: boolean;
  /** No deployment is running; the proxy answers with an error. */
  readonly isAway?: boolean;
};

const HASHED = /(-[\w-]{8})\.(js|css|woff2|svg|png|wav)(?!\w)/g;
const MARKED = /(-[\w-]{8})\.(\w+)\.(js|css|woff2|svg|png|wav)$/;

const IS_PART = /^\/(?:pub\/_\/)?assets\//;

/** The deployment of a file's name. */
export const deploymentOf = (address: string): string => MARKED.exec(address)?.[2] ?? '';

function renamed(text: string, deployment: string): string {
  if (deployment === '') return text;
  return text
    .replaceAll(HASHED, `$1.${deployment}.$2`)
    .replace(/"version":"\w+"/, `"version":"${deployment}"`);
}

/** The deployments of the scripts and styles of this page: one, otherwise the page is mixed. */
export async function deploymentsIn(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const parts = addresses.filter((address) => /\/assets\/.*\.(js|css)$/.test(address));
  return [...new Set(parts.map(deploymentOf))];
}

type ProductRequest = { readonly path: string; readonly deployment: string };

/** The path for the product, and the deployment of its answer; a part of an unknown deployment is not found. */
function requestOf(path: string, now: Deployment): ProductRequest {
  const shell = now.shell ?? now.name;
  if (!IS_PART.test(path))
    return { path, deployment: path.includes('worker.js') ? now.name : shell };
  const deployment = deploymentOf(path);
  const isServed = deployment === now.name || deployment === shell;
  return { path: isServed ? path.replace(MARKED, '$1.$3') : '/assets/gone', deployment };
}

async function forward(
  from: http.IncomingMessage,
  reply: http.ServerResponse,
  deployment: string,
): Promise<void> {
  // With other names the content no longer matches the product's ETags.
  const { etag: _etag, 'content-length': length, ...headers } = from.headers;
  const isProgram = /html|javascript|css/.test(headers['content-type'] ?? '');
  if (!isProgram) {
    const size = length === undefined ? {} : { 'content-length': length };
    from.pipe(reply.writeHead(from.statusCode ?? 502, { ...headers, ...size }));
    return;
  }
  const pieces = (await from.toArray()) as Buffer[];
  const text = renamed(Buffer.concat(pieces).toString(), deployment);
  reply.writeHead(from.statusCode ?? 502, headers).end(text);
}

/** The live sockets are passed through unchanged. */
function forwardSocket(request: http.IncomingMessage, near: net.Socket, to: URL): void {
  const far = net.connect(Number(to.port), to.hostname, () => {
    const { rawHeaders: raw, url } = request;
    const headers = raw.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    far.write(`GET ${url} HTTP/1.1\r\n${headers}\r\n`);
    near.pipe(far).pipe(near);
  });
  for (const end of [near, far]) {
    end
      .on('error', () => {})
      .on('close', () => {
        near.destroy();
        far.destroy();
      });
  }
}

/** A proxy in front of the product that gives its files the names of the current deployment. */
export async function openDeployments(product: string): Promise<Deployments> {
  const to = new URL(product);
  const { hostname, port } = to;
  let now: Deployment = { name: '' };

  const server = http.createServer((request, reply) => {
    const { method = 'GET', url = '/', headers } = request;
    if (now.isAway) {
      reply.writeHead(503).end('away');
      return;
    }
    if (now.arePartsLost && IS_PART.test(url)) {
      request.destroy();
      return;
    }
    const { path, deployment } = requestOf(url, now);
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...asked } = headers;
    const forwarded = http.request(
      { hostname, port, path, method, headers: { ...asked, 'accept-encoding': 'identity' } },
      (from) => void forward(from, reply, deployment),
    );
    forwarded.on('error', () => reply.destroy());
    request.pipe(forwarded);
  });
  const sockets = new Set<net.Socket>();
  server.on('upgrade', (request: http.IncomingMessage, near: net.Socket) => {
    sockets.add(near);
    forwardSocket(request, near, to);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `http://${hostname}:${(server.address() as net.AddressInfo).port}`,
    deploy: (next) => {
      now = next;
    },
    end: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
