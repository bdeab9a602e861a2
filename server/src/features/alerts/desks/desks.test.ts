import { once } from 'node:events';
import { DESK_QUERY } from '@comanda/contract/wire';
import type { DeskReport } from '@comanda/contract/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../../app.ts';
import { clientOf } from '../../../plumbing/http/app-client.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader, type LiveReader } from '../../../testing/app/live-reader.ts';
import { aDeskKey, aDeskReport } from '../../../testing/builders/a-desk-report.ts';
import { anAdminInside } from '../../../testing/builders/an-admin-inside.ts';
import { aPub, PASSWORD, type APub } from '../../../testing/builders/builders.ts';

const START = '2026-11-20T17:00:00.000Z';
const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const SOCKET = '/ws/orders/company/:companyID/pub/:pubID';

let t: TestApp;
let address: string;
let pub: APub;
const readers: LiveReader[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aPub(t);
});

const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1_000).toISOString();
const at = (seconds: number) => {
  t.clock.set(after(seconds));
};

/** A token is valid for a quarter of an hour: the owner signs in again. */
const owner = () =>
  t.send('POST /api/auth/login', {
    body: { as: 'company', email: pub.company.email, password: PASSWORD },
  });

type Reporting = { deskKey: string; as?: { accesstoken: string } } & Partial<DeskReport>;

const report = async ({ deskKey, as, ...change }: Reporting) =>
  t.send(`PUT ${PUB}/alerts/desks/:deskKey`, {
    params: { ...pub.ids, deskKey },
    as: as ?? (await owner()).reply(),
    body: aDeskReport(change),
  });
const listed = async (from: Pick<TestApp, 'call'> = t) => {
  const as = (await owner()).reply();
  return (await from.call(`GET ${PUB}/alerts/desks`, { params: pub.ids, as })).hearing.desks;
};
const states = async () => (await listed()).map(({ state, since }) => [state, since]);

function addressOf(deskKey: string): string {
  const path = `/ws/orders/company/${pub.ids.companyID}/pub/${pub.pub.id}`;
  const query = `access_token=${pub.company.accesstoken}&${DESK_QUERY}=${deskKey}`;
  return `${address}${path}?${query}`;
}

async function connect(deskKey: string): Promise<LiveReader> {
  const reader = openReader(SOCKET, addressOf(deskKey));
  readers.push(reader);
  await reader.everything();
  return reader;
}

async function disconnect(reader: LiveReader): Promise<void> {
  reader.close();
  await reader.closed();
  await expect.poll(() => t.app.websocketServer.clients.size).toBe(0);
}

describe('a desk', () => {
  it('is listed with its name and its state, and since when', async () => {
    const deskKey = aDeskKey();
    expect((await report({ deskKey, device: ' Chrome, Windows ' })).status).toBe(200);
    const desk = { desk_key: deskKey, device: 'Chrome, Windows' };
    expect(await listed()).toEqual([{ ...desk, state: 'listening', since: after(0) }]);
    at(10);
    await report({ deskKey, turn: 2 });
    expect(await states()).toEqual([['listening', after(0)]]);
    at(20);
    await report({ deskKey, turn: 3, state: 'silent' });
    expect(await states()).toEqual([['silent', after(20)]]);
    const { alerts } = await t.call(`GET ${PUB}/alerts`, { params: pub.ids, as: pub.company });
    expect(alerts.desks).toEqual(await listed());
  });

  it('is lost when it was not seen for two and a half minutes, since it was seen last', async () => {
    const deskKey = aDeskKey();
    at(42);
    await report({ deskKey });
    at(42 + 150);
    expect(await states()).toEqual([['listening', after(42)]]);
    at(42 + 151);
    expect(await states()).toEqual([['lost', after(42)]]);
    await report({ deskKey, turn: 2, state: 'silent' });
    expect(await states()).toEqual([['silent', after(42 + 151)]]);
  });

  it('stays asleep since its page was frozen, whenever it was seen last', async () => {
    const deskKey = aDeskKey();
    await report({ deskKey });
    at(60);
    await report({ deskKey, turn: 2, state: 'asleep' });
    at(3_600);
    expect(await states()).toEqual([['asleep', after(60)]]);
  });

  it('is not listed once its page was left, also when an older report arrives later', async () => {
    const deskKey = aDeskKey();
    await report({ deskKey });
    await report({ deskKey, turn: 3, state: 'closed' });
    expect(await listed()).toEqual([]);
    await report({ deskKey, turn: 2, state: 'silent' });
    expect(await listed()).toEqual([]);
    // The browser has shown the page again.
    await report({ deskKey, turn: 4 });
    expect(await listed()).toHaveLength(1);
  });

  it('is not listed once its session has ended', async () => {
    const signedIn = await owner();
    await report({ deskKey: aDeskKey(), as: signedIn.reply() });
    expect(await listed()).toHaveLength(1);
    await t.call('POST /api/auth/logout', { as: { cookie: signedIn.cookies[0] ?? '' } });
    expect(await listed()).toEqual([]);
  });

  it('is forgotten after twelve hours, and its row is removed by the next report', async () => {
    await report({ deskKey: aDeskKey() });
    at(12 * 3_600);
    expect(await states()).toEqual([['lost', after(0)]]);
    at(12 * 3_600 + 1);
    expect(await listed()).toEqual([]);
    await report({ deskKey: aDeskKey() });
    const rows = t.deps.db.selectFrom('desk').where('pub_id', '=', pub.pub.id).select('desk_key');
    expect(await rows.execute()).toHaveLength(1);
  });

  it('is one of fifty at most: those seen last stay', async () => {
    const keys = Array.from({ length: 52 }, aDeskKey);
    for (const [index, deskKey] of keys.entries()) {
      at(index);
      await report({ deskKey });
    }
    const shown = (await listed()).map(({ desk_key }) => desk_key);
    expect(shown).toEqual(keys.slice(2).toReversed());
  });

  it('of another pub is not listed', async () => {
    await report({ deskKey: aDeskKey() });
    pub = await aPub(t);
    expect(await listed()).toEqual([]);
  });
});

describe('a connected desk', () => {
  it('counts as seen, and is lost once its connection is gone', async () => {
    const deskKey = aDeskKey();
    await report({ deskKey });
    const reader = await connect(deskKey);
    for (const minute of [1, 2, 3]) {
      at(minute * 60);
      await t.app.recordConnectedDesks();
    }
    at(180 + 150);
    expect(await states()).toEqual([['listening', after(0)]]);
    await disconnect(reader);
    await t.app.recordConnectedDesks();
    at(180 + 151);
    expect(await states()).toEqual([['lost', after(180)]]);
  });

  it('is not seen in another pub, and no other desk with it', async () => {
    const [deskKey, other] = [aDeskKey(), aDeskKey()];
    await report({ deskKey });
    await report({ deskKey: other });
    const first = pub;
    pub = await aPub(t);
    const reader = await connect(deskKey);
    at(200);
    await t.app.recordConnectedDesks();
    await disconnect(reader);
    pub = first;
    expect(await states()).toEqual([
      ['lost', after(0)],
      ['lost', after(0)],
    ]);
  });

  it.each(['asleep', 'closed'] as const)(
    'that is %s does not listen again by that',
    async (state) => {
      const deskKey = aDeskKey();
      const reader = await connect(deskKey);
      await report({ deskKey, state });
      at(60);
      await t.app.recordConnectedDesks();
      await disconnect(reader);
      expect(await states()).toEqual(state === 'closed' ? [] : [['asleep', after(0)]]);
    },
  );

  it.each([
    ['listening', 1001, []],
    ['silent', 1001, []],
    // The browser may have removed a page that it had frozen before.
    ['asleep', 1001, ['asleep']],
    // A connection that was lost.
    ['listening', 1000, ['listening']],
  ] as const)('that is %s and closes with %i is listed as %j', async (state, code, expected) => {
    const deskKey = aDeskKey();
    await report({ deskKey, state });
    const socket = new WebSocket(addressOf(deskKey));
    await once(socket, 'open');
    socket.close(code);
    await expect.poll(() => t.app.websocketServer.clients.size).toBe(0);
    const known = async () => (await listed()).map((one) => one.state);
    await expect.poll(known).toEqual(expected);
  });

  it('is known to another process, which outlives a killed one', async () => {
    const other = clientOf(await buildApp(t.deps));
    const deskKey = aDeskKey();
    await report({ deskKey });
    expect(await listed(other)).toMatchObject([{ state: 'listening' }]);
    // No process has the connections of the killed one.
    at(151);
    expect(await listed(other)).toMatchObject([{ state: 'lost', since: after(0) }]);
  });
});

describe('a report is refused', () => {
  it.each([
    ['a key that no page makes', 'scurt', {}, 404],
    ['a state that is not reported', aDeskKey(), { state: 'lost' }, 400],
    ['a turn before the first', aDeskKey(), { turn: 0 }, 400],
    ['no name', aDeskKey(), { device: '   ' }, 400],
    ['a language that does not exist', aDeskKey(), { language: 'xx' }, 400],
  ] as const)('with %s', async (_name, deskKey, change, status) => {
    const answer = await t.sendRaw(`PUT ${PUB}/alerts/desks/:deskKey`, {
      params: { ...pub.ids, deskKey },
      as: pub.company,
      body: { ...aDeskReport(), ...change },
    });
    expect(answer.status).toBe(status);
    expect(await listed()).toEqual([]);
  });
});

it('the page of an administrator who is inside the pub is none of its desks', async () => {
  const as = await anAdminInside(t, pub.pub.id);
  expect((await report({ deskKey: aDeskKey(), as })).status).toBe(200);
  expect(await listed()).toEqual([]);
});
