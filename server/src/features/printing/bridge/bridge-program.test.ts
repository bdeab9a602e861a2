import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { must } from '@comanda/contract/client';
import type { Order } from '@comanda/contract/orders';
import type { Printer } from '@comanda/contract/printing';
import { CANCELED_AFTER_MS, PRINT_LEASE_MS } from '@comanda/domain/printing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  aWaitingOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { openTcpProxy, type TcpProxy } from '../../../testing/faulty-network/tcp-proxy.ts';
import { pairingCode } from '../../../testing/printing/a-bridge.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { startBridge, type BridgeProcess } from '../../../testing/printing/bridge-process.ts';
import {
  startLoopbackPrinter,
  type LoopbackPrinter,
} from '../../../testing/printing/loopback-printer.ts';
import { dotsOf, pictureOf } from '../../../testing/printing/on-paper.ts';
import { eventually } from '../../../testing/app/until.ts';
import { isDeep, isRepetition } from '../../../../../scripts/depth.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

let t: TestApp;
let server: TcpProxy;
let folder: string;
let pub: ADeliveringPub;
let printer: LoopbackPrinter;
let listed: Printer;
let bridge: BridgeProcess;
let file: string;
beforeAll(async () => {
  t = await buildTestApp();
  server = await openTcpProxy(await t.app.listen({ port: 0, host: '127.0.0.1' }));
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-bridge-'));
});
beforeEach(async () => {
  pub = await aDeliveringPub(t);
  printer = await startLoopbackPrinter();
  listed = await aPrinter(t, pub, { address: printer.address });
  file = path.join(folder, `${pub.ids.pubID}.json`);
  const { code } = await pairingCode(t, pub);
  bridge = startBridge(file, server.url, code);
});
afterEach(async () => {
  await bridge.kill();
  await printer.switchOff();
});
afterAll(async () => {
  await server.refuse();
  await t.close();
  fs.rmSync(folder, { recursive: true });
});

const asPub = () => ({ params: pub.ids, as: pub.company });
const shownState = async () =>
  (await t.call(`GET ${PUB}/printers`, asPub())).printers.find(({ id }) => id === listed.id)?.state;
const read = async (order: AnOrder): Promise<Order> =>
  (await t.call(`GET ${PUB}/orders/:orderID`, { params: order.ids, as: pub.company })).order;
const ticket = async (order: AnOrder) =>
  (await t.call(`GET ${PUB}/orders/:orderID/tickets`, { params: order.ids, as: pub.company }))
    .tickets[0]?.state;
const until = (expected: unknown, look: () => unknown) =>
  eventually(async () => expect(await look()).toEqual(expected), { withinMs: 60_000 });
const expected = async (order: AnOrder, marks: ['unsure'] | [] = []) =>
  pictureOf(await read(order), { pubName: pub.pub.name, marks });
const onPaper = () => printer.printed.map(dotsOf);
const endLease = () => {
  t.clock.set(new Date(t.clock.now().getTime() + PRINT_LEASE_MS).toISOString());
};

describe('the bridge', () => {
  it.skipIf(isRepetition)(
    'prints an accepted order, and reports it; its token is its own',
    async () => {
      const order = await aWaitingOrder(t, pub);
      await until('printed', () => ticket(order));
      expect(onPaper()).toEqual([await expected(order)]);
      await until('ok', shownState);
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      const { token } = JSON.parse(fs.readFileSync(file, 'utf8')) as { token: string };
      expect(bridge.said()).toContain('paired with');
      expect(bridge.said()).not.toContain(token);
    },
  );

  it.runIf(isDeep).each([
    ['paper out', 'paper_out'],
    ['cover open', 'cover_open'],
    ['mute', 'mute'],
  ] as const)('tells that a printer is %s, and prints once it is well', async (trouble, state) => {
    printer.have(trouble);
    const order = await aWaitingOrder(t, pub);
    await until(state, shownState);
    expect([await ticket(order), printer.begun()]).toEqual(['waiting', 0]);
    printer.have('none');
    await until('printed', () => ticket(order));
    expect(onPaper()).toEqual([await expected(order)]);
  });

  it.runIf(isDeep)('tells that a printer is off, and prints once it is on', async () => {
    await printer.switchOff();
    const order = await aWaitingOrder(t, pub);
    await until('off', shownState);
    await printer.switchOn();
    await until('printed', () => ticket(order));
    expect(onPaper()).toEqual([await expected(order)]);
  });

  it.runIf(isDeep).each(['dies', 'runs out'] as const)(
    'prints COPY? when a printer %s in the middle of a ticket',
    async (trouble) => {
      printer.have(trouble);
      const order = await aWaitingOrder(t, pub);
      await until('unsure', () => ticket(order));
      expect(printer.printed).toEqual([]);
      printer.have('none');
      await until('printed', () => ticket(order));
      expect(onPaper()).toEqual([await expected(order, ['unsure'])]);
    },
  );

  it.skipIf(isRepetition)('prints that an order is canceled below its kitchen ticket', async () => {
    const order = await aWaitingOrder(t, pub);
    await until('printed', () => ticket(order));
    const kitchenTicket = await expected(order);
    await must(setStatus(t, pub, { order, to: 'canceled' }));
    t.clock.set(new Date(t.clock.now().getTime() + CANCELED_AFTER_MS).toISOString());
    await until(2, () => printer.printed.length);
    expect(onPaper()).toEqual([kitchenTicket, await expected(order)]);
  });

  it.skipIf(isRepetition)(
    'that is killed in the middle of a ticket prints it as COPY? once it is back',
    async () => {
      printer.have('silent at the end');
      const order = await aWaitingOrder(t, pub);
      await until(1, () => printer.printed.length);
      await bridge.kill();
      printer.have('none');
      bridge = startBridge(file);
      await until(true, () => bridge.said().includes('printing for'));
      expect(await ticket(order)).toBe('printing');
      endLease();
      await until('printed', () => ticket(order));
      expect(onPaper()).toEqual([await expected(order), await expected(order, ['unsure'])]);
    },
  );

  it.runIf(isDeep)(
    'goes on when the server is away and back, with the ticket that it was printing',
    async () => {
      await until('ok', shownState);
      printer.have('mute');
      const order = await aWaitingOrder(t, pub);
      await until('mute', shownState);
      await server.refuse();
      await until(true, () => bridge.said().includes('no answer from the server'));
      printer.have('none');
      await server.restore();
      await until('printed', () => ticket(order));
      expect(onPaper()).toEqual([await expected(order)]);
    },
  );

  it.skipIf(isRepetition)('ends when the pub has removed it, and says what to do', async () => {
    await until('ok', shownState);
    await t.call(`DELETE ${PUB}/print-bridge`, asPub());
    expect(await bridge.ended).toBe(3);
    expect(bridge.said()).toContain('not paired any more');
  });
});

it.each([
  ['a wrong code', () => [server.url, 'wrong'], 'pairing_code_is_over'],
  ['an http address elsewhere', () => ['http://192.0.2.1', 'x'], 'not an https address'],
  ['no settings', () => [], 'Not paired yet'],
])('a bridge with %s does not start', async (_, args, said) => {
  const wrong = startBridge(path.join(folder, 'none.json'), ...args());
  expect(await wrong.ended).toBeGreaterThan(0);
  expect(wrong.said()).toContain(said);
});
