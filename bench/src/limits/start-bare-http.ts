import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startChild } from '../frame/child.ts';
import type { Product } from '../frame/product.ts';

/** Headers that Node writes itself. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export type Answer = {
  readonly status: number;
  /** Name and value in turns, as they were sent. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

export async function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { statusCode = 0, rawHeaders } = response;
  const own = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !OF_NODE.has(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  return { status: statusCode, headers: own, body: Buffer.concat(parts) };
}

/** A bare `node:http` in its own process, which gives this answer to every request. */
export async function startBareHttp(answer: Answer): Promise<Pick<Product, 'origin' | 'stop'>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bare-'));
  const file = path.join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  const child = await startChild(['bench/src/limits/bare-http.ts', file], { ready: /\d+\n/ });
  rmSync(folder, { recursive: true });
  return { origin: `http://127.0.0.1:${child.output().trim()}`, stop: child.stop };
}
