import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { FakeAudio } from '../../../testing/fakes/fake-audio.ts';
import { FakeWorker } from '../../../testing/fakes/fake-worker.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';

/** Shared by all tests of the file, like the page's single bell. */
let now = Date.now();
let shakes: unknown[] = [];

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 740);
});

beforeEach(() => {
  window.localStorage.clear();
  FakeWorker.forget();
  FakeAudio.rings = 0;
  shakes = [];
  now += 10_000;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(navigator, 'vibrate').mockImplementation((pattern) => {
    shakes.push(pattern);
    return true;
  });
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
});

afterEach(async () => {
  await clearCourierPhone();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

async function open(orders: readonly CourierOrder[], state: 'suspended' | 'running' = 'running') {
  FakeAudio.become(state);
  return openArea(orders);
}

const armed = () => page.getByRole('button', { name: text('couriers.bell_armed') });
const blocked = () => page.getByRole('button', { name: text('couriers.bell_blocked') });
const off = () => page.getByRole('button', { name: text('couriers.bell_off') });
const card = (id: number) => page.getByRole('article').getByText(`#${id}`);
const received = async (times: number) => {
  await expect.poll(() => [FakeAudio.rings, shakes.length]).toEqual([times, times]);
};

async function pass(ms: number): Promise<void> {
  const worker = await eventually(() => FakeWorker.named('wake-worker.ts'));
  now += ms;
  worker.sendMessage();
}

it('rings and vibrates for a new order, once more after a while, and not a third time', async () => {
  const { sockets } = await open([aCourierOrder({ id: 1 })]);
  await expect.element(card(1)).toBeVisible();
  await expect.element(armed()).toBeVisible();
  sockets.send({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 2 }) });
  await received(1);
  expect(shakes).toEqual([[300, 150, 300]]);
  expect(FakeWorker.named('wake-worker.ts').received.at(-1)).toBe(20_000);
  await pass(20_000);
  await received(2);
  expect(FakeWorker.named('wake-worker.ts').received.at(-1)).toBeNull();
  await pass(20_000);
  await received(2);
});

it('does not ring for known orders when the whole list is sent again, only for new ones in it', async () => {
  const { sockets } = await open([
    aCourierOrder({ id: 1 }),
    anActiveCourierOrder(OWN_ID, { id: 2 }),
  ]);
  await expect.element(card(1)).toBeVisible();
  await expect.element(armed()).toBeVisible();
  const opened = sockets.opened.length;
  sockets.cut();
  await eventually(() => {
    FakeWorker.named('tick-worker.ts').sendMessage();
    expect(sockets.opened.length).toBeGreaterThan(opened);
  });
  await sockets.accept();
  // The active order was taken back by its pub, and is free again.
  const again = [aCourierOrder({ id: 1, revision: 2 }), aCourierOrder({ id: 2, revision: 3 })];
  sockets.send({ event_type: 'GET_ALL', orders: again });
  await page.getByRole('button', { name: /^Доступные/ }).click();
  await expect.element(card(2)).toBeVisible();
  await received(0);
  sockets.send({ event_type: 'GET_ALL', orders: [...again, aCourierOrder({ id: 3 })] });
  await expect.element(card(3)).toBeVisible();
  await received(1);
});

it('is switched off in the bar, and remains off on this device', async () => {
  const { sockets, unmount } = await open([]);
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  await armed().click();
  await expect.element(off()).toBeVisible();
  sockets.send({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 2 }) });
  await expect.element(card(2)).toBeVisible();
  await received(0);
  unmount();
  await open([]);
  await expect.element(off()).toBeVisible();
  await off().click();
  await expect.element(armed()).toBeVisible();
  await received(1);
});

it('shows that the browser blocks the sound; a press arms it and plays it', async () => {
  await open([], 'suspended');
  await expect.element(blocked()).toBeVisible();
  const { width, height } = blocked().element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await blocked().click();
  await expect.poll(() => FakeAudio.rings).toBe(1);
  await expect.element(armed()).toBeVisible();
});
