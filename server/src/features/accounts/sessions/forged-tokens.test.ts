import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aCompany, type ACompany } from '../../../testing/builders/builders.ts';
import { aCourier } from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let company: ACompany;
let other: ACompany;
beforeAll(async () => {
  t = await buildTestApp();
  company = await aCompany(t);
  other = await aCompany(t);
});
afterAll(() => t.close());

type Change = {
  readonly header?: object;
  readonly claims?: object;
  readonly secret?: string;
  readonly hash?: 'sha256' | 'sha512';
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The company's own token with another header, other claims or another key, signed correctly. */
function signed({ header, claims, secret, hash = 'sha256' }: Change): string {
  const { accesstoken } = company;
  const head = encode({ ...decodeProtectedHeader(accesstoken), ...header });
  const content = `${head}.${encode({ ...decodeJwt(accesstoken), ...claims })}`;
  const key = secret ?? t.deps.settings.tokenSecrets[0] ?? '';
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}

const statusOf = async (accesstoken: string) =>
  (await t.send('GET /api/company', { as: { accesstoken } })).status;

describe('a token with a right signature', () => {
  it('is accepted unchanged: a check of this test', async () => {
    expect(await statusOf(signed({}))).toBe(200);
  });

  it.each<[string, () => Change]>([
    ['of another kind', () => ({ header: { typ: 'JWT' } })],
    ['of another kind, a refresh token', () => ({ header: { typ: 'rt+jwt' } })],
    ['of another method', () => ({ header: { alg: 'HS512' }, hash: 'sha512' })],
    ['that says that its key is a public one', () => ({ header: { alg: 'RS256' } })],
    ['that says that it has none', () => ({ header: { alg: 'none' } })],
    ['with an unknown rule that a reader must follow', () => ({ header: { crit: ['b64'] } })],
    ['of another secret', () => ({ secret: 'another secret that is long enough for a key' })],
    ['of an empty secret', () => ({ secret: '' })],
    ['for another account', () => ({ claims: { sub: String(other.id) } })],
    ['of a session that does not exist', () => ({ claims: { sid: 2_000_000_000 } })],
    ['of a session that is no number', () => ({ claims: { sid: '1' } })],
    ['of an unknown role', () => ({ claims: { role: 'owner' } })],
    ['that is not valid yet', () => ({ claims: { nbf: 4_000_000_000 } })],
    ['that has expired', () => ({ claims: { exp: 1_000_000_000 } })],
  ])('is refused: %s', async (_name, change) => {
    expect(await statusOf(signed(change()))).toBe(401);
  });

  it('has the rights of its session, whatever role it names', async () => {
    for (const role of ['admin', 'courier', 'client']) {
      const as = { accesstoken: signed({ claims: { role } }) };
      const answers = [
        await t.send('GET /api/admin/clients', { query: {}, as }),
        await t.send('GET /api/courier', { as }),
        await t.send('GET /api/client', { as }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  it('of one role is refused by the calls of another', async () => {
    expect((await t.send('GET /api/company', { as: await aCourier(t) })).status).toBe(403);
    expect((await t.send('GET /api/courier', { as: company })).status).toBe(403);
  });
});

describe('a cookie that was planted before the sign-in', () => {
  const body = { as: '', password: 'o parolă destul de lungă' } as const;

  it.each(['chosen-by-a-stranger', 'a'.repeat(43)])('is replaced: %s', async (planted) => {
    const cookie = `refresh_token=${planted}`;
    const answer = await t.send('POST /api/auth/login', {
      body: { ...body, email: company.email },
      headers: { cookie },
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies[0]).toMatch(/^refresh_token=[\w-]{43}$/);
    expect(answer.cookies[0]).not.toBe(cookie);
    expect((await t.send('POST /api/auth/refresh-token', { as: { cookie } })).status).toBe(401);
  });
});
