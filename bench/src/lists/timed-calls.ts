import http from 'node:http';
import { WebSocket } from 'ws';
import { median } from '../frame/statistics.ts';

export type Timed = { readonly ms: number; readonly body: string };

/** A call, or with `isSocket` the first message of a socket. */
export type Asked = {
  readonly path: string;
  readonly token: string;
  readonly isSocket?: boolean;
};

// One connection, as of a screen.
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

export async function request(
  url: string,
  options: http.RequestOptions,
  content?: string,
): Promise<Timed> {
  const start = performance.now();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request(url, { agent, ...options }, resolve)
      .on('error', reject)
      .end(content);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const ms = performance.now() - start;
  const body = Buffer.concat(parts).toString();
  const { statusCode = 0 } = response;
  if (statusCode >= 300) throw new Error(`${url}: ${statusCode} ${body.slice(0, 200)}`);
  return { ms, body };
}

async function firstMessage(url: string): Promise<Timed> {
  const start = performance.now();
  const socket = new WebSocket(url, { perMessageDeflate: false });
  try {
    return await new Promise((resolve, reject) => {
      socket.once('message', (data: Buffer) =>
        resolve({ ms: performance.now() - start, body: data.toString() }),
      );
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`${url}: closed with ${code}`)));
    });
  } finally {
    socket.removeAllListeners('close');
    socket.terminate();
  }
}

export async function ask(origin: string, { path, token, isSocket }: Asked): Promise<Timed> {
  if (isSocket !== true) return request(origin + path, { headers: { accesstoken: token } });
  return firstMessage(`${origin.replace('http', 'ws')}${path}?access_token=${token}`);
}

/** The median time of calls one after the other. */
export async function medianMs(origin: string, asked: Asked, times: number): Promise<number> {
  const taken: number[] = [];
  for (let call = 0; call < times; call += 1) taken.push((await ask(origin, asked)).ms);
  return median(taken);
}
