import type { Role } from '@comanda/domain/accounts';
import { signInOrder } from '@comanda/domain/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aClient, unique } from '../../../testing/builders/builders.ts';
import { createPasswords } from '../../../plumbing/passwords.ts';
import { createAdministrator } from '../index.ts';

const password = 'o parolă destul de lungă';
/** At the product's cost. */
const passwords = createPasswords();
let t: TestApp;
let verifications = 0;

beforeAll(async () => {
  t = await buildTestApp({
    deps: (deps) => ({
      ...deps,
      passwords: {
        ...passwords,
        isRight: (hash, given) => {
          verifications += 1;
          return passwords.isRight(hash, given);
        },
      },
    }),
  });
});
afterAll(() => t.close());
beforeEach(() => {
  verifications = 0;
});

async function registerAs(role: 'company' | 'courier' | 'admin', email: string): Promise<void> {
  if (role === 'admin') {
    await createAdministrator(t.deps, { email, password });
    return;
  }
  const phone = '069123456';
  if (role === 'company') {
    const company = { name: unique('Compania'), phone, tariff: 'basic' } as const;
    await t.call('POST /api/company', { body: { email, password, ...company } });
    return;
  }
  const courier = { full_name: 'Ion Rusu', phone_number: phone };
  await t.call('POST /api/courier', { body: { email, password, ...courier } });
}

async function signIn(as: Role | '', email: string, given = password) {
  const { status, body } = await t.send('POST /api/auth/login', {
    body: { as, email, password: given },
  });
  return { status, role: body.role, verifications };
}

describe('a sign-in does the same work for every e-mail', () => {
  it.each([
    ['one without an account', []],
    ['a company’s e-mail', ['company']],
    ['a courier’s e-mail', ['courier']],
    ['the e-mail of a company and a courier', ['company', 'courier']],
    ['the e-mail of every role', ['company', 'admin', 'courier']],
  ] as const)('%s, when no role is named', async (_name, roles) => {
    const email = `${unique('roluri')}@example.md`;
    for (const role of roles) await registerAs(role, email);
    const wrong = await signIn('', email, 'o parolă greșită');
    expect(wrong).toEqual({ status: 401, role: undefined, verifications: signInOrder.length });
    verifications = 0;
    const right = await signIn('', email);
    expect(right.verifications).toBe(signInOrder.length);
    // With the same password everywhere, the first role in the order signs in.
    expect(right.role).toBe(roles[0]);
  });

  it('is the same when one role is named', async () => {
    const email = `${unique('roluri')}@example.md`;
    expect((await signIn('courier', email)).verifications).toBe(1);
    await registerAs('courier', email);
    verifications = 0;
    expect(await signIn('courier', email)).toEqual({
      status: 200,
      role: 'courier',
      verifications: 1,
    });
  });

  it('is the same for a client’s phone, at a sign-in and at a deletion', async () => {
    const { phone } = await aClient(t);
    for (const digits of [phone, '79000009']) {
      verifications = 0;
      await signIn('client', `+373${digits}`, 'o parolă greșită');
      expect(verifications).toBe(1);
      await t.send('POST /api/client/delete-client', {
        body: { phone: digits, password: 'greșit' },
      });
      expect(verifications).toBe(2);
    }
  });
});

it('stores passwords as argon2id with OWASP’s parameters', async () => {
  const email = `${unique('pastrata')}@example.md`;
  await registerAs('company', email);
  const { password_hash: hash } = await t.deps.db
    .selectFrom('account')
    .where('email', '=', email)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  // 19 MiB, two passes, one lane; a salt of 16 bytes and a hash of 32.
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hash).not.toBe(await t.deps.passwords.hash(password));
});
