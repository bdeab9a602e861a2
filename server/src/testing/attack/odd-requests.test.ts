import { addressOf } from '@comanda/contract/client';
import { once } from 'node:events';
import { listCalls } from '@comanda/contract';
import { key } from '@comanda/contract/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aClient, aCompany, aPub, unique, type APub } from '../builders/builders.ts';
import { connectRaw, headers } from './raw-client.ts';
import { someOf } from '../../../../scripts/depth.ts';

let t: TestApp;
let pub: APub;
let address: string;
let tokens: readonly string[];

async function aCourier(): Promise<string> {
  const { accesstoken } = await t.call('POST /api/courier', {
    body: {
      email: `${unique('curier')}@example.md`,
      password: 'o parolă destul de lungă',
      full_name: 'Ion Rusu',
      phone_number: '069123456',
    },
  });
  return accesstoken;
}

beforeAll(async () => {
  t = await buildTestApp({ settings: { publicUrl: 'https://comanda.test' } });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  pub = await aPub(t, await aCompany(t));
  tokens = [pub.company.accesstoken, (await aClient(t)).accesstoken, await aCourier()];
});
afterAll(() => t.close());

const callsWithIds = listCalls().filter((name) => key(name).params.length > 0);

/** Any response in the contract's format. */
function expectFailure(body: unknown, code: string): void {
  expect(body).toEqual({ ok: false, err: expect.any(String) as string, code });
}

/** Also where no route is reached. */
const protective = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

describe('an invalid address', () => {
  it.each(someOf(callsWithIds, 5))(
    'is answered with a refusal and never with a server error at %s',
    async (name) => {
      const { params } = key(name);
      // Each id in turn is odd, and the ones before it are those of the caller's own pub.
      for (const [index, param] of params.entries()) {
        for (const odd of ['2147483648', '99999999999999999999', '0', '-1', '1.5', 'NaN', '\0']) {
          const all = Object.fromEntries(params.map((one) => [one, odd]));
          const ids = { ...all, ...(index > 0 ? pub.ids : {}), [param]: odd };
          const query = { status: 'canceled', price: 0 };
          for (const accesstoken of tokens) {
            const as = { accesstoken };
            const { status, body } = await t.sendRaw(name, { params: ids, query, as });
            expect([400, 401, 403, 404], JSON.stringify([ids, body])).toContain(status);
          }
        }
      }
    },
  );

  it.each([
    'GET /api/client/pub/%E0%A4%A',
    'GET /api/company/%E0%A4%A/pubs',
    'GET /api/%FF',
    'GET /%E0%A4%A',
  ])('that cannot be decoded is a bad request: %s', async (request) => {
    const { status, body, headers: answered } = await t.sendRaw(request);
    expect(status).toBe(400);
    expectFailure(body, 'bad_document');
    expect(answered).toMatchObject(protective);
  });

  it.each([301, 5_000])('that is %d letters long is not found', async (length) => {
    const { status, body } = await t.send('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: 'a'.repeat(length) },
    });
    expect(status).toBe(404);
    expectFailure(body, 'not_found');
  });
});

describe('an unreadable request', () => {
  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', 400, 'bad_document'],
    [
      'two lengths',
      headers('POST /api/auth/login', 'content-length: 1', 'content-length: 2'),
      400,
      'bad_document',
    ],
    [
      'endless headers',
      headers('GET /api/company', `x-padding: ${'a'.repeat(40_000)}`),
      431,
      'headers_are_too_large',
    ],
    ['an endless address', headers(`GET /api/${'a'.repeat(40_000)}`), 431, 'headers_are_too_large'],
  ])('is answered like any failure: %s', async (_name, text, status, code) => {
    const client = await connectRaw(address);
    client.socket.write(`${text}\r\n`);
    await client.ended;
    const [head = '', body = ''] = client.received().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .+\\r\\n`));
    expect(head).toContain('content-type: application/json');
    for (const [name, value] of Object.entries(protective)) {
      expect(head).toContain(`${name}: ${value}`);
    }
    expectFailure(JSON.parse(body), code);
  });
});

describe('an unreadable body', () => {
  it.each([
    ['application/json', '{"half"', 'bad_document'],
    ['application/json', '', 'bad_document'],
    ['application/xml', '<login/>', 'bad_document'],
    ['multipart/form-data', 'no boundary', 'validation_error'],
    ['application/json', '{"__proto__": {"as": "admin"}}', 'bad_document'],
  ])('of type %s: %j', async (type, payload, code) => {
    const { status, body } = await t.sendRaw('POST /api/auth/login', {
      headers: { 'content-type': type },
      text: payload,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ ok: false, code });
  });
});

describe('an upload', () => {
  const boundary = 'the-end';
  const head = [
    `--${boundary}`,
    'content-disposition: form-data; name="bg"; filename="a.png"',
    'content-type: image/png',
    '',
    '',
  ].join('\r\n');
  const multipart = (accesstoken: string) => ({
    accesstoken,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });

  it.each([
    ['without its end', `${head}half a picture`],
    ['without its beginning', 'no part at all'],
    ['without content', ''],
    ['with fields only', `${head.replace('; filename="a.png"', '')}text\r\n--${boundary}--\r\n`],
    ['with a field too many', `${head.replace('; filename="a.png"', '')}x\r\n`.repeat(20)],
  ])('%s cannot be read', async (_name, payload) => {
    const { status, body } = await t.sendRaw('PATCH /api/company/:companyID/pubs/:pubID/bg', {
      params: pub.ids,
      headers: multipart(pub.company.accesstoken),
      text: payload,
    });
    expect(status).toBe(400);
    expectFailure(body, 'invalid_file');
  });

  it('with a too large declared length is refused before it has arrived', async () => {
    const client = await connectRaw(address);
    const sent = Object.entries(multipart(pub.company.accesstoken)).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const { url } = addressOf('PATCH /api/company/:companyID/pubs/:pubID/bg', pub.ids);
    const request = headers(`PATCH ${url}`, ...sent, 'content-length: 20000000');
    client.socket.write(`${request}\r\n${head}the beginning`);
    await once(client.socket, 'data');
    expect(client.received()).toMatch(/^HTTP\/1\.1 413 /);
    expect(client.received()).toContain('"code":"file_is_too_large"');
    client.socket.destroy();
  });
});
