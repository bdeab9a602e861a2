import { once } from 'node:events';
import net from 'node:net';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer } from './close-server.ts';
import { registerHealth } from './plumbing/http/register-health.ts';
import { closeSockets } from './plumbing/live/sockets/close-sockets.ts';
import { portOf } from './testing/app/port-of.ts';

const never = () => new Promise<void>(() => {});
const fails = () => Promise.reject(new Error('no'));

describe('closing the server', () => {
  let app: FastifyInstance;
  let log: { warn: () => void; error: () => void };
  beforeEach(async () => {
    app = Fastify();
    await app.register(websocket, { preClose: closeSockets });
    registerHealth(app);
    log = { warn: vi.fn(), error: vi.fn() };
  });

  it('closes calls and sockets, then the live events, then the database', async () => {
    const order: string[] = [];
    app.addHook('onClose', async () => void order.push('http'));
    const part = (name: string) => ({ close: async () => void order.push(name) });
    const parts = { app, live: part('live'), database: part('database'), log, drainMs: 0 };
    expect(await closeServer(parts)).toBe(0);
    expect(order).toEqual(['http', 'live', 'database']);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('shows at once that it is not ready, and closes the calls after the drain', async () => {
    let closedAt = 0;
    app.addHook('preClose', async () => void (closedAt = performance.now()));
    const part = { close: async () => {} };
    const started = performance.now();
    const closed = closeServer({ app, live: part, database: part, log, drainMs: 200 });
    expect(app.drain.hasBegun).toBe(true);
    expect(await closed).toBe(0);
    // Timers may be a millisecond early.
    expect(closedAt - started).toBeGreaterThan(198);
  });

  it.each([
    ['the calls fail to close', { http: fails }, 1],
    ['the live events fail to close', { live: fails }, 1],
    ['the calls never close', { http: never }, 0],
    ['the live events never close', { live: never }, 0],
  ])('closes the database also when %s', async (_, broken, code) => {
    const close = { http: async () => {}, live: async () => {}, ...broken };
    app.addHook('onClose', () => close.http());
    const database = { close: vi.fn(async () => {}) };
    const started = performance.now();
    const live = { close: close.live };
    const exitCode = await closeServer({ app, live, database, log, drainMs: 0 });
    expect(exitCode).toBe(code);
    expect(database.close).toHaveBeenCalledOnce();
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('cuts requests that do not finish', async () => {
    app.post('/', async () => 'answer');
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    app.addHook('onRequest', async () => arrive());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = portOf(app.server);
    const slow = net
      .connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume();
    await once(slow, 'connect');
    slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"half');
    await arrived;
    const closed = once(slow, 'close');
    const part = { close: async () => {} };
    expect(await closeServer({ app, live: part, database: part, log, drainMs: 0 })).toBe(0);
    await closed;
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('does not wait forever for the database either, and logs that', async () => {
    const live = { close: async () => {} };
    expect(await closeServer({ app, live, database: { close: never }, log, drainMs: 0 })).toBe(1);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
