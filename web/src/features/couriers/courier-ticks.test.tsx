import { eventually } from '../../testing/actions/eventually.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserEnvironment } from '../../lib/live/browser-environment.ts';
import { aCourier } from '../../testing/samples/an-order.ts';
import { draw } from '../../testing/setup/draw.tsx';
import { fakeApi } from '../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../testing/fakes/fake-sockets.ts';
import { FakeWorker } from '../../testing/fakes/fake-worker.ts';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { CourierArea } from './courier-area.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('checks its connection every 2 s, and is reloaded after 1000 checks', async () => {
  const reload = vi.spyOn(browserEnvironment, 'reload').mockImplementation(() => {});
  vi.stubGlobal('Worker', FakeWorker);
  fakeApi({ 'GET /api/courier': () => ({ ok: true, courier: aCourier() }) });
  const sockets = fakeSockets<'/ws/courier/:courierID'>();
  draw(<CourierArea />, '/courier/orders');
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [] });
  await expect.poll(() => page.getByText(text('ui.loading')).elements().length).toBe(0);
  const ticker = await eventually(() => FakeWorker.named('tick-worker.ts'));
  expect(ticker.received).toEqual([2000]);
  for (let tick = 1; tick < 1000; tick += 1) ticker.sendMessage();
  expect(reload).not.toHaveBeenCalled();
  ticker.sendMessage();
  expect(reload).toHaveBeenCalledTimes(1);
});
