import { once } from 'node:events';
import net from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createMailer } from './mailer.ts';
import { portOf } from '../../testing/app/port-of.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives up a mail server that has been silent for five seconds', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const port = portOf(silent);
  const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@comanda.test' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let failure: unknown;
  const connected = once(silent, 'connection');
  const sending = mailer
    .send({ to: 'b@comanda.test', subject: 'Salut', text: 'Salut', html: '<p>Salut</p>' })
    .catch((error: unknown) => {
      failure = error;
    });
  await connected;
  while (vi.getTimerCount() === 0) await setImmediate();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  // Not the end of `sending`: another limit of the mailer would end it later.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
  await sending;
  silent.close();
});
