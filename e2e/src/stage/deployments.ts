import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { Page } from '@playwright/test';

/** Deployments of one product: the same program under other names, those of the one before are gone. */
export type Deployments = {
  readonly origin: string;
  deploy(next: Deployment): void;
  end(): Promise<void>;
};

/** A name in each file's: the first deployment has none. */
type Deployment = {
  readonly name: string;
  /** While two are at work behind one address: whose page comes. */
  readonly shell?: string;
  /** The line holds for the page and drops before its parts. */
  readonly arePartsLost?: boolean;
  /** Nobody is at work; what stands in front says so. */
  readonly isAway?: boolean;
};

const HASHED = /(-[\w-]{8})\.(js|css|woff2|svg|png|wav)(?!\w)/g;
const MARKED = /(-[\w-]{8})\.(\w+)\.(js|css|woff2|svg|png|wav)$/;

const IS_PART = /^\/(?:pub\/_\/)?assets\//;

/** The deployment that a file's name belongs to. */
export const deploymentOf = (address: string): string => MARKED.exec(address)?.[2] ?? '';

function renamed(text: string, deployment: string): string {
  if (deployment === '') return text;
  return text
    .replaceAll(HASHED, `$1.${deployment}.$2`)
    .replace(/"version":"\w+"/, `"version":"${deployment}"`);
}

/** The deployments that the programs and styles of this page come from: one, or the page is a mixture. */
export async function deploymentsIn(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const parts = addresses.filter((address) => /\/assets\/.*\.(js|css)$/.test(address));
  return [...new Set(parts.map(deploymentOf))];
}

type Wanted = { readonly path: string; readonly deployment: string };

/** What the product is asked for, and whose names its answer gets; a part of nobody's is asked for in vain. */
function wantedOf(path: string, now: Deployment): Wanted {
  const shell = now.shell ?? now.name;
  if (!IS_PART.test(path))
    return { path, deployment: path.includes('worker.js') ? now.name : shell };
  const deployment = deploymentOf(path);
  const isServed = deployment === now.name || deployment === shell;
  return { path: isServed ? path.replace(MARKED, '$1.$3') : '/assets/gone', deployment };
}

async function giveBack(
  from: http.IncomingMessage,
  reply: http.ServerResponse,
  deployment: string,
): Promise<void> {
  // Under other names it is not what the product's tags are of.
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

/** The live sockets go through as they are. */
function tunnel(request: http.IncomingMessage, near: net.Socket, to: URL): void {
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

/** Stands before the product and gives its program the names of the deployment that is at work. */
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
    const { path, deployment } = wantedOf(url, now);
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...asked } = headers;
    const onward = http.request(
      { hostname, port, path, method, headers: { ...asked, 'accept-encoding': 'identity' } },
      (from) => void giveBack(from, reply, deployment),
    );
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  const sockets = new Set<net.Socket>();
  server.on('upgrade', (request: http.IncomingMessage, near: net.Socket) => {
    sockets.add(near);
    tunnel(request, near, to);
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
