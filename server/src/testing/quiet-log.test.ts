import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { aCompany } from './builders.ts';
import { openReader } from './live-reader.ts';

const lines: string[] = [];
let t: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  t = await buildTestApp();
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  app = await buildApp(t.deps, log);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await t.close();
});

it('no token and no password is ever logged', async () => {
  const { accesstoken } = await aCompany(t);
  const { port } = app.server.address() as AddressInfo;
  // A desk that is not theirs: refused, and said in the log.
  const at = `/ws/orders/company/1/pub/999999?access_token=${accesstoken}`;
  const desk = openReader(
    '/ws/orders/company/:companyID/pub/:pubID',
    `ws://127.0.0.1:${port}${at}`,
  );
  expect(await desk.closed()).toBe(1006);
  await app.inject({ url: '/api/admin/clients', headers: { accesstoken } });
  const password = 'a password that nobody may read';
  const payload = { as: '', email: 'nobody@a.example', password };
  await app.inject({ method: 'POST', url: '/api/auth/login', payload });

  const said = lines.join('');
  expect(said).toContain('/ws/orders/company/:companyID/pub/:pubID');
  expect(said).toContain('invalid_credentials');
  expect(said).not.toContain(accesstoken);
  expect(said).not.toContain(password);
});
