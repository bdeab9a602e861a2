import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPub } from '../builders/builders.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('every success', () => {
  it('is not stored by a browser or a proxy', async () => {
    const { company, ids, pub } = await aPub(t);
    const answers = [
      await t.send('GET /api/company/:companyID/pubs/:pubID', { params: ids, as: company }),
      await t.send('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.url_name } }),
      await t.send('POST /api/company/:companyID/pubs/:pubID/menus', {
        params: ids,
        as: company,
        body: { name: 'Bucătărie', visible: true, place: 1 },
      }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBeLessThan(300);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the security headers', () => {
  it.each([
    ['https://comanda.test', /^max-age=\d{8}; includeSubDomains$/],
    ['http://comanda.test', /^undefined$/],
  ])('at %s', async (publicUrl, strict) => {
    const app = await buildTestApp({ settings: { publicUrl } });
    const { headers } = await app.sendRaw('GET /api/company');
    await app.close();
    expect(String(headers['strict-transport-security'])).toMatch(strict);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

it('a socket that is requested as a page answers 426', async () => {
  const { company, ids } = await aPub(t);
  const { statusCode } = await t.app.inject({
    url: `/ws/orders/company/${ids.companyID}/pub/${ids.pubID}`,
    headers: { accesstoken: company.accesstoken },
  });
  expect(statusCode).toBe(426);
});
