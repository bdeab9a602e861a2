import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressOf, must } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAt } from '../app/client-at.ts';
import {
  aDeliveringPub,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../builders/order-builders.ts';
import { processTree } from '../processes/process-tree.ts';
import {
  createOwnDatabase,
  spawnOrderServer,
  type OrderServer,
} from '../processes/spawn-order-server.ts';
import { jpegOfSize, webpOfSize } from './pictures/other-sizes.ts';
import { interlacedPng } from './pictures/png-file.ts';
import { until } from '../app/until.ts';
import { isDeep } from '../../../../scripts/depth.ts';

/**
 * The peaks of the server and its picture process together: below the 2 GB of the unit in `deploy/`, above which the
 * system ends processes. 1,350 MB were measured with the embedded database and one picture at a time; a second one
 * at once, where processors are spare, takes up to 470 MB more.
 */
const MAX_PEAK_MB = 1_900;
/** Above what there was before: programs and their libraries, but no picture. */
const MAX_KEPT_MB = 300;

let dataDir: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let server: OrderServer;
let pub: ADeliveringPub;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-upload-memory-'));
  database = await createOwnDatabase();
  server = await spawnOrderServer({ dataDir, url: database.url });
  pub = await aDeliveringPub(clientAt(server.address));
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Megabytes of the server and of all that it has started; 0 where the system does not report them. */
function megabytes(measure: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return 0;
  return processTree([server.pid])
    .map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(new RegExp(`${measure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    })
    .reduce((sum, one) => sum + one, 0);
}

async function upload(file: Buffer): Promise<number> {
  const { url, method } = addressOf('PATCH /api/company/:companyID/pubs/:pubID/bg', pub.ids);
  const body = new FormData();
  body.set('bg', new Blob([new Uint8Array(file)]), 'poza');
  const headers = { accesstoken: pub.company.accesstoken };
  const answer = await fetch(server.address + url, { method, headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

test.runIf(isDeep)(
  'many pictures of 49 megapixels at once need bounded memory, which is given back',
  { timeout: 180_000 },
  async () => {
    const size = { width: 7_000, height: 7_000 };
    const webp = await webpOfSize(size.width, size.height);
    const png = interlacedPng(size.width, size.height);
    const jpeg = await jpegOfSize(size, { progressive: true });
    const before = megabytes('VmRSS');
    const attack = Promise.all([png, jpeg, jpeg, webp].map(upload));
    const guest = clientAt(server.address);
    for (let order = 0; order < 5; order += 1) {
      await must(tryOrder(guest, pub, { body: anOrderAtTable(pub, '1') }));
    }
    const [first, ...others] = await attack;
    const peak = megabytes('VmHWM');
    expect([first, others.at(-1)]).toEqual([200, 200]);
    // The pixels of these end early, which is a picture or a refusal.
    for (const status of others) expect([200, 400]).toContain(status);
    expect(peak).toBeLessThan(MAX_PEAK_MB);
    await until(() => megabytes('VmRSS') - before < MAX_KEPT_MB);
  },
);
