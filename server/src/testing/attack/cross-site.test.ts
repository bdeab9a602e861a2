import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aPub } from '../builders/builders.ts';

const password = 'o parolă destul de lungă';
const origin = 'https://another.example';
let t: TestApp;
let email: string;
let menu: string;
beforeAll(async () => {
  t = await buildTestApp();
  const { company, pub } = await aPub(t);
  email = company.email;
  menu = `/api/client/pub/${pub.url_name}`;
});
afterAll(() => t.close());

const signIn = (type: string, payload: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': type, origin },
    payload,
  });
const credentials = () => JSON.stringify({ as: '', email, password });

describe('a page of another site', () => {
  it('cannot read an answer', async () => {
    const answers = [
      await t.app.inject({ url: menu, headers: { origin } }),
      await t.app.inject({ url: '/api/company', headers: { origin } }),
      await signIn('application/json', credentials()),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200]);
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('is not allowed to send what needs a permission', async () => {
    const { statusCode, headers } = await t.app.inject({
      method: 'OPTIONS',
      url: '/api/company',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'accesstoken',
      },
    });
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  // A form, or a script without a permission, can send no other types than these.
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot start a session with a body of the type %s',
    async (type) => {
      const { statusCode, headers } = await signIn(type, credentials());
      expect(statusCode).toBe(400);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});

it('TRACE is answered like an unknown call, without the headers of the request', async () => {
  const { statusCode, body } = await t.app.inject({
    method: 'TRACE' as 'GET',
    url: '/api/company',
    headers: { cookie: 'refresh_token=a-secret' },
  });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('a-secret');
});

it('the files of a folder are not listed', async () => {
  expect((await t.app.inject({ url: '/api-static/images/pubs/bgs/' })).statusCode).toBe(404);
});
