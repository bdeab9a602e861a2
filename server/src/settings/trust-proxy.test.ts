import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { serverOptions } from '../plumbing/http/server-options.ts';

const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }, []).trustProxy;

it.each([
  ['', false],
  ['false', false],
  ['0', false],
  ['true', 1],
  ['2', 2],
  ['10.0.0.1', '10.0.0.1'],
  ['loopback, 10.0.0.0/8,fd00::/8', 'loopback, 10.0.0.0/8,fd00::/8'],
])('%j is read as %j', (value, read_) => {
  expect(read(value)).toBe(read_);
});

it.each([
  'yes',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.1/8/8',
  'proxy.example',
  '-1',
  '12',
  'true,10.0.0.1',
])('%j is a fault', (value) => {
  expect(() => read(value)).toThrow(ConfigError);
  expect(() => read(value)).toThrow(/^TRUST_PROXY: /);
});

// The first address was written by the client; the proxy in front was called from 203.0.113.9.
const forwarded = '198.51.100.66, 203.0.113.9';

it.each([
  ['false', '127.0.0.1'],
  ['true', '203.0.113.9'],
  ['2', '198.51.100.66'],
  ['loopback', '203.0.113.9'],
  ['10.0.0.1', '127.0.0.1'],
])('with %s a request comes from %s', async (value, address) => {
  const app = Fastify(serverOptions(read(value)));
  app.get('/', async (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded };
  expect((await app.inject({ url: '/', headers })).body).toBe(address);
});
