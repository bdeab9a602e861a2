import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aCompany, aPub, type APub } from '../../testing/builders/builders.ts';

let t: TestApp;
let pub: APub;
beforeAll(async () => {
  t = await buildTestApp();
  const company = await aCompany(t);
  pub = await aPub(t, company);
  for (let count = 0; count < 4; count += 1) await aPub(t, company);
});
afterAll(() => t.close());

const get = (path: string, encodings?: string) =>
  t.app.inject({
    url: `/api/company${path}`,
    headers: {
      accesstoken: pub.company.accesstoken,
      ...(encodings !== undefined && { 'accept-encoding': encodings }),
    },
  });

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a long answer is compressed by %s for a client that accepts %s',
  async (name, accepted, unpack) => {
    const path = `/${pub.company.id}/pubs`;
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(4_000);
    const { headers, rawPayload } = await get(path, accepted);
    expect(headers).toMatchObject({
      'content-encoding': name,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeLessThan(plain.body.length / 3);
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  },
);

it('a short answer is not compressed', async () => {
  const { statusCode, headers, body } = await get('', 'br');
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.length).toBeLessThan(1_400);
});
