import { MAX_PRINTERS_OF_PUB } from '@comanda/domain/printing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';
import { unique } from '../../testing/builders/builders.ts';
import { aBridge, bridgeWith, pairingCode, pairWith } from '../../testing/printing/a-bridge.ts';
import { aPrinter, printerFields } from '../../testing/printing/a-printer.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const PRINTERS = `${PUB}/printers` as const;
const MINUTE = 60_000;

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

const asPub = () => ({ params: pub.ids, as: pub.company });
const read = () => t.call(`GET ${PRINTERS}`, asPub());
const pass = (ms: number) => {
  t.clock.set(new Date(t.clock.now().getTime() + ms).toISOString());
};

describe('the printers of a pub', () => {
  it('are added, changed and removed; the state of one address is not that of another', async () => {
    const bridge = await aBridge(t, pub);
    const { id } = await aPrinter(t, pub, { name: ' Bar ', prints: ['kitchen', 'bill'] });
    await bridge.state([{ printer_id: id, state: 'paper_out' }]);
    expect((await read()).printers).toMatchObject([
      { id, name: 'Bar', prints: ['kitchen', 'bill'], state: 'paper_out' },
    ]);
    const at = { params: { ...pub.ids, printerID: id }, as: pub.company };
    const same = printerFields({ name: 'Grătar', paper: 58 });
    const { printer } = await t.call(`PUT ${PRINTERS}/:printerID`, { ...at, body: same });
    expect(printer).toMatchObject({ name: 'Grătar', paper: 58, state: 'paper_out' });
    const moved = { ...same, address: '192.0.2.51:9101' };
    await t.call(`PUT ${PRINTERS}/:printerID`, { ...at, body: moved });
    expect((await read()).printers[0]).toMatchObject({ address: '192.0.2.51:9101', state: null });
    await t.call(`DELETE ${PRINTERS}/:printerID`, at);
    expect((await read()).printers).toEqual([]);
    expect((await t.send(`DELETE ${PRINTERS}/:printerID`, at)).status).toBe(404);
  });

  it.each([
    ['name', { name: ' ' }, 'field_is_required'],
    ['name', { name: 'x'.repeat(41) }, 'max'],
    ['address', { address: 'http://192.0.2.50/' }, 'invalid_value'],
  ] as const)('have a proper %s', async (field, change, code) => {
    const body = printerFields(change);
    expect(await t.send(`POST ${PRINTERS}`, { ...asPub(), body })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field, code }] },
    });
    expect((await read()).printers).toEqual([]);
  });

  it('are limited, also when several add the last one at once', async () => {
    for (let count = 1; count < MAX_PRINTERS_OF_PUB; count += 1) await aPrinter(t, pub);
    const body = printerFields();
    const last = await Promise.all(
      Array.from({ length: 6 }, () => t.send(`POST ${PRINTERS}`, { ...asPub(), body })),
    );
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(5).fill(409),
    ]);
    expect((await read()).printers).toHaveLength(MAX_PRINTERS_OF_PUB);
  });

  it('print a station of their own pub only; without it they print all', async () => {
    const other = await aDeliveringPub(t);
    const station = async (of: ADeliveringPub) =>
      (
        await t.call(`POST ${PUB}/stations`, {
          params: of.ids,
          as: of.company,
          body: { name: unique('Post'), category_ids: [] },
        })
      ).station.id;
    const body = printerFields({ station_id: await station(other) });
    expect((await t.send(`POST ${PRINTERS}`, { ...asPub(), body })).status).toBe(404);
    const own = await station(pub);
    await aPrinter(t, pub, { station_id: own });
    await t.call(`DELETE ${PUB}/stations/:stationID`, {
      params: { ...pub.ids, stationID: own },
      as: pub.company,
    });
    expect((await read()).printers).toMatchObject([{ station_id: null }]);
  });

  it('of another pub are not found, in any call', async () => {
    const other = await aDeliveringPub(t);
    const foreign = await aPrinter(t, other);
    const order = await anOrder(t, pub);
    const answers = [
      await t.send(`PUT ${PRINTERS}/:printerID`, {
        params: { ...pub.ids, printerID: foreign.id },
        as: pub.company,
        body: printerFields(),
      }),
      await t.send(`POST ${PRINTERS}/:printerID/test`, {
        params: { ...pub.ids, printerID: foreign.id },
        as: pub.company,
      }),
      await t.send(`POST ${PUB}/orders/:orderID/tickets`, {
        params: order.ids,
        as: pub.company,
        body: { printer_id: foreign.id, kind: 'kitchen' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const bridge = await aBridge(t, pub);
    await bridge.state([{ printer_id: foreign.id, state: 'off' }]);
    await aBridge(t, other);
    const of = await t.call(`GET ${PRINTERS}`, { params: other.ids, as: other.company });
    expect(of.printers).toMatchObject([{ id: foreign.id, state: null }]);
  });
});

describe('a bridge', () => {
  it('is paired by a code that is valid once, and for ten minutes; only hashes are stored', async () => {
    const { code, expires_at } = await pairingCode(t, pub);
    expect(expires_at).toBe('2026-11-20T17:10:00.000Z');
    const both = await Promise.all([pairWith(t, code), pairWith(t, code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    const token = String(both.find(({ status }) => status === 201)?.body['token']);
    expect(await bridgeWith(t, token).state()).toEqual([]);
    const stored = JSON.stringify([
      await t.deps.db.selectFrom('print_bridge').selectAll().execute(),
      await t.deps.db.selectFrom('print_bridge_code').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(code);
    const late = await pairingCode(t, pub);
    pass(10 * MINUTE);
    expect(await pairWith(t, late.code)).toMatchObject({
      status: 404,
      body: { code: 'pairing_code_is_over' },
    });
  });

  it('is on while it calls; what it said of its printers counts for as long', async () => {
    const bridge = await aBridge(t, pub);
    const { id } = await aPrinter(t, pub);
    await bridge.state([{ printer_id: id, state: 'ok' }]);
    expect(await read()).toMatchObject({
      bridge: { name: 'Casa', is_on: true },
      printers: [{ state: 'ok' }],
    });
    pass(MINUTE);
    expect(await read()).toMatchObject({
      bridge: { is_on: false, last_seen_at: '2026-11-20T17:00:00.000Z' },
      printers: [{ state: null }],
    });
    await bridge.state();
    expect(await read()).toMatchObject({ bridge: { is_on: true }, printers: [{ state: 'ok' }] });
  });

  it('that was replaced or removed has no right any more', async () => {
    const first = await aBridge(t, pub);
    const second = await aBridge(t, pub);
    expect((await first.sendState({ printers: [] })).status).toBe(401);
    expect((await second.sendState({ printers: [] })).status).toBe(200);
    await t.call(`DELETE ${PUB}/print-bridge`, asPub());
    expect((await second.sendState({ printers: [] })).status).toBe(401);
    expect((await read()).bridge).toBeNull();
    expect((await t.send(`DELETE ${PUB}/print-bridge`, asPub())).status).toBe(404);
  });

  it.each(['', 'x', 'a'.repeat(43)])('with the token %j is refused', async (token) => {
    await aBridge(t, pub);
    const bridge = bridgeWith(t, token);
    const answers = [
      await bridge.sendState({ printers: [] }),
      await bridge.take(1),
      { status: await bridge.end(1, '6f9619ff-8b86-4011-b42d-00c04fc964ff', 'printed') },
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('takes no ticket of another pub', async () => {
    const other = await aDeliveringPub(t);
    await aPrinter(t, pub);
    const order = await anOrder(t, pub);
    await setStatus(t, pub, { order, to: 'preparing' });
    const own = await aBridge(t, pub);
    const job = (await own.state())[0]?.job_id ?? 0;
    const foreign = await aBridge(t, other);
    expect((await foreign.take(job)).status).toBe(409);
    const { claim } = await own.take(job);
    expect(await foreign.end(job, claim, 'printed')).toBe(409);
    expect(await own.end(job, claim, 'printed')).toBe(200);
  });

  it('is a program that everybody can fetch', async () => {
    const answer = await t.app.inject('/bridge.mjs');
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.body).toContain('comanda-bridge.json');
  });
});

it('a deleted pub has no printers, its bridge ends, and its code pairs none', async () => {
  await aPrinter(t, pub);
  const bridge = await aBridge(t, pub);
  const { code } = await pairingCode(t, pub);
  await t.call(`DELETE ${PUB}`, asPub());
  expect((await bridge.sendState({ printers: [] })).status).toBe(401);
  expect((await pairWith(t, code)).body['code']).toBe('pairing_code_is_over');
  const printers = t.deps.db.selectFrom('printer').where('pub_id', '=', pub.pub.id).select('id');
  expect(await printers.execute()).toEqual([]);
});
