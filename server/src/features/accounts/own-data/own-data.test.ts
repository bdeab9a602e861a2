import type { CallBody } from '@comanda/contract';
import type { Role } from '@comanda/domain/accounts';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from '../index.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aClient, aCompany, aPub, unique } from '../../../testing/builders/builders.ts';
import { aCourier } from '../../../testing/builders/order-builders.ts';

const password = 'o parolă destul de lungă';
const other = 'o altă parolă, la fel de lungă';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Token = { accesstoken: string };

const read = (as: Token) => t.send('GET /api/account', { as });
const save = (as: Token, body: CallBody<'PUT /api/account'>) =>
  t.send('PUT /api/account', { as, body });
const signIn = (as: Role, email: string, secret: string) =>
  t.send('POST /api/auth/login', { body: { as, email, password: secret } });

async function anAdministrator() {
  const email = `${unique('platforma')}@example.md`;
  await createAdministrator(t.deps, { email, password });
  const answer = await signIn('admin', email, password);
  return { accesstoken: answer.reply().accesstoken, email, cookies: answer.cookies };
}

const roles = {
  company: async () => {
    const { accesstoken, email } = await aCompany(t);
    return { as: 'company' as const, accesstoken, name: email };
  },
  courier: async () => {
    const { accesstoken, email } = await aCourier(t);
    return { as: 'courier' as const, accesstoken, name: email };
  },
  admin: async () => {
    const { accesstoken, email } = await anAdministrator();
    return { as: 'admin' as const, accesstoken, name: email };
  },
  client: async () => {
    const { accesstoken, phone } = await aClient(t);
    return { as: 'client' as const, accesstoken, name: phone };
  },
};
const everyRole = ['company', 'courier', 'admin', 'client'] as const;

describe('the own account', () => {
  it.each([
    ['company', ['id', 'role', 'name', 'email', 'phone']],
    ['courier', ['id', 'role', 'email']],
    ['admin', ['id', 'role', 'email']],
    ['client', ['id', 'role', 'name', 'phone']],
  ] as const)('of a %s has the fields of its role', async (role, fields) => {
    const { body } = await read(await roles[role]());
    expect(body.account).toMatchObject({ role });
    expect(Object.keys(body.account ?? {})).toEqual(fields);
  });

  it('accepts a name and a phone without the password, and keeps omitted fields', async () => {
    const company = await aCompany(t);
    const name = unique('Restaurantul');
    const { body } = await save(company, { name: ` ${name} `, phone: '069 555-444' });
    expect(body.account).toMatchObject({ name, phone: '+37369555444', email: company.email });
    const { status } = await save(company, { phone: '+40 721 234 567' });
    expect(status).toBe(200);
    const own = await t.send('GET /api/company', { as: company });
    expect(own.body.company).toMatchObject({ name, phone: '+40721234567' });

    const client = await aClient(t);
    await must(save(client, { name: 'Ян' }));
    expect((await t.send('GET /api/client', { as: client })).body.client).toMatchObject({
      name: 'Ян',
      phone: `+373${client.phone}`,
    });
  });

  it('names every field that is wrong, by the rules of its role', async () => {
    const wrong = { name: '', email: 'ana@', phone: '12' };
    const fieldsOf = async (as: Token) =>
      (await save(as, wrong)).body.validationErrors?.map(({ field }) => field);
    expect(await fieldsOf(await aCompany(t))).toEqual(['name', 'phone', 'email']);
    expect(await fieldsOf(await aClient(t))).toEqual(['name', 'phone']);
    expect(await fieldsOf(await aCourier(t))).toEqual(['email']);
  });

  it.each(['company', 'courier', 'admin'] as const)(
    'of a %s changes its e-mail with the password alone',
    async (role) => {
      const who = await roles[role]();
      const email = `${unique('nou')}@example.md`;
      for (const body of [{ email }, { email, password: other }]) {
        expect(await save(who, body)).toMatchObject({
          status: 422,
          body: { code: 'password_is_wrong' },
        });
      }
      expect((await signIn(role, who.name, password)).status).toBe(200);
      expect((await save(who, { email: ` ${email} `, password })).body.account).toMatchObject({
        email,
      });
      expect((await signIn(role, who.name, password)).status).toBe(401);
      expect((await signIn(role, email, password)).status).toBe(200);
      expect((await read(who)).status).toBe(200);
    },
  );

  it('of a client changes its phone with the password alone', async () => {
    const client = await aClient(t);
    const phone = '+40 722 333 444';
    expect((await save(client, { phone })).body).toMatchObject({ code: 'password_is_wrong' });
    await must(save(client, { phone, password }));
    expect((await signIn('client', client.phone, password)).status).toBe(401);
    expect((await signIn('client', '+40722333444', password)).status).toBe(200);
  });

  it('does not show the owner of an e-mail, a name or a phone that is used already', async () => {
    const [first, second] = [await aCompany(t), await aCompany(t)];
    const email = first.email.toUpperCase();
    expect(await save(second, { email, password })).toMatchObject({
      status: 409,
      body: { code: 'email_is_already_used' },
    });
    expect(await save(second, { name: first.company.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'company_with_the_same_name_already_exists' },
    });
    const [one, two] = [await aClient(t), await aClient(t)];
    expect(await save(two, { phone: one.phone, password })).toMatchObject({
      status: 409,
      body: { code: 'client_with_the_same_phone_already_exists' },
    });
    // A company and a courier may have the same e-mail.
    expect((await save(await aCourier(t), { email: first.email, password })).status).toBe(200);
  });
});

describe('a new password', () => {
  const change = (as: Token, old: string, secret: string) =>
    t.send('POST /api/account/password', { as, body: { old_password: old, password: secret } });

  it.each(everyRole)('of a %s ends every session except the current one', async (role) => {
    const who = await roles[role]();
    const elsewhere = await signIn(who.as, who.name, password);
    const there = elsewhere.reply();
    expect(await change(who, other, other)).toMatchObject({
      status: 422,
      body: { code: 'password_is_wrong' },
    });
    expect((await read(there)).status).toBe(200);
    expect((await change(who, password, other)).status).toBe(200);
    expect((await read(there)).status).toBe(401);
    const cookie = elsewhere.cookies[0] ?? '';
    const refreshed = await t.send('POST /api/auth/refresh-token', {
      query: role === 'client' ? { as: 'client' } : {},
      as: { cookie },
    });
    expect(refreshed.status).toBe(401);
    expect((await read(who)).status).toBe(200);
    expect((await signIn(who.as, who.name, password)).status).toBe(401);
    expect((await signIn(who.as, who.name, other)).status).toBe(200);
  });

  it('is checked by the rules of a password', async () => {
    expect((await change(await aCompany(t), password, 'scurt')).body).toMatchObject({
      code: 'validation_error',
      validationErrors: [{ field: 'password', code: 'min', limit: 8 }],
    });
  });

  it('is set once by several requests at the same moment', async () => {
    const company = await aCompany(t);
    const wanted = ['prima parolă nouă', 'a doua parolă nouă', 'a treia parolă nouă'];
    const answers = await Promise.all(wanted.map((one) => change(company, password, one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });
});

it('an administrator inside a pub changes neither the company’s account nor their own', async () => {
  const admin = await anAdministrator();
  const { pub, company } = await aPub(t);
  const { cookies } = await t.send('POST /api/admin/get-pub-refresh-token', {
    query: { pubID: pub.id },
    as: admin,
  });
  const inside = await t.call('POST /api/auth/refresh-token', {
    as: { cookie: cookies[0] ?? '' },
  });
  expect((await t.send('GET /api/company', { as: inside })).status).toBe(200);
  expect((await read(inside)).status).toBe(403);
  expect((await save(inside, { name: 'Alt nume' })).status).toBe(403);
  const change = { old_password: password, password: other };
  expect((await t.send('POST /api/account/password', { as: inside, body: change })).status).toBe(
    403,
  );
  expect((await signIn('company', company.email, password)).status).toBe(200);
  expect((await signIn('admin', admin.email, password)).status).toBe(200);
});

it('limits the attempts to guess the password from any address', async () => {
  const limited = await buildTestApp({ settings: { rateLimitScale: 1 } });
  const [one, two] = [await aCompany(limited), await aCompany(limited)];
  const guess = (as: Token, count: number) => {
    const guessed = `ghicit ${count}`;
    return count % 2 === 0
      ? limited.send('POST /api/account/password', {
          as,
          body: { old_password: guessed, password: guessed },
        })
      : limited.send('PUT /api/account', {
          as,
          body: { email: `${unique('nou')}@example.md`, password: guessed },
        });
  };
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await guess(one, count)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  expect((await guess(two, 0)).status).toBe(422);
  await limited.close();
});
