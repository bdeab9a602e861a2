import { once } from 'node:events';
import net from 'node:net';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer } from './close-server.ts';
import { endsAfter } from './plumbing/database/testing/ends-after.ts';
import { registerHealth } from './plumbing/http/register-health.ts';
import { closeSockets } from './plumbing/live/sockets/close-sockets.ts';
import { portOf } from './testing/app/port-of.ts';

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
    ['calls', { http: fails }],
    ['live events', { live: fails }],
  ])('closes the database also when the %s fail to close', async (_, broken) => {
    const close = { http: async () => {}, live: async () => {}, ...broken };
    app.addHook('onClose', () => close.http());
    const database = { close: vi.fn(async () => {}) };
    const live = { close: close.live };
    expect(await closeServer({ app, live, database, log, drainMs: 0 })).toBe(1);
    expect(database.close).toHaveBeenCalledOnce();
  });

  describe('waits for', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['the calls', 'http', 2_500, 0],
      ['the live events', 'live', 1_000, 0],
      ['the database', 'database', 4_000, 1],
    ] as const)('%s only so long, logs that, and goes on', async (_, late, limitMs, code) => {
      const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
      const closed = vi.fn<(part: string) => void>();
      const close = (part: string) => {
        closed(part);
        if (part !== late) return Promise.resolve();
        ask();
        return new Promise<void>(() => {});
      };
      app.addHook('onClose', () => close('http'));
      const live = { close: () => close('live') };
      const database = { close: () => close('database') };
      const exitCode = closeServer({ app, live, database, log, drainMs: 0 });
      await asked;
      expect(await endsAfter(exitCode, limitMs)).toEqual([false, true]);
      expect(await exitCode).toBe(code);
      expect(log.warn).toHaveBeenCalledOnce();
      expect(closed).toHaveBeenLastCalledWith('database');
    });

    it('requests that do not finish two seconds, then cuts them', async () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: closing, resolve: close } = Promise.withResolvers<void>();
      app.post('/', async () => 'answer');
      app.addHook('onRequest', async () => arrive());
      app.addHook('preClose', async () => close());
      await app.listen({ port: 0, host: '127.0.0.1' });
      const port = portOf(app.server);
      const slow = net
        .connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume();
      await once(slow, 'connect');
      slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"half');
      await arrived;
      const part = { close: async () => {} };
      const exitCode = closeServer({ app, live: part, database: part, log, drainMs: 0 });
      await closing;
      expect(await endsAfter(once(slow, 'close'), 2_000)).toEqual([false, true]);
      expect(await exitCode).toBe(0);
      expect(log.warn).not.toHaveBeenCalled();
    });
  });
});
