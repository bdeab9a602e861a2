import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@comanda/contract/client';
import { freePort } from '../src/testing/processes/free-port.ts';
import type { Callers } from './start-addresses.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const PASSWORD = 'the password of the demo';

export type DemoProduct = { readonly address: string; stop(): Promise<void> };

/** The product with its demo on the loopback interface, without limits of requests, in a folder of its own. */
export async function startDemoProduct(): Promise<DemoProduct> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-outside-'));
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO_PASSWORD: PASSWORD,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'fatal',
      DRAIN_MS: '0',
    },
  });
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let written = '';
    child.stdout.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      if (written.includes('Comanda is open')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A sign-in whose every value is tried. */
export const wrongSignIn = { as: 'company', email: 'proprietar@la-nuc.example', password: 'wrong' };

/** Everybody of the demo who has calls of their own. */
export async function signInAll(client: Client): Promise<Callers> {
  const signIn = (as: 'company' | 'courier' | 'admin', email: string) =>
    client.call('POST /api/auth/login', { body: { as, email, password: PASSWORD } });
  return {
    company: await signIn('company', 'proprietar@la-nuc.example'),
    courier: await signIn('courier', 'ion.rusu@curier.example'),
    admin: await signIn('admin', 'admin@comanda.example'),
  };
}
