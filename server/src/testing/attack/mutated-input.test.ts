import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAttempts } from '../../../../scripts/record-attempts.ts';
import { clientAt } from '../app/client-at.ts';
import { anOrder, anOrderAtTable } from '../builders/order-builders.ts';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { mutatedInputs, type MutatedInput } from './mutate.ts';
import { statusesOf, wrongRefusals } from './raw-answers.ts';
import { connectRaw, headers } from './raw-client.ts';
import { frameBytes, opcodes, upgradeRequest } from './raw-frames.ts';

const { RAW_INPUTS, RAW_SEED } = process.env;
/** `npm run test:attacks` sends many more, other ones each time; a failure names the seed that repeats it. */
const count = Number(RAW_INPUTS ?? 150);
const seed = Number(RAW_SEED ?? (RAW_INPUTS ? Math.trunc(Math.random() * 2 ** 31) : 1));
/** Connections at once. */
const AT_ONCE = 20;
/** How long the sender waits for an answer before it closes its side. */
const PATIENCE_MS = 200;
/** Then the server closes the other one. */
const CLOSED_MS = 10_000;

let server: AttackedServer;
let right: readonly Buffer[];
beforeAll(async () => {
  server = await startAttackedServer();
  right = await rightInputs();
});
afterAll(() => server.close());

/** One input of each kind that the server accepts. */
async function rightInputs(): Promise<Buffer[]> {
  const { pub } = server;
  const { company, ids } = pub;
  const order = await anOrder(clientAt(server.address), pub);
  const json = 'content-type: application/json';
  const body = JSON.stringify(anOrderAtTable(pub, '1'));
  const { url: orders } = addressOf('POST /api/client/pub/:pubID/orders', ids);
  const { url: picture } = addressOf('PATCH /api/company/:companyID/pubs/:pubID/bg', ids);
  const { url: menu } = addressOf('GET /api/client/pub/:pubUrlName', {
    pubUrlName: pub.pub.url_name,
  });
  const key = `idempotency-key: ${randomUUID()}`;
  const upload = [
    '--the-end',
    'content-disposition: form-data; name="bg"; filename="a.png"',
    'content-type: image/png',
    '',
    'half a picture',
    '--the-end--',
    '',
  ].join('\r\n');
  const post = (at: string, ...more: readonly string[]) =>
    `${headers(`POST ${at}`, json, ...more)}\r\n`;
  const withLength = `content-length: ${Buffer.byteLength(body)}`;
  const inChunks = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const frames = [
    { opcode: opcodes.text, payload: 'PONG' },
    { opcode: opcodes.ping, payload: 'a' },
    { opcode: opcodes.text, payload: 'PO', isLast: false },
    { opcode: opcodes.continuation, payload: 'NG' },
    { opcode: opcodes.close, payload: Buffer.from([0x03, 0xe8]) },
  ];
  const desk = `/ws/orders/company/${ids.companyID}/pub/${ids.pubID}?access_token=${company.accesstoken}`;
  const socket = (request: string): Buffer =>
    Buffer.concat([Buffer.from(request), ...frames.map(frameBytes)]);
  return [
    Buffer.from(`${headers(`GET ${menu}`)}\r\n${headers(`GET ${menu}`, 'connection: close')}\r\n`),
    Buffer.from(post(orders, key, withLength) + body),
    Buffer.from(post(orders, key, 'transfer-encoding: chunked') + inChunks),
    Buffer.from(
      `${headers(
        `PATCH ${picture}`,
        `accesstoken: ${company.accesstoken}`,
        'content-type: multipart/form-data; boundary=the-end',
        `content-length: ${upload.length}`,
      )}\r\n${upload}`,
    ),
    socket(upgradeRequest(`/ws/client/order/${order.trackingToken}`)),
    socket(upgradeRequest(desk, 'sec-websocket-extensions: permessage-deflate')),
  ];
}

type Outcome = { readonly received: string; readonly isClosed: boolean };

async function send({ bytes, splitAt }: MutatedInput): Promise<Outcome> {
  const client = await connectRaw(server.address);
  client.socket.setNoDelay(true);
  client.socket.write(bytes.subarray(0, splitAt));
  client.socket.write(bytes.subarray(splitAt));
  await Promise.race([client.ended, sleep(PATIENCE_MS)]);
  client.socket.end();
  const isClosed = await Promise.race([
    client.ended.then(() => true),
    sleep(CLOSED_MS, false, { ref: false }),
  ]);
  client.socket.destroy();
  return { received: client.received(), isClosed };
}

it(
  `no changed byte makes the server fail: RAW_SEED=${seed} RAW_INPUTS=${count}`,
  { timeout: 60_000 + count * 100 },
  async () => {
    const figures = { serverErrors: 0, outsideContract: 0, refused: 0 };
    const wrong: unknown[] = [];
    for (let from = 0; from < count; from += AT_ONCE) {
      const part = { seed: seed + from, count: Math.min(AT_ONCE, count - from) };
      const inputs = mutatedInputs(right, part);
      for (const [index, outcome] of (await Promise.all(inputs.map(send))).entries()) {
        const statuses = statusesOf(outcome.received);
        const failures = statuses.filter((status) => status >= 500).length;
        const outside = wrongRefusals(outcome.received).length;
        figures.serverErrors += failures;
        figures.outsideContract += outside;
        if (statuses.some((status) => status >= 400)) figures.refused += 1;
        if (failures > 0 || outside > 0 || !outcome.isClosed) {
          wrong.push({ input: inputs[index]?.bytes.toString('latin1'), ...outcome });
        }
      }
    }
    const unhandled = server.hasEnded() ? 1 : 0;
    const work = 'requests and frames with changed bytes, on real connections';
    recordAttempts('attacks', { work, tried: count, ...figures, unhandled });
    expect(wrong.slice(0, 3), `${wrong.length} of ${count}`).toEqual([]);
    expect(unhandled).toBe(0);
    expect(server.logged()).toBe('');
    // A check of the test itself: some are refused, and some are still right.
    expect(figures.refused).toBeGreaterThan(count / 10);
    expect(figures.refused).toBeLessThan(count);
    await server.expectNoHarm(Promise.resolve());
  },
);
