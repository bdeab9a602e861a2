import { addressOf } from '@comanda/contract/client';
import { clientOf } from '../../plumbing/http/app-client.ts';
import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../app.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { aCompany, aPub } from '../builders/builders.ts';
import { openReader } from './live-reader.ts';
import { portOf } from './port-of.ts';

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

it('the formats of the contract are registered where answers are written', async () => {
  const printed = vi.spyOn(console, 'warn').mockReturnValue();
  const other = await buildApp(t.deps);
  // The serializer compiles the schema of an answer when it writes the first one.
  await aPub(clientOf(other));
  await other.close();
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
});

it('no token and no password is ever logged', async () => {
  const { accesstoken } = await aCompany(t);
  const port = portOf(app.server);
  // A desk of another company: refused, and logged.
  const at = `/ws/orders/company/1/pub/999999?access_token=${accesstoken}`;
  const desk = openReader(
    '/ws/orders/company/:companyID/pub/:pubID',
    `ws://127.0.0.1:${port}${at}`,
  );
  expect(await desk.closed()).toBe(1006);
  const client = clientOf(app);
  await client.send('GET /api/admin/clients', { as: { accesstoken } });
  const password = 'a password that nobody may read';
  await client.send('POST /api/auth/login', {
    body: { as: '', email: 'nobody@a.example', password },
  });

  const logged = lines.join('');
  expect(logged).toContain('/ws/orders/company/:companyID/pub/:pubID');
  expect(logged).toContain('invalid_credentials');
  expect(logged).not.toContain(accesstoken);
  expect(logged).not.toContain(password);
});

it.each([
  ['where sockets are not', '/api/company', 401],
  ['of no socket', '/ws/nothing', 404],
  ['without a session', '/ws/courier/0', 401],
  ['that cannot be read', '/ws/courier/%E0%A4%A', 400],
])('no token is logged at an upgrade %s', async (_name, path, status) => {
  const secret = `a-token-that-nobody-may-read-${status}`;
  const port = portOf(app.server);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}?access_token=${secret}`);
  const answered = await new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => resolve('an error'));
    socket.on('open', () => resolve('a socket'));
  });
  expect(answered).toBe(status);
  expect(lines.join('')).not.toContain(secret);
});

it('an interrupted upload is logged as refused, not as an error', async () => {
  const { company, ids } = await aPub(t);
  const { accesstoken } = company;
  const port = portOf(app.server);
  const from = lines.length;
  const request = httpRequest({
    port,
    method: 'PATCH',
    path: addressOf('PATCH /api/company/:companyID/pubs/:pubID/bg', ids).url,
    headers: {
      accesstoken,
      'content-type': 'multipart/form-data; boundary=end',
      'content-length': 100_000,
    },
  });
  // The server closes the connection here.
  request.on('error', () => {});
  request.write(
    '--end\r\ncontent-disposition: form-data; name="bg"; filename="a.png"\r\n\r\nthe beginning',
  );
  const logged = () => lines.slice(from).join('');
  while (!logged().includes('multipart')) await setTimeout(5);
  request.destroy();
  while (!logged().includes('request refused')) await setTimeout(5);
  expect(logged()).toContain('"code":"invalid_file"');
  expect(logged()).not.toMatch(/"level":(?:40|50|60)/);
});
