import type { Role } from '@comanda/domain/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirstAdministrator } from '../features/accounts/index.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import { aClient, aCompany, unique } from '../testing/builders/builders.ts';
import { aCourier } from '../testing/builders/order-builders.ts';
import { runCommand } from './run-command.ts';
import { readCommand } from './read-command.ts';

const PASSWORD = 'o parolă destul de lungă';
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const operate = (typed: string, password: string) =>
  runCommand(t.deps, readCommand(typed.split(' ')), password);

const signIn = async (as: Role, email: string, password: string): Promise<number> =>
  (await t.send('POST /api/auth/login', { body: { as, email, password } })).status;

// Runs first, while there is no administrator.
it('the administrator of the settings is created when there is none', async () => {
  const [first, second] = ['prima@x.md', 'a-doua@x.md'];
  expect(await ensureFirstAdministrator(t.deps, { email: first, password: PASSWORD })).toBe(true);
  expect(await ensureFirstAdministrator(t.deps, { email: second, password: PASSWORD })).toBe(false);
  expect(await signIn('admin', first, PASSWORD)).toBe(200);
  expect(await signIn('admin', second, PASSWORD)).toBe(401);
});

describe('create-admin', () => {
  it('creates one more administrator', async () => {
    const email = `${unique('admin')}@x.md`;
    expect(await operate(`create-admin ${email}`, 'prima parolă')).toContain('is an administrator');
    expect(await signIn('admin', email, 'prima parolă')).toBe(200);
    await expect(operate(`create-admin ${email.toUpperCase()}`, 'alta parolă')).rejects.toThrow(
      'npm run reset-password',
    );
    expect(await signIn('admin', email, 'prima parolă')).toBe(200);
  });

  it.each([
    ['nimeni', 'o parolă bună', 'not an e-mail'],
    ['cineva@x.md', 'scurt', '8 to 255 characters'],
    ['nimeni', 'scurt', 'not an e-mail address; a password has 8'],
  ])('refuses %s with %s', async (email, password, reason) => {
    await expect(operate(`create-admin ${email}`, password)).rejects.toThrow(reason);
    expect(await signIn('admin', email, password)).not.toBe(200);
  });
});

describe('reset-password', () => {
  it('of a company, a courier or a client changes it and ends their sessions', async () => {
    const [company, courier, client] = [await aCompany(t), await aCourier(t), await aClient(t)];
    const people = [
      ['company', company.email, company.accesstoken, 'GET /api/company'],
      ['courier', courier.email, courier.accesstoken, 'GET /api/courier'],
      ['client', `0${client.phone}`, client.accesstoken, 'GET /api/client/orders'],
    ] as const;
    for (const [role, email, accesstoken, call] of people) {
      expect((await t.send(call, { as: { accesstoken } })).status).toBe(200);
      const result = await operate(`reset-password ${email} --as ${role}`, 'o parolă nouă');
      expect(result).toBe(
        `${email} (${role}) has the new password; all sessions of theirs have ended.`,
      );
      expect((await t.send(call, { as: { accesstoken } })).status).toBe(401);
      expect(await signIn(role, email, PASSWORD)).toBe(401);
      expect(await signIn(role, email, 'o parolă nouă')).toBe(200);
    }
  });

  it('requests the role when an e-mail has several accounts', async () => {
    const { email } = await aCompany(t);
    await operate(`create-admin ${email}`, PASSWORD);
    await expect(operate(`reset-password ${email}`, 'o parolă nouă')).rejects.toThrow(
      /--as (?:company or --as admin|admin or --as company)/,
    );
    await operate(`reset-password ${email} --as admin`, 'o parolă nouă');
    expect(await signIn('company', email, PASSWORD)).toBe(200);
    expect(await signIn('admin', email, 'o parolă nouă')).toBe(200);
  });

  it.each(['altul@x.md', '069999999 --as client'])(
    'of an unknown account (%s) is refused',
    async (account) => {
      await expect(operate(`reset-password ${account}`, 'o parolă nouă')).rejects.toThrow('nobody');
    },
  );

  it('to a password that is too short is refused', async () => {
    const { email } = await aCompany(t);
    await expect(operate(`reset-password ${email}`, 'scurt')).rejects.toThrow('8 to 255');
    expect(await signIn('company', email, PASSWORD)).toBe(200);
  });
});
