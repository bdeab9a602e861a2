import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isDeep } from '../../../../scripts/depth.ts';
import { startFakeBotApi, type FakeBotApi } from '../telegram/fake-bot-api.ts';
import { freePort } from './free-port.ts';
import { createOwnDatabase } from './spawn-order-server.ts';
import { until } from '../app/until.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

let folder: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let bot: FakeBotApi;
let product: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-started-'));
  database = await createOwnDatabase();
  bot = await startFakeBotApi();
});
afterEach(async () => {
  product?.kill('SIGKILL');
  await bot.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The first start of an embedded database is a minute on a busy machine. */
const TIME = { timeout: 180_000 };

it.runIf(isDeep)(
  'the product opens with all that an operator can switch on, warns of nothing, and ends at SIGTERM',
  TIME,
  async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    mkdirSync(path.join(folder, 'backups'));
    const environment = {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      BACKUP_DIR: path.join(folder, 'backups'),
      DATA_DIR: path.join(folder, 'data'),
      TOKEN_SECRET: 'a secret that is long enough for this test',
      ADMIN_EMAIL: 'admin@comanda.example',
      ADMIN_PASSWORD: 'a password of the first administrator',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'comanda@comanda.example',
      TELEGRAM_BOT_TOKEN: bot.token,
      TELEGRAM_API_URL: bot.url,
      DRAIN_MS: '0',
      LOG_LEVEL: 'warn',
      ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
    };
    product = spawn(process.execPath, [MAIN, '--no-demo'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(product, 'exit');
    let written = '';
    product.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
    await until(() => written.includes('Comanda is open'), { withinMs: 150_000 });
    const read = async (address: string) => (await fetch(`http://127.0.0.1:${address}`)).text();
    expect(await read(`${port}/readyz`)).toBe('ok\n');
    expect(await read(`${metricsPort}/metrics`)).toMatch(/^comanda_open_sockets\b/m);
    // Hashes of passwords, phones and addresses of guests are in it.
    const files = readdirSync(path.join(folder, 'data'), { recursive: true, encoding: 'utf8' });
    const isOpen = (name: string) => (lstatSync(path.join(folder, 'data', name)).mode & 0o077) > 0;
    expect(['', ...files].filter(isOpen)).toEqual([]);
    // A warning at every start would hide the one that matters; that the database is slow is one of a busy machine.
    const warnings = written.split('\n').filter((line) => line.startsWith('{'));
    expect(warnings.filter((line) => !line.includes('waiting for the database'))).toEqual([]);
    // It ends while its question to Telegram is open.
    await bot.until('getUpdates');
    product.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  },
);
