import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../../plumbing/tokens.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aCompany, unique } from '../../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Session = { accesstoken: string; cookie: string };

const aRegistration = () =>
  ({
    email: `${unique('sesiune')}@example.md`,
    password: 'o parolă destul de lungă',
    name: unique('Sesiunea'),
    phone: '069123456',
    tariff: 'basic',
  }) as const;

async function signedIn(): Promise<Session> {
  const answer = await t.send('POST /api/company', { body: aRegistration() });
  return { accesstoken: answer.reply().accesstoken, cookie: answer.cookies[0] ?? '' };
}

const refresh = (cookie: string) =>
  t.send('POST /api/auth/refresh-token', { headers: cookie === '' ? {} : { cookie } });
const ask = async (accesstoken: string) =>
  (await t.send('GET /api/company', { as: { accesstoken } })).status;

describe('an access token', () => {
  it('expires after fifteen minutes', async () => {
    const { accesstoken } = await signedIn();
    t.clock.advance(14 * 60_000);
    expect(await ask(accesstoken)).toBe(200);
    t.clock.advance(61_000);
    expect(await ask(accesstoken)).toBe(401);
  });

  it('is refused when it was altered, has another signature, or is a refresh value', async () => {
    const { accesstoken, cookie } = await signedIn();
    const [head, , signature] = accesstoken.split('.');
    const other = await aCompany(t);
    const [, claims] = other.accesstoken.split('.');
    expect(await ask(`${head}.${claims}.${signature}`)).toBe(401);
    expect(await ask(cookie.replace('refresh_token=', ''))).toBe(401);
    expect(await ask('')).toBe(401);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    expect(await ask(unsigned)).toBe(401);
  });

  it('is not taken from the address of a call', async () => {
    const { accesstoken } = await signedIn();
    const { status } = await t.sendRaw('GET /api/company', {
      query: { access_token: accesstoken },
    });
    expect(status).toBe(401);
  });
});

describe('the refresh cookie', () => {
  it('is not readable by scripts, and is sent to the sign-in paths alone', async () => {
    const { headers } = await t.send('POST /api/auth/login', {
      body: { as: '', email: (await aCompany(t)).email, password: 'o parolă destul de lungă' },
    });
    const [name, ...attributes] = String(headers['set-cookie']).split('; ');
    expect(name).toMatch(/^refresh_token=/);
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']),
    );
  });

  it('is secure where the public address is https', async () => {
    const setCookieAt = async (publicUrl: string) => {
      const app = await buildTestApp({ settings: { publicUrl } });
      const { headers } = await app.send('POST /api/company', { body: aRegistration() });
      await app.close();
      return String(headers['set-cookie']).split('; ');
    };
    expect(await setCookieAt('https://comanda.test')).toContain('Secure');
    expect(await setCookieAt('http://comanda.test')).not.toContain('Secure');
  });

  it('has 32 random bytes, of which only the hash is stored', async () => {
    const { cookie } = await signedIn();
    const value = cookie.replace('refresh_token=', '');
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    const { rows } = await sql`select * from refresh_token, session`.execute(t.deps.db);
    const stored = JSON.stringify(rows);
    expect(stored).toContain(hashOf(value));
    expect(stored).not.toContain(value);
  });

  it('rotates at each use', async () => {
    const { cookie } = await signedIn();
    const next = await refresh(cookie);
    expect(next).toMatchObject({ status: 200, body: { ok: true, role: 'company' } });
    expect(next.cookies[0]).not.toBe(cookie);
    expect(await ask(String(next.body.accesstoken))).toBe(200);
  });

  it('ends the whole session when an old value is sent again', async () => {
    const { cookie } = await signedIn();
    const stolen = await refresh(cookie);
    t.clock.advance(11_000);
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'session_reused' } });
    expect(await ask(String(stolen.body.accesstoken))).toBe(401);
    expect((await refresh(stolen.cookies[0] ?? '')).status).toBe(401);
  });

  it('serves two tabs that refresh at once', async () => {
    const { cookie } = await signedIn();
    const tabs = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    t.clock.advance(60_000);
    for (const tab of tabs) expect((await refresh(tab.cookies[0] ?? '')).status).toBe(200);
  });

  it('expires thirty days after its last use', async () => {
    const { cookie } = await signedIn();
    t.clock.advance(29 * 24 * 60 * 60_000);
    const next = await refresh(cookie);
    expect(next.status).toBe(200);
    t.clock.advance(31 * 24 * 60 * 60_000);
    expect(await refresh(next.cookies[0] ?? '')).toMatchObject({
      status: 401,
      body: { err: 'session expired' },
    });
  });

  it.each(['', 'refresh_token=nothing-of-ours'])('refuses «%s»', async (cookie) => {
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });
});

describe('a cookie that was in the browser before the sign-in', () => {
  const signInWith = async (cookie: string) => {
    const { email, password } = aRegistration();
    const body = { ...aRegistration(), email };
    await t.send('POST /api/company', { body });
    const login = { as: 'company', email, password } as const;
    return t.send('POST /api/auth/login', { headers: { cookie }, body: login });
  };
  const accountOf = async (accesstoken: string) =>
    (await t.call('GET /api/company', { as: { accesstoken } })).company.id;

  it('does not become that of the session, whoever invented it', async () => {
    const planted = `refresh_token=${'A'.repeat(43)}`;
    const { cookies } = await signInWith(planted);
    expect(cookies[0]).not.toBe(planted);
    expect((await refresh(planted)).status).toBe(401);
  });

  it('of another account stays that of the other account', async () => {
    const stranger = await signedIn();
    const victim = await signInWith(stranger.cookie);
    expect(victim.cookies[0]).not.toBe(stranger.cookie);
    const next = await refresh(stranger.cookie);
    expect(await accountOf(String(next.body.accesstoken))).toBe(
      await accountOf(stranger.accesstoken),
    );
  });
});

describe('signing out', () => {
  it('ends the session on the server at once', async () => {
    const { accesstoken, cookie } = await signedIn();
    expect(await t.send('POST /api/auth/logout', { as: { cookie } })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await ask(accesstoken)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('succeeds without a session', async () => {
    expect((await t.send('POST /api/auth/logout', {})).status).toBe(200);
  });

  const audiences = [
    ['a company, a courier or an administrator', {}, 'refresh_token'],
    ['a client', { as: 'client' }, 'client_refresh_token'],
  ] as const;

  it.each(audiences)('as %s deletes the cookie that was sent', async (_, query, name) => {
    const as = { cookie: `${name}=anything` };
    const { cookies } = await t.send('POST /api/auth/logout', { query, as });
    expect(cookies).toEqual([`${name}=`]);
  });

  it.each(audiences)('as %s keeps the cookie that another site cannot send', async (_, query) => {
    // A form on another site sends no cookie, but the answer to it could delete one.
    const answer = await t.send('POST /api/auth/logout', { query });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([]);
  });
});
