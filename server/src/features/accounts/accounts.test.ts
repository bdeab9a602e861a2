import type { CallBody } from '@comanda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aCompany, unique } from '../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'o parolă destul de lungă';

function newCompany(): CallBody<'POST /api/company'> {
  return {
    email: `${unique('nou')}@example.md`,
    password,
    name: unique('Restaurantul'),
    phone: '069 123-456',
    tariff: 'pro',
  };
}

describe('registration of a company', () => {
  it('answers with a session and stores the phone in E.164', async () => {
    const answer = await t.send('POST /api/company', { body: newCompany() });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ok: true, role: 'company' });
    expect(answer.cookies[0]).toMatch(/^refresh_token=/);
    const own = await t.send('GET /api/company', { as: answer.reply() });
    expect(own.body).toMatchObject({ ok: true, company: { tariff: 'pro', phone: '+37369123456' } });
  });

  it('names every wrong field', async () => {
    const { status, body } = await t.send('POST /api/company', {
      body: { email: 'nu@', password: 'scurt', name: ' a ', phone: '12', tariff: 'basic' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      ok: false,
      err: 'validation error',
      code: 'validation_error',
      validationErrors: [
        { field: 'name', code: 'min', limit: 3 },
        { field: 'email', code: 'invalid_email' },
        { field: 'phone', code: 'invalid_phone' },
        { field: 'password', code: 'min', limit: 8 },
      ],
    });
  });

  it('names a wrong tariff beside the other wrong fields, and is basic without one', async () => {
    const { tariff: _, ...body } = newCompany();
    const wrong = await t.sendRaw('POST /api/company', {
      body: { ...body, phone: '12', tariff: 'gold' },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        validationErrors: [
          { field: 'tariff', code: 'invalid_value' },
          { field: 'phone', code: 'invalid_phone' },
        ],
      },
    });
    const answer = await t.send('POST /api/company', { body });
    const own = await t.send('GET /api/company', { as: answer.reply() });
    expect(own.body).toMatchObject({ company: { tariff: 'basic' } });
  });

  it.each([
    ['name', '', 'field_is_required', undefined],
    ['name', '  ', 'field_is_required', undefined],
    ['name', 'ab', 'min', 3],
    ['name', 'a'.repeat(256), 'max', 255],
    ['email', '', 'field_is_required', undefined],
    ['email', 'ana@b', 'invalid_email', undefined],
    ['phone', '', 'field_is_required', undefined],
    ['phone', '123456', 'invalid_phone', undefined],
    ['phone', 'telefon', 'invalid_phone', undefined],
    ['phone', '0721 123 456', 'phone_needs_country', undefined],
    ['password', '', 'field_is_required', undefined],
    ['password', '1234567', 'min', 8],
    ['password', 'a'.repeat(256), 'max', 255],
  ])('refuses the %s «%s» by its first failing rule: %s', async (field, value, code, limit) => {
    const { status, body } = await t.send('POST /api/company', {
      body: { ...newCompany(), [field]: value },
    });
    expect(status).toBe(400);
    const problem = limit === undefined ? { field, code } : { field, code, limit };
    expect(body).toMatchObject({ code: 'validation_error', validationErrors: [problem] });
  });

  it.each([
    ['name', 'abc'],
    ['name', 'a'.repeat(255)],
    ['phone', "060'123-456"],
    ['phone', '1234567'],
    ['password', '12345678'],
    ['password', 'a'.repeat(255)],
  ])('accepts the %s «%s»', async (field, value) => {
    const taken = field === 'name' ? unique(value).slice(-value.length) : value;
    const { status } = await t.send('POST /api/company', {
      body: { ...newCompany(), [field]: taken },
    });
    expect(status).toBe(201);
  });

  it.each([
    ['no body at all', undefined, 'validation_error'],
    ['a tariff that is not sold', { ...newCompany(), tariff: 'gold' }, 'validation_error'],
    ['a number for a name', { ...newCompany(), name: 5 }, 'validation_error'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await t.sendRaw('POST /api/company', { body });
    expect(answer).toMatchObject({ status: 400, body: { ok: false, code } });
  });

  it('refuses a body that is not JSON', async () => {
    const { status, body } = await t.sendRaw('POST /api/company', {
      headers: { 'content-type': 'application/json' },
      text: '{"email": ',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ ok: false, err: 'bad document' });
  });

  it('accepts a name and an e-mail once, in any case', async () => {
    const first = newCompany();
    await t.send('POST /api/company', { body: first });
    const sameEmail = { ...newCompany(), email: first.email.toUpperCase() };
    const sameName = { ...newCompany(), name: first.name.toUpperCase() };
    expect(await t.send('POST /api/company', { body: sameEmail })).toMatchObject({
      status: 409,
      body: { err: 'company with the same email already exists' },
    });
    expect(await t.send('POST /api/company', { body: sameName })).toMatchObject({
      status: 409,
      body: { err: 'company with the same name already exists' },
    });
  });

  it('accepts one of many registrations of the same e-mail at the same moment', async () => {
    const same = newCompany();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        t.send('POST /api/company', { body: { ...same, name: unique('Gemenii') } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('sign-in', () => {
  it('gives the same answer for a wrong password and for an unknown account', async () => {
    const { email } = await aCompany(t);
    const wrong = await t.send('POST /api/auth/login', {
      body: { as: '', email, password: 'alta-parola' },
    });
    const unknown = await t.send('POST /api/auth/login', {
      body: { as: '', email: 'nimeni@example.md', password },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      ok: false,
      err: 'invalid credentials',
      code: 'invalid_credentials',
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('finds the account by an e-mail in any case, only in its own role', async () => {
    const { email } = await aCompany(t);
    const upper = { email: ` ${email.toUpperCase()} `, password };
    expect(await t.send('POST /api/auth/login', { body: { as: '', ...upper } })).toMatchObject({
      status: 200,
      body: { role: 'company' },
    });
    expect(
      await t.send('POST /api/auth/login', { body: { as: 'courier', ...upper } }),
    ).toMatchObject({
      status: 401,
    });
  });

  it('finds a client by the phone', async () => {
    const phone = `068${String(Math.floor(100_000 + Math.random() * 899_999))}`;
    const made = await t.send('POST /api/client', { body: { name: 'Doina', phone, password } });
    expect(made).toMatchObject({ status: 201, body: { role: 'client' } });
    const again = await t.send('POST /api/client', { body: { name: 'Doina', phone, password } });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'client_with_the_same_phone_already_exists' },
    });
    const body = { as: 'client', email: `+373${phone.slice(1)}`, password } as const;
    expect(await t.send('POST /api/auth/login', { body })).toMatchObject({
      status: 200,
      body: { role: 'client' },
    });
  });
});
