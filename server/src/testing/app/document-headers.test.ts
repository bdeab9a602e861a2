import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveringPub, anOrder } from '../builders/order-builders.ts';
import { buildGuestApp, type GuestApp } from './build-guest-app.ts';
import { buildShellApp } from './build-shell-app.ts';
import type { TestApp } from './build-test-app.ts';

const secure = { publicUrl: 'https://comanda.test' };
let guest: GuestApp;
let shell: TestApp;
let pubUrlName: string;
let menu: string;
let order: string;
beforeAll(async () => {
  guest = await buildGuestApp(secure);
  shell = await buildShellApp(secure);
  const pub = await aDeliveringPub(guest);
  pubUrlName = pub.pub.url_name;
  menu = `/pub/${pubUrlName}`;
  order = `${menu}/order/${(await anOrder(guest, pub)).trackingToken}`;
});
afterAll(async () => {
  await guest.close();
  await shell.close();
});

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** What Mozilla's observatory asks of a document that is served with https. */
const wanted: readonly [header: string, value: RegExp][] = [
  ['strict-transport-security', /^max-age=\d{8}; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:no-referrer|strict-origin-when-cross-origin)$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  [
    'content-security-policy',
    /default-src 'self';.*base-uri 'none';.*frame-ancestors '(?:none|self)'$/,
  ],
];
/** The editor shows the menu of a pub in a frame; no other page, and no other host, has one around it. */
const framed = { 'x-frame-options': 'SAMEORIGIN', ancestors: "frame-ancestors 'self'" };
const unframed = { 'x-frame-options': 'DENY', ancestors: "frame-ancestors 'none'" };

describe.each<
  [string, () => Promise<{ headers: object; body: string }>, (typeof framed | typeof unframed)?]
>([
  ['a menu', () => guest.get(menu), framed],
  ['a menu from the cache', () => guest.get(menu), framed],
  ['the page of an order', () => guest.get(order)],
  ['the page of personal data', () => guest.get('/privacy')],
  ['a page that does not exist', () => guest.get('/pub/nu-exista')],
  ['the screens of companies', () => shell.app.inject('/admin/company')],
  ['the desk', () => shell.app.inject('/admin/pub/7/orders')],
  ['the screens of couriers', () => shell.app.inject('/courier')],
  ['the screens of the platform', () => shell.app.inject('/administration')],
  ['a screen that does not exist', () => shell.app.inject('/nimic')],
])('%s', (_name, read, frames = unframed) => {
  it('has every header that protects a document', async () => {
    const { headers } = await read();
    for (const [header, value] of wanted) {
      expect(String((headers as Record<string, unknown>)[header]), header).toMatch(value);
    }
    expect(headers).toMatchObject({ 'x-frame-options': frames['x-frame-options'] });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining(frames.ancestors),
    });
  });

  it('allows the styles and scripts inside it by their hashes alone, and has no style in an attribute', async () => {
    const { headers, body } = await read();
    const policy = String((headers as Record<string, unknown>)['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');
    const hashesOf = (tag: RegExp) =>
      [...body.matchAll(tag)].map(([, content = '']) => hashOf(content));
    expect(sources('style-src')).toEqual(["'self'", ...hashesOf(/<style>(.*?)<\/style>/gs)]);
    expect(sources('script-src')).toEqual(["'self'", ...hashesOf(/<script>(.*?)<\/script>/gs)]);
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
    expect(body).not.toMatch(/<[^>]+\son\w+=/);
  });
});

it.each<[string, () => Promise<{ headers: object }>]>([
  ['an answer', () => guest.app.inject('/api/openapi.json')],
  [
    'the data of a pub',
    () => guest.send('GET /api/client/pub/:pubUrlName', { params: { pubUrlName } }),
  ],
  ['a refusal', () => guest.sendRaw('GET /api/company')],
  ['an unknown file', () => shell.app.inject('/static/admin/nimic.js')],
  ['the texts', () => shell.app.inject('/static/admin/locales/ro/translation.json')],
])('%s is shown in no frame', async (_name, read) => {
  expect((await read()).headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
  });
});
