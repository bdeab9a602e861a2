import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aCompany, unique } from '../../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'o parolă destul de lungă';
let phones = 10;

async function aClient() {
  phones += 1;
  const answer = await t.send('POST /api/client', {
    body: { name: '  Doina Rotaru ', phone: `069 7000-${phones}`, password },
  });
  return { accesstoken: answer.reply().accesstoken, cookie: answer.cookies[0] ?? '' };
}

const refreshClient = (cookie: string) =>
  t.send('POST /api/auth/refresh-token', { query: { as: 'client' }, as: { cookie } });

test('a client sees their own account: the name without spaces around it, the phone in E.164', async () => {
  const { status, body } = await t.send('GET /api/client', { as: await aClient() });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ok: true,
    client: { name: 'Doina Rotaru', phone: `+373697000${phones}` },
  });
});

test('a pub’s owner who orders as a guest stays signed in to the administration', async () => {
  const { email } = await aCompany(t);
  const owner = await t.send('POST /api/auth/login', { body: { email, password } });
  const client = await aClient();
  expect(client.cookie).toMatch(/^client_refresh_token=/);
  const both = `${owner.cookies[0] ?? ''}; ${client.cookie}`;
  const asGuest = await refreshClient(both);
  expect(asGuest).toMatchObject({ status: 200, body: { role: 'client' } });
  expect(asGuest.cookies[0]).toMatch(/^client_refresh_token=/);
  const asOwner = await t.send('POST /api/auth/refresh-token', { as: { cookie: both } });
  expect(asOwner).toMatchObject({ status: 200, body: { role: 'company' } });
  expect(asOwner.cookies[0]).toMatch(/^refresh_token=/);
});

test('signing the guest out ends the guest’s session and no other', async () => {
  const { email } = await aCompany(t);
  const owner = await t.send('POST /api/auth/login', { body: { email, password } });
  const client = await aClient();
  const cookie = `${owner.cookies[0] ?? ''}; ${client.cookie}`;
  const out = await t.send('POST /api/auth/logout', { query: { as: 'client' }, as: { cookie } });
  expect(out).toMatchObject({ status: 200, cookies: ['client_refresh_token='] });
  expect((await refreshClient(client.cookie)).status).toBe(401);
  expect((await t.send('GET /api/client', { as: client })).status).toBe(401);
  const still = await t.send('POST /api/auth/refresh-token', { as: { cookie } });
  expect(still).toMatchObject({ status: 200, body: { role: 'company' } });
});

test('a name of two letters is accepted', async () => {
  const body = { name: 'Ян', phone: '069700099', password };
  expect((await t.send('POST /api/client', { body })).status).toBe(201);
});

test.each([
  ['a short password', { password: 'scurt' }, { field: 'password', code: 'min', limit: 8 }],
  ['no phone', { phone: '12' }, { field: 'phone', code: 'invalid_phone' }],
  ['no name', { name: '  ' }, { field: 'name', code: 'field_is_required' }],
])('registration refuses %s', async (_, wrong, problem) => {
  const body = { name: unique('Client'), phone: '069123456', password, ...wrong };
  expect(await t.send('POST /api/client', { body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [problem] },
  });
});

test('a company’s token does not open a client’s account', async () => {
  expect((await t.send('GET /api/client', { as: await aCompany(t) })).status).toBe(403);
});
