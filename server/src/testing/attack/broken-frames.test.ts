import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../../../scripts/depth.ts';
import { clientAt } from '../app/client-at.ts';
import { anOrder } from '../builders/order-builders.ts';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { connectRaw, type RawClient } from './raw-client.ts';
import { closeCodeOf, frameBytes, opcodes, upgradeRequest, type Frame } from './raw-frames.ts';

/** Far below a heartbeat: the server ends these sockets by itself, at once. */
const AT_ONCE_MS = 8_000;
const { continuation, text, binary, close, ping, pong } = opcodes;

let server: AttackedServer;
let guestPath: string;
let deskPath: string;
beforeAll(async () => {
  server = await startAttackedServer();
  const order = await anOrder(clientAt(server.address), server.pub);
  guestPath = `/ws/client/order/${order.trackingToken}`;
  const { company, ids } = server.pub;
  deskPath = `/ws/orders/company/${ids.companyID}/pub/${ids.pubID}?access_token=${company.accesstoken}`;
});
afterAll(() => server.close());

/** A socket, and bytes right behind its opening, in the same packet. */
async function openAndSend(
  path: string,
  bytes: Buffer,
  ...headers: readonly string[]
): Promise<RawClient> {
  const client = await connectRaw(server.address);
  client.socket.write(Buffer.concat([Buffer.from(upgradeRequest(path, ...headers)), bytes]));
  return client;
}

/** Sends frames on a guest's socket; the code with which the server closed it. */
async function codeAfter(...frames: readonly Frame[]): Promise<number | undefined> {
  const client = await openAndSend(guestPath, Buffer.concat(frames.map(frameBytes)));
  expect(await client.ended).toBeLessThan(AT_ONCE_MS);
  expect(client.received()).toMatch(/^HTTP\/1\.1 101 /);
  return closeCodeOf(client.bytes());
}

const codes = { protocol: 1002, data: 1007, tooLarge: 1009 } as const;
const start: Frame = { opcode: text, payload: 'half', isLast: false };
const closing = (code: number, reason: Buffer | string = ''): Frame => {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(code);
  return { opcode: close, payload: Buffer.concat([head, Buffer.from(reason)]) };
};
const pieces = (count: number, bytes: number): Frame[] => [
  start,
  ...Array.from({ length: count }, () => ({
    opcode: continuation,
    payload: 'a'.repeat(bytes),
    isLast: false,
  })),
];
const reservedOpcodes = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15];

const broken: readonly (readonly [string, number, readonly Frame[]])[] = [
  ...reservedOpcodes.map(
    (opcode) => [`reserved opcode ${opcode}`, codes.protocol, [{ opcode }]] as const,
  ),
  ...[1, 2, 4, 7].map(
    (reserved) =>
      [
        `reserved bits ${reserved}`,
        codes.protocol,
        [{ opcode: text, payload: 'a', reserved }],
      ] as const,
  ),
  ['a frame that is not masked', codes.protocol, [{ opcode: text, payload: 'a', isMasked: false }]],
  ['a frame of 2^63 bytes', codes.tooLarge, [{ opcode: text, declared: 2n ** 63n }]],
  ['a frame of 2^53 bytes', codes.tooLarge, [{ opcode: binary, declared: 2n ** 53n }]],
  ['a frame of 4 GB', codes.tooLarge, [{ opcode: binary, declared: 2n ** 32n, payload: 'a' }]],
  ['a frame of 4,097 bytes', codes.tooLarge, [{ opcode: binary, payload: 'a'.repeat(4_097) }]],
  ['a message that grows above 4,096 bytes in pieces', codes.tooLarge, pieces(5, 1_000)],
  ['a message that grows byte by byte', codes.tooLarge, pieces(4_100, 1)],
  ['a second message inside of one', codes.protocol, [start, { opcode: text, payload: 'a' }]],
  ['a piece of no message', codes.protocol, [{ opcode: continuation, payload: 'a' }]],
  ['a text that is no UTF-8', codes.data, [{ opcode: text, payload: Buffer.from([0xc3, 0x28]) }]],
  [
    'a text that is no UTF-8, in pieces',
    codes.data,
    [
      { opcode: text, payload: Buffer.from([0xf0, 0x9f]), isLast: false },
      { opcode: continuation, payload: Buffer.from([0x92]) },
    ],
  ],
  ['a ping in pieces', codes.protocol, [{ opcode: ping, isLast: false }]],
  ['a ping of 126 bytes', codes.protocol, [{ opcode: ping, payload: 'a'.repeat(126) }]],
  ['half a close code', codes.protocol, [{ opcode: close, payload: 'a' }]],
  ...[0, 999, 1004, 1005, 1006, 1015, 2_999, 5_000, 65_535].map(
    (code) => [`the close code ${code}`, codes.protocol, [closing(code)]] as const,
  ),
  ['a close reason that is no UTF-8', codes.data, [closing(1000, Buffer.from([0xff]))]],
];

describe('a socket is closed with the right code after', () => {
  it.each(someOf(broken, 3))('%s', async (_name, code, frames) => {
    expect(await codeAfter(...frames)).toBe(code);
    expect(server.hasEnded()).toBe(false);
  });

  it('bytes without meaning', async () => {
    const noise = Buffer.from(
      Array.from({ length: 4_096 }, (_, index) => (index * 7_919 + 131) % 251),
    );
    const client = await openAndSend(guestPath, noise);
    expect(await client.ended).toBeLessThan(AT_ONCE_MS);
  });

  it.each([1000, 1001, 3_000, 4_999])('an unusual but allowed code: %d', async (code) => {
    expect(await codeAfter(closing(code), { opcode: text, payload: 'after the close' })).toBe(code);
  });

  it('a compressed message that is 4 MB without its compression', async () => {
    const bomb = deflateRawSync(Buffer.alloc(4 * 1024 * 1024)).subarray(0, 4_096);
    const client = await openAndSend(
      deskPath,
      frameBytes({ opcode: text, payload: bomb, reserved: 4 }),
      'sec-websocket-extensions: permessage-deflate',
    );
    expect(await client.ended).toBeLessThan(AT_ONCE_MS);
    expect(client.received()).toContain('permessage-deflate');
    // While the desk's first message is being compressed, the connection ends before the frame with the code.
    expect([codes.tooLarge, undefined]).toContain(closeCodeOf(client.bytes()));
  });

  it('a compressed message that cannot be read', async () => {
    const client = await openAndSend(
      deskPath,
      frameBytes({ opcode: text, payload: Buffer.alloc(100, 0xff), reserved: 4 }),
      'sec-websocket-extensions: permessage-deflate',
    );
    expect(await client.ended).toBeLessThan(AT_ONCE_MS);
    expect([codes.data, undefined]).toContain(closeCodeOf(client.bytes()));
  });
});

describe('an opening that is none', () => {
  it.each([
    ['without a key', upgradeRequest('PATH').replace(/sec-websocket-key: .*\r\n/, ''), 400],
    ['with a short key', upgradeRequest('PATH').replace(/(?<=key: ).*/, 'YQ=='), 400],
    ['of an old version', upgradeRequest('PATH').replace('version: 13', 'version: 7'), 400],
    [
      'to another protocol',
      upgradeRequest('PATH').replace('upgrade: websocket', 'upgrade: h2c'),
      400,
    ],
    ['with another method', upgradeRequest('PATH').replace('GET', 'POST'), 404],
  ])('is refused: %s', async (_name, request, status) => {
    const client = await connectRaw(server.address);
    client.socket.write(request.replace('PATH', guestPath));
    expect(await client.ended).toBeLessThan(AT_ONCE_MS);
    expect(client.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('is forgotten when its connection is reset before the answer', async () => {
    const { sockets: before } = await server.measure();
    for (let round = 0; round < 20; round += 1) {
      const clients = await Promise.all(
        Array.from({ length: 10 }, () => openAndSend(deskPath, Buffer.alloc(0))),
      );
      for (const { socket } of clients) socket.resetAndDestroy();
    }
    await expect.poll(async () => (await server.measure()).sockets).toBeLessThanOrEqual(before);
    expect(server.hasEnded()).toBe(false);
    expect(server.logged()).toBe('');
  });
});

const SOCKETS = 50;
const FLOOD_MS = 4_000;

type Flood = { readonly first: Buffer; readonly next: Buffer; readonly reads: boolean };

/** Sends the same bytes on many sockets as fast as they are taken, until they are ended. */
async function floodSockets({ first, next, reads }: Flood): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: SOCKETS }, () => openAndSend(guestPath, first)),
  );
  await Promise.all(clients.map(({ socket }) => once(socket, 'data')));
  const end = performance.now() + FLOOD_MS;
  const areEnded = await Promise.all(
    clients.map(async ({ socket, ended: isOver }) => {
      if (!reads) socket.pause();
      while (!socket.destroyed && performance.now() < end) {
        if (socket.write(next)) await new Promise((resolve) => setImmediate(resolve));
        else await Promise.race([once(socket, 'drain'), isOver]).catch(() => {});
      }
      return Promise.race([isOver.then(() => true), sleep(FLOOD_MS, false, { ref: false })]);
    }),
  );
  for (const { socket } of clients) socket.destroy();
  return areEnded.filter(Boolean).length;
}

const many = (frame: Frame): Buffer =>
  Buffer.concat(Array.from({ length: 2_000 }, () => frameBytes(frame)));

describe(`another guest orders as usual while ${SOCKETS} sockets send without a pause`, () => {
  const floods: readonly (readonly [string, Frame, boolean])[] = [
    ['pings', { opcode: ping, payload: 'a'.repeat(125) }, true],
    ['pings, and read no answer', { opcode: ping, payload: 'a'.repeat(125) }, false],
    ['pongs', { opcode: pong }, true],
    ['short messages', { opcode: text, payload: 'PONG' }, true],
    ['empty messages', { opcode: binary }, true],
    ['long messages', { opcode: text, payload: 'a'.repeat(4_096) }, true],
    ['empty pieces of a message', { opcode: continuation, isLast: false }, true],
  ];
  it.each(someOf(floods, 4))('%s', { timeout: 120_000 }, async (_name, frame, reads) => {
    const first = frame.opcode === continuation ? frameBytes(start) : Buffer.alloc(0);
    const attack = floodSockets({ first, next: many(frame), reads });
    await server.expectNoHarm(attack);
    expect(await attack).toBe(SOCKETS);
  });
});

it('another guest orders as usual after all of them', async () => {
  await server.expectNoHarm(Promise.resolve());
  expect(server.hasEnded()).toBe(false);
  expect(server.logged()).toBe('');
});
