import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../../../../../scripts/depth.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { eventually } from '../../../testing/app/until.ts';
import {
  aDeliveringPub,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { createRandom } from '../../../testing/faulty-network/faults.ts';
import { aBridge, pairingCode, type ABridge } from '../../../testing/printing/a-bridge.ts';
import { startBridge } from '../../../testing/printing/bridge-process.ts';
import { aPaidOrder, aTill, receiptOf, want } from '../../../testing/receipts/a-till.ts';
import { tillCalls, tillDrivers, tillProgram } from '../../../testing/receipts/a-till-worker.ts';
import {
  moods,
  startTill,
  type Mood,
  type TillSimulator,
} from '../../../testing/receipts/till-simulator.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
/** Each kills the bridge's program several times; `TILL_ROUNDS` makes more. */
const ROUNDS = Number(process.env['TILL_ROUNDS'] ?? sized(15, 300));

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await buildTestApp();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-till-'));
});
afterAll(async () => {
  await t.close();
  fs.rmSync(folder, { recursive: true });
});

type World = {
  readonly pub: ADeliveringPub;
  readonly bridge: ABridge;
  readonly till: TillSimulator;
  readonly file: string;
};

async function aWorld(kind: 'posfix' | 'fiscalcloud', tellsKeys = true): Promise<World> {
  const pub = await aDeliveringPub(t);
  const till = await startTill({ kind, tellsKeys });
  await aTill(t, pub, { kind, address: till.address });
  const file = path.join(folder, `${pub.ids.pubID}.till`);
  return { pub, bridge: await aBridge(t, pub), till, file };
}

/** The program's worker, which lives until a chance kills it; what it waits for then never comes. */
function aWorker({ bridge, file }: World, chance: () => boolean = () => false) {
  let isDead = false;
  let die = (): void => {};
  const death = new Promise<'dead'>((resolve) => {
    die = () => {
      isDead = true;
      resolve('dead');
    };
  });
  /** A step at which the program may be killed: before the step, or after it and before its result arrives. */
  const step = async <Value>(take: () => Promise<Value>): Promise<Value> => {
    if (!isDead && chance()) die();
    if (isDead) return new Promise(() => {});
    const outcome = await take();
    if (chance()) die();
    return isDead ? new Promise(() => {}) : outcome;
  };
  const journal = tillProgram.openTillJournal(file);
  const calls = tillCalls(t, bridge);
  const drivers = Object.fromEntries(
    Object.entries(tillDrivers).map(([kind, driver]) => [
      kind,
      {
        ask: (till: object) => step(() => driver.ask(till)),
        list: (till: object) => step(() => driver.list(till)),
        sell: (till: object, taken: object) => step(() => driver.sell(till, taken)),
      },
    ]),
  );
  const worker = tillProgram.createTillWorker({
    send: (name, body) => step(() => calls(name, body)),
    journal: {
      read: () => journal.read(),
      write: (content) => {
        if (!isDead) journal.write(content);
        if (chance()) die();
      },
    },
    drivers,
    log: () => {},
    wait: () => step(async () => {}),
  });
  return { pass: () => Promise.race([worker.pass(), death]) };
}

/** A receipt that is wanted, after the bridge has done with it. */
async function afterPass(world: World, mood: Mood) {
  const order = await aPaidOrder(t, world.pub);
  await must(want(t, world.pub, order));
  world.till.mood = mood;
  await aWorker(world).pass();
  return { order, receipt: await receiptOf(t, world.pub, order) };
}

describe.each(['posfix', 'fiscalcloud'] as const)('a %s', (kind) => {
  it('issues, refuses in its own words, and is found out when its answer is lost', async () => {
    const world = await aWorld(kind);
    const { pub, till } = world;
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { vat_class: 'reduced' },
    });
    const well = await afterPass(world, 'well');
    expect(well.receipt).toMatchObject({ state: 'issued', number: '1000' });
    expect(till.paper).toMatchObject([{ sumMinor: (well.receipt?.sum ?? 0) * 100 }]);
    expect(JSON.stringify(till.sales[0])).toContain(kind === 'posfix' ? '"CASH"' : '"typeCode":0');
    const groups = [
      ...JSON.stringify(till.sales[0]).matchAll(/"(?:vatGroup|taxGroupCode)":"(.)"/g),
    ];
    expect(groups.map(([, group]) => group)).toEqual(['B', 'B', 'E']);
    const refused = await afterPass(world, 'refuses');
    expect(refused.receipt).toMatchObject({
      state: 'refused',
      words: expect.stringContaining('24 de ore'),
    });
    expect((await afterPass(world, 'no_paper')).receipt).toMatchObject({ state: 'refused' });
    expect((await afterPass(world, 'dies_after')).receipt).toMatchObject({
      state: 'issued',
      number: '1001',
    });
    const lost = await afterPass(world, 'dies_before');
    expect(lost.receipt?.state).toBe('unsure');
    await aWorker(world).pass();
    expect(till.paper).toHaveLength(2);
    till.isLocked = true;
    const locked = await afterPass(world, 'well');
    expect(locked.receipt?.state).toBe('wanted');
    till.isLocked = false;
    await till.switchOff();
    await aWorker(world).pass();
    expect(await receiptOf(t, pub, locked.order)).toMatchObject({ state: 'wanted' });
    await till.switchOn();
    await aWorker(world).pass();
    expect(await receiptOf(t, pub, locked.order)).toMatchObject({ state: 'issued' });
    await till.switchOff();
  });
});

it('a receipt of the same sum that came for another one is never taken for one in doubt', async () => {
  const world = await aWorld('fiscalcloud', false);
  const lost = await afterPass(world, 'dies_before');
  const next = await afterPass(world, 'well');
  expect(next.receipt?.state).toBe('issued');
  const third = await afterPass(world, 'dies_after');
  await aWorker(world).pass();
  expect(await receiptOf(t, world.pub, lost.order)).toMatchObject({ state: 'unsure' });
  // It may be the paper of either.
  expect(third.receipt?.state).toBe('unsure');
  await world.till.switchOff();
});

/** The keys of an order's receipts: one that was refused is followed by another. */
const keysOf = async ({ id }: AnOrder): Promise<ReadonlySet<string>> => {
  const rows = t.deps.db.selectFrom('receipt').where('order_id', '=', id).select('key');
  return new Set((await rows.execute()).map(({ key }) => key));
};

/** What is on paper of an order. */
async function papersOf({ till }: World, order: AnOrder) {
  const keys = await keysOf(order);
  return till.paper.filter(({ key }) => keys.has(key));
}

/** What a person at the till sees, and answers. */
async function answerTruly(world: World, order: AnOrder): Promise<void> {
  world.till.finish();
  const [printed] = await papersOf(world, order);
  const body = printed
    ? ({ answer: 'printed', number: printed.number } as const)
    : ({ answer: 'not_printed' } as const);
  const { company: as } = world.pub;
  await t.send(`PUT ${PUB}/orders/:orderID/receipt`, { params: order.ids, as, body });
}

it(
  `each receipt is on paper once in ${ROUNDS} rounds of kills of the bridge and of the till`,
  { timeout: sized(120_000, 1_800_000) },
  async () => {
    const random = createRandom(33);
    const chance = (): boolean => random() < 0.06;
    const worlds = [await aWorld('posfix'), await aWorld('fiscalcloud')];
    let unsure = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const world = worlds[round % 2] as World;
      const order = await aPaidOrder(t, world.pub);
      await must(want(t, world.pub, order));
      for (let life = 0; ; life += 1) {
        world.till.mood = moods[Math.floor(random() * moods.length)] ?? 'well';
        // The last lives are quiet ones: everything comes to an end.
        await aWorker(world, life < 6 ? chance : undefined).pass();
        const papers = await papersOf(world, order);
        expect(papers.length, `round ${round}, life ${life}`).toBeLessThan(2);
        const receipt = await receiptOf(t, world.pub, order);
        if (receipt?.state === 'unsure') {
          unsure += 1;
          await answerTruly(world, order);
        }
        if (receipt?.state === 'refused') await must(want(t, world.pub, order));
        if (receipt?.state === 'issued') {
          expect(papers[0]?.number).toBe(receipt.number);
          break;
        }
        expect(life).toBeLessThan(200);
      }
    }
    expect(unsure).toBeGreaterThan(0);
    await Promise.all(worlds.map(({ till }) => till.switchOff()));
  },
);

it('the program as it is downloaded issues one, and ends when it is not paired any more', async () => {
  const { pub, till } = await aWorld('posfix');
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { code } = await pairingCode(t, pub);
  const order = await aPaidOrder(t, pub);
  await must(want(t, pub, order));
  const settings = path.join(folder, 'packed.json');
  const first = startBridge(settings, url, code);
  await eventually(async () => {
    expect(await receiptOf(t, pub, order)).toMatchObject({ state: 'issued', number: '1000' });
  });
  await first.kill();
  expect(fs.existsSync(`${settings}.till`)).toBe(true);
  await t.call(`DELETE ${PUB}/print-bridge`, { params: pub.ids, as: pub.company });
  const second = startBridge(settings);
  expect(await second.ended).toBe(3);
  expect(second.said()).toContain('not paired any more');
  expect(till.paper).toHaveLength(1);
  await till.switchOff();
});
