import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { connectRaw, headers } from './raw-client.ts';
import { statusesOf } from './raw-answers.ts';

/** Far below the time limits for silence: the server ends these connections by itself, at once. */
const AT_ONCE_MS = 8_000;
/** What an attacker hides in a request, so that a server behind a proxy takes it for a second one. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nhost: comanda.test\r\n\r\n';
const READ = 'GET /api/company';
const WRITE = 'POST /api/auth/login';
const json = 'content-type: application/json';

let server: AttackedServer;
beforeAll(async () => {
  server = await startAttackedServer();
});
afterAll(() => server.close());

const request = (line: string, ...more: readonly string[]): string =>
  `${headers(line, ...more)}\r\n`;
const read = (...more: readonly string[]): string => request(READ, ...more);
const write = (body: string, ...more: readonly string[]): string =>
  request(WRITE, json, ...more) + body;
const chunked = (body: string): string => write(body, 'transfer-encoding: chunked');

/** Always the same bytes. */
const noise = Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7_919 + 131) % 251));
const halfOfTls = Buffer.from('160301020001000 1fc0303'.replace(' ', ''), 'hex');

const broken: readonly (readonly [string, string | Buffer])[] = [
  ['bytes without meaning', noise],
  ['null bytes', Buffer.alloc(65_536)],
  ['the beginning of TLS', halfOfTls],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown version', 'GET /api/company HTTP/9.9\r\nhost: comanda.test\r\n\r\n'],
  ['an unknown method', request('ORDER /api/company')],
  ['an endless method', 'A'.repeat(100_000)],
  ['no address', 'GET HTTP/1.1\r\nhost: comanda.test\r\n\r\n'],
  ['a null byte in the address', request('GET /api/\0company')],
  ['a null byte in the name of a header', read('x-\0a: 1')],
  ['a null byte in a header', read('x-a: 1\0')],
  ['a header without a colon', read('x-a')],
  ['a space before the colon', write(HIDDEN, 'content-length : 5')],
  ['a header on two lines', read('x-a: 1\r\n b')],
  ['a header of 100 KB', read(`x-a: ${'a'.repeat(100_000)}`)],
  ['20,000 headers', read(...Array.from({ length: 20_000 }, (_, index) => `x-${index}: 1`))],
  ['a return without a new line', `${READ} HTTP/1.1\rhost: comanda.test\r\r`],
  ['no host', `${READ} HTTP/1.1\r\n\r\n`],
  [
    'an expectation that it does not know',
    write('{}', 'content-length: 2', 'expect: an-order', 'connection: close'),
  ],
  ['another host to connect to', request('CONNECT another.example:443')],
  ['a negative length', write(HIDDEN, 'content-length: -5')],
  ['a length with a plus', write(HIDDEN, 'content-length: +5')],
  ['a hexadecimal length', write(HIDDEN, 'content-length: 0x5')],
  ['a length with an exponent', write(HIDDEN, 'content-length: 1e3')],
  ['a list of lengths', write(HIDDEN, 'content-length: 5, 5')],
  ['the same length twice', write(HIDDEN, 'content-length: 2', 'content-length: 2')],
  ['a length above every number', write(HIDDEN, `content-length: ${'9'.repeat(30)}`)],
  [
    'a length and chunks',
    write(`0\r\n\r\n${HIDDEN}`, 'content-length: 5', 'transfer-encoding: chunked'),
  ],
  [
    'chunks and a length',
    write(`0\r\n\r\n${HIDDEN}`, 'transfer-encoding: chunked', 'content-length: 5'),
  ],
  ['an unknown transfer', write(`0\r\n\r\n${HIDDEN}`, 'transfer-encoding: xchunked')],
  [
    'a transfer after the chunks',
    write(`0\r\n\r\n${HIDDEN}`, 'transfer-encoding: chunked, identity'),
  ],
  ['a transfer with a tab', write(`0\r\n\r\n${HIDDEN}`, 'transfer-encoding:\vchunked')],
  ['a chunk whose size is no number', chunked(`five\r\nhello\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk of a negative size', chunked(`-5\r\nhello\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk with 0x before its size', chunked(`0x5\r\nhello\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk above every number', chunked(`${'F'.repeat(17)}\r\nhello\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk that is longer than its size', chunked(`2\r\nhello\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk without the end of its line', chunked(`5\r\nhello0\r\n\r\n${HIDDEN}`)],
  ['a chunk’s size that ends with a new line only', chunked(`5\nhello\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk with an endless extension', chunked(`5;a=${'a'.repeat(100_000)}\r\nhello`)],
  ['chunks with 100 KB of trailers', chunked(`0\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`)],
  ['a chunk that is larger than any body', chunked(`FFFFFFFF\r\n${'a'.repeat(100_000)}`)],
  ['a body that is larger than any', write('a'.repeat(100_000), 'content-length: 9999999999')],
];

describe('a request that is no HTTP', () => {
  it.each(broken)('is refused, and its connection ended: %s', async (_name, bytes) => {
    const client = await connectRaw(server.address);
    client.socket.write(bytes);
    expect(await client.ended).toBeLessThan(AT_ONCE_MS);
    const statuses = statusesOf(client.received());
    // Without an answer, or with one refusal: what is hidden in it is never a request of its own.
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(server.hasEnded()).toBe(false);
    expect(server.logged()).toBe('');
  });

  it('is one request when it says that it has a body, whatever its method', async () => {
    const client = await connectRaw(server.address);
    const length = `content-length: ${HIDDEN.length}`;
    client.socket.write(request('GET /healthz', length) + HIDDEN);
    client.socket.write(request('GET /api/no-such-call', 'connection: close'));
    await client.ended;
    expect(statusesOf(client.received())).toEqual([200, 404]);
  });
});

it('another guest orders as usual after all of them', async () => {
  await server.expectNoHarm(Promise.resolve());
  expect(server.hasEnded()).toBe(false);
});
