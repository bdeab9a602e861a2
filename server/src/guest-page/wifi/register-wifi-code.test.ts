import { brotliDecompressSync } from 'node:zlib';
import { wifiCodePath, wifiJoinText } from '@comanda/domain/settings';
import QRCode from 'qrcode';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import { aPub, type APub } from '../../testing/builders/builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());
const codeOf = ({ pub }: APub) => `/pub/${pub.url_name}/wifi.svg`;
const drawn = (text: string) =>
  QRCode.toString(text, { errorCorrectionLevel: 'M', margin: 4, width: 1024, type: 'svg' });

async function aPubWithWifi(wifi: object): Promise<APub> {
  const pub = await aPub(t);
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: wifi,
  });
  return pub;
}

test.each([
  ['La Nuc', 'nuci;1', String.raw`WIFI:T:WPA;S:La Nuc;P:nuci\;1;;`],
  ['Кафе', '', 'WIFI:T:nopass;S:Кафе;;'],
])(
  'the code of %s with the password %j contains the text for joining it',
  async (network, password, text) => {
    const pub = await aPubWithWifi({ wifi_network: network, wifi_password: password });
    expect(wifiJoinText({ network, password })).toBe(text);
    const answer = await t.get(codeOf(pub));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(answer.body).toBe(await drawn(text));
  },
);

test('an unchanged code is answered without a body, until its text changes', async () => {
  const pub = await aPubWithWifi({ wifi_network: 'La Nuc', wifi_password: 'nuci' });
  const asked = { 'accept-encoding': 'gzip, br' };
  const first = await t.get(codeOf(pub), asked);
  expect(first.headers['content-encoding']).toBe('br');
  const text = 'WIFI:T:WPA;S:La Nuc;P:nuci;;';
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(await drawn(text));
  const again = { ...asked, 'if-none-match': String(first.headers.etag) };
  expect(await t.get(codeOf(pub), again)).toMatchObject({ statusCode: 304, body: '' });
  const body = { wifi_password: 'nuci-noi' };
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body,
  });
  const changed = await t.get(codeOf(pub), again);
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(first.headers.etag);
});

test('without the name of a network, and without a pub, there is no code', async () => {
  const unnamed = await aPubWithWifi({ wifi_password: 'nuci' });
  const deletedPub = await aPubWithWifi({ wifi_network: 'La Nuc' });
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', {
    params: deletedPub.ids,
    as: deletedPub.company,
  });
  for (const at of [codeOf(unnamed), codeOf(deletedPub), '/pub/no-such-pub/wifi.svg']) {
    const answer = await t.get(at);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a pub whose publication has ended shows no code, exactly from its end', async () => {
  const pub = await aPubWithWifi({ wifi_network: 'La Nuc', wifi_password: 'nuci' });
  t.clock.set('2026-12-20T21:59:58Z');
  expect((await t.get(codeOf(pub))).statusCode).toBe(200);
  t.clock.set('2026-12-20T21:59:59Z');
  expect((await t.get(codeOf(pub))).statusCode).toBe(404);
});

test('the page shows the network beside the password to copy, and the link to the code', async () => {
  const wifi = { network: 'Nuc & <b>', password: 'nuci' };
  const pub = await aPubWithWifi({ wifi_network: wifi.network, wifi_password: wifi.password });
  const page = (await t.get(`/pub/${pub.pub.url_name}/?lang=ro`)).body;
  expect(page).toContain('data-copy="nuci"');
  expect(page).toContain('<b>Nuc &amp; &lt;b&gt;</b>');
  expect(page).toContain(`<img src="${wifiCodePath(pub.pub.url_name, wifi)}" loading="lazy"`);
  expect(page).toContain('alt="Cod QR de conectare la rețeaua Wi-Fi Nuc &amp; &lt;b&gt;"');
});

test('an open network has its name and its code, and no password to copy', async () => {
  const pub = await aPubWithWifi({ wifi_network: 'La Nuc' });
  const page = (await t.get(`/pub/${pub.pub.url_name}/?lang=en`)).body;
  expect(page).toContain('<b>La Nuc</b> no password');
  expect(page).toContain('wifi.svg');
  expect(page).not.toContain('data-copy=');
});

test('a password alone is shown without a code, and with neither there is no Wi-Fi section', async () => {
  const alone = await aPubWithWifi({ wifi_password: 'nuci' });
  const withPassword = (await t.get(`/pub/${alone.pub.url_name}/`)).body;
  expect(withPassword).toContain('data-copy="nuci"');
  expect(withPassword).not.toContain('wifi.svg');
  const none = (await t.get(`/pub/${(await aPub(t)).pub.url_name}/`)).body;
  expect(none).not.toMatch(/data-copy=|wifi\.svg/);
});
