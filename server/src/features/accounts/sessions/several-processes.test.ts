import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { clientAt } from '../../../testing/app/client-at.ts';
import { openReader, type LiveReader } from '../../../testing/app/live-reader.ts';
import {
  aCourier,
  aDeliveringPub,
  type ACourier,
} from '../../../testing/builders/order-builders.ts';
import type { APub } from '../../../testing/builders/builders.ts';
import {
  spawnOrderServer,
  type OrderServer,
} from '../../../testing/processes/spawn-order-server.ts';

const MINUTE_MS = 60_000;
const password = 'o parolă destul de lungă';
// Only PostgreSQL can be shared by several processes; on the other engine the one ends its own sockets.
const isShared = Boolean(process.env['TEST_DATABASE_URL']);

type SignedIn = { readonly accesstoken: string; readonly cookie: string };

let here: TestApp;
let there: OrderServer | undefined;
let dataDir: string;
/** Where a socket may be open. */
let addresses: readonly string[];
let pub: APub;
let courier: ACourier;

beforeAll(async () => {
  here = await buildTestApp({
    settings: { tokenSecrets: ['a secret that every process of one test shares, long enough'] },
  });
  // The other process has the real clock.
  here.clock.set(new Date().toISOString());
  const address = await here.app.listen({ port: 0, host: '127.0.0.1' });
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-sessions-'));
  const { connectionString: url } = here.deps.database;
  if (isShared) there = await spawnOrderServer({ dataDir, url });
  addresses = [address, ...(there ? [there.address] : [])];
  pub = await aDeliveringPub(here);
  courier = await aCourier(here);
});
afterAll(async () => {
  await there?.kill();
  await here.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signIn(at: Client, email: string): Promise<SignedIn> {
  const answer = await at.send('POST /api/auth/login', { body: { as: '', email, password } });
  return { accesstoken: answer.reply().accesstoken, cookie: answer.cookies[0] ?? '' };
}

const refresh = (at: Client, cookie: string) =>
  at.send('POST /api/auth/refresh-token', { headers: { cookie } });

const companyStatus = async (at: Client, { accesstoken }: SignedIn): Promise<number> =>
  (await at.send('GET /api/company', { as: { accesstoken } })).status;

async function openDesk(address: string, { accesstoken }: SignedIn): Promise<LiveReader> {
  const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
  const url = `${address.replace('http', 'ws')}${at}?access_token=${accesstoken}`;
  const desk = openReader('/ws/orders/company/:companyID/pub/:pubID', url);
  await desk.everything();
  return desk;
}

async function openCourier(address: string, { accesstoken }: SignedIn): Promise<LiveReader> {
  const at = `/ws/courier/${courier.id}?access_token=${accesstoken}`;
  const reader = openReader('/ws/courier/:courierID', `${address.replace('http', 'ws')}${at}`);
  await reader.everything();
  return reader;
}

describe('signing out', () => {
  it.each([
    ['desks', () => pub.company.email, openDesk],
    ['screens of a courier', () => courier.email, openCourier],
  ] as const)('closes the %s of the session at once, in each process', async (_, emailOf, open) => {
    const email = emailOf();
    const [ending, staying] = [await signIn(here, email), await signIn(here, email)];
    const ended = await Promise.all(addresses.map((address) => open(address, ending)));
    const stayed = await Promise.all(addresses.map((address) => open(address, staying)));
    await here.call('POST /api/auth/logout', { as: { cookie: ending.cookie } });
    expect(await Promise.all(ended.map((reader) => reader.closed()))).toEqual(
      addresses.map(() => 4401),
    );
    for (const address of addresses) {
      const { status } = await clientAt(address).send('GET /api/account', { as: staying });
      expect(status).toBe(200);
      expect((await refresh(clientAt(address), ending.cookie)).status).toBe(401);
    }
    expect(stayed.map((reader) => reader.isClosed())).toEqual(addresses.map(() => false));
    for (const reader of stayed) reader.close();
  });
});

describe.skipIf(!isShared)('two processes', () => {
  let other: Client;
  beforeAll(() => {
    other = clientAt(there?.address ?? '');
  });

  it.each([
    ['ahead', MINUTE_MS],
    ['behind', -MINUTE_MS],
  ])('accept each other’s sessions when the clock of one is a minute %s', async (_, aheadMs) => {
    here.clock.set(new Date(Date.now() + aheadMs).toISOString());
    try {
      const [ofHere, ofThere] = [
        await signIn(here, pub.company.email),
        await signIn(other, pub.company.email),
      ];
      expect(await companyStatus(other, ofHere)).toBe(200);
      expect(await companyStatus(here, ofThere)).toBe(200);
      expect((await refresh(other, ofHere.cookie)).status).toBe(200);
      expect((await refresh(here, ofThere.cookie)).status).toBe(200);
    } finally {
      here.clock.set(new Date().toISOString());
    }
  });

  it.each([0, 5_000, -5_000])(
    'serve two tabs that refresh at once, one at each, with clocks %d ms apart',
    async (aheadMs) => {
      here.clock.set(new Date(Date.now() + aheadMs).toISOString());
      for (let round = 0; round < 5; round += 1) {
        const { cookie } = await signIn(other, pub.company.email);
        const tabs = await Promise.all([refresh(here, cookie), refresh(other, cookie)]);
        expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
        for (const tab of tabs) {
          expect((await refresh(other, tab.cookies[0] ?? '')).status).toBe(200);
        }
      }
      here.clock.set(new Date().toISOString());
    },
  );

  it('end the session of both when an old value is sent again to the other', async () => {
    const stolen = await signIn(other, pub.company.email);
    const desk = await openDesk(there?.address ?? '', stolen);
    const next = await refresh(other, stolen.cookie);
    here.clock.set(new Date(Date.now() + 11_000).toISOString());
    expect(await refresh(here, stolen.cookie)).toMatchObject({
      status: 401,
      body: { code: 'session_reused' },
    });
    expect(await companyStatus(other, stolen)).toBe(401);
    expect((await refresh(other, next.cookies[0] ?? '')).status).toBe(401);
    expect(await desk.closed()).toBe(4401);
    here.clock.set(new Date().toISOString());
  });
});
