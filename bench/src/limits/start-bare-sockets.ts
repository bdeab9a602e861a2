import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild } from '../frame/child.ts';
import { SETTLE } from '../frame/memory.ts';
import type { Product } from '../frame/product.ts';

/** A bare `ws` server in its own process. `messages`: the first message, by the beginning of the path. */
export async function startBareSockets(
  messages: Readonly<Record<string, string>>,
): Promise<Product> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bare-'));
  const file = path.join(folder, 'messages.json');
  writeFileSync(file, JSON.stringify(messages));
  const child = await startChild(['--import', SETTLE, 'bench/src/limits/bare-sockets.ts', file], {
    ready: /\d+\n/,
  });
  rmSync(folder, { recursive: true });
  return {
    origin: `http://127.0.0.1:${child.output().trim()}`,
    pid: child.process.pid ?? 0,
    stop: child.stop,
  };
}
