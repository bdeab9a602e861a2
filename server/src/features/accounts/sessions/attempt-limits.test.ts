import type { Role } from '@comanda/domain/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aClient, aCompany, unique } from '../../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ settings: { rateLimitScale: 1, trustProxy: 1 } });
});
afterAll(() => t.close());

let addresses = 0;
function anAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

type Attempt = { from: string; email: string; as?: Role | ''; password?: string };

function attempt({ from, email, as = '', password = 'ghicit-parola' }: Attempt) {
  return t.send('POST /api/auth/login', {
    body: { as, email, password },
    headers: { 'x-forwarded-for': from },
  });
}

async function statusesOf(times: number, one: Attempt): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push((await attempt(one)).status);
  return statuses;
}

describe('the attempts at one account', () => {
  it('are limited to ten in five minutes from one address, and each account has its own limit', async () => {
    const from = anAddress();
    const statuses = await statusesOf(12, { from, email: 'tinta@example.md' });
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await attempt({ from, email: 'altcineva@example.md' })).status).toBe(401);
  });

  it('are counted together for any spelling of its role and its e-mail', async () => {
    const from = anAddress();
    const roles = ['', 'company', 'admin', 'courier', ''] as const;
    for (const as of roles) await statusesOf(2, { from, as, email: ' Tinta.2@example.md' });
    expect((await attempt({ from, as: 'company', email: 'tinta.2@example.md' })).status).toBe(429);
  });

  it('of another address do not lock its owner out', async () => {
    const password = 'o parolă destul de lungă';
    const { email } = await aCompany(t);
    const stranger = anAddress();
    expect((await statusesOf(11, { from: stranger, email })).at(-1)).toBe(429);
    expect((await attempt({ from: anAddress(), email, password })).status).toBe(200);
  });

  it('are limited from all addresses together, and the answer names the wait', async () => {
    const { email } = await aCompany(t);
    for (let count = 0; count < 30; count += 1) await statusesOf(10, { from: anAddress(), email });
    const answer = await attempt({ from: anAddress(), email });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are limited to sixty a minute from one address, for all accounts together', async () => {
    const from = anAddress();
    for (let count = 0; count < 60; count += 1) {
      await attempt({ from, email: `${unique('oricine')}@example.md` });
    }
    expect((await attempt({ from, email: `${unique('oricine')}@example.md` })).status).toBe(429);
  });
});

it('another address’s deletions do not use up the client’s own attempts', async () => {
  const client = await aClient(t);
  const ask = (from: string, password: string) =>
    t.send('POST /api/client/delete-client', {
      body: { phone: client.phone, password },
      headers: { 'x-forwarded-for': from },
    });
  const stranger = anAddress();
  for (let count = 0; count < 5; count += 1) await ask(stranger, 'ghicită');
  expect((await ask(stranger, 'ghicită')).status).toBe(429);
  expect((await ask(anAddress(), client.password)).status).toBe(200);
});
