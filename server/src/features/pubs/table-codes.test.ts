import { qrPath } from '@comanda/domain/images';
import QRCode from 'qrcode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub } from '../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const get = (url: string) => t.app.inject({ method: 'GET', url });
const drawn = (text: string) =>
  QRCode.toString(text, { errorCorrectionLevel: 'M', margin: 4, width: 1024, type: 'svg' });

test('each table’s code contains its number, the pub’s own code contains none', async () => {
  const { pub } = await aPub(t);
  const svg = qrPath(pub.qr_code_file_name.replace('.png', '.svg'));
  for (const table of ['', '7', '12', 'Terasa & 3']) {
    const query = table === '' ? '' : `?table=${encodeURIComponent(table)}`;
    const answer = await get(svg + query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toBe(await drawn(pub.public_url + query));
  }
});

test.each(['?table=', `?table=${'9'.repeat(41)}`, '?table=1&table=2'])(
  '%s is refused',
  async (query) => {
    const { pub } = await aPub(t);
    expect((await get(qrPath(pub.qr_code_file_name) + query)).statusCode).toBe(400);
  },
);
