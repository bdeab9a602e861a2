import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { collectGarbage } from '../../../testing/app/collect-garbage.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import { aDeliveringPub, anOrder } from '../../../testing/builders/order-builders.ts';

it('an open socket does not keep the request that opened it', async () => {
  const held: WeakRef<object>[] = [];
  const t = await buildTestApp({
    extend: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.ws)
          held.push(...[request, request.raw, reply.raw].map((one) => new WeakRef(one)));
      });
    },
  });
  const address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const order = await anOrder(t, await aDeliveringPub(t));
  const key = '/ws/client/order/:trackingToken';
  const guest = openReader(key, `${address}/ws/client/order/${order.trackingToken}`);
  await guest.everything();
  expect(held).toHaveLength(3);
  const kept = () => held.filter((one) => one.deref() !== undefined).length;
  for (let round = 0; round < 20 && kept() > 0; round += 1) {
    await nextTurn();
    collectGarbage();
  }
  expect(kept()).toBe(0);
  guest.close();
  await t.close();
});
