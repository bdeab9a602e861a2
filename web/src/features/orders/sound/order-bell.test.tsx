import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserWorld } from '../../../lib/live/browser-world.ts';
import { Bell } from '../../../lib/sound/bell.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { BarStatusPlace } from '../../../testing/setup/bar-status-place.tsx';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { FakeAudio, soundOr, SOUND_SECONDS } from '../../../testing/fakes/fake-audio.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { FakeWorker } from '../../../testing/fakes/fake-worker.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../live/pub-orders-provider.tsx';

let takeAway: () => void = () => {};
/** Goes on from test to test, as the page's one bell does. */
let now = Date.now();

beforeAll(async () => {
  await startTestTexts('ru');
});

beforeEach(() => {
  window.localStorage.clear();
  FakeWorker.forget();
  FakeAudio.rings = 0;
  now += 10_000;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Some other screen of the pub, with so many orders waiting. */
async function open(orders: Partial<Order>[], state: 'suspended' | 'running' = 'running') {
  FakeAudio.become(state);
  fakeApi({});
  vi.stubGlobal('fetch', soundOr(window.fetch));
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  takeAway = draw(
    <>
      <BarStatusPlace />
      <PubOrdersProvider pub={aPub()}>
        <p>Редактор меню</p>
      </PubOrdersProvider>
    </>,
    '/admin/pub/7/edit_menu',
  );
  await sockets.accept();
  sockets.say({ event_type: 'GET_ALL', orders: orders.map((order) => anOrder(order)) });
  await expect.element(page.getByText('Редактор меню')).toBeVisible();
  return { sockets };
}

const armed = () => page.getByRole('button', { name: /^звонок включён/ });
const blocked = () => page.getByRole('button', { name: text('orders.sound_blocked') });
const heard = async (times: number) => {
  await expect.poll(() => FakeAudio.rings).toBe(times);
};

/** The clock goes on, and whoever asked to be woken is. */
function passMinute(): void {
  now += 60_000;
  FakeWorker.named('wake-worker.ts').speak();
}

describe('the bell, on a screen of the pub that has nothing to do with orders', () => {
  it('rings when an order comes, and each minute until nobody waits', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    sockets.say({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1 }) });
    await heard(1);
    expect(FakeWorker.named('wake-worker.ts').asked.at(-1)).toBe(60_000);
    passMinute();
    await heard(2);
    passMinute();
    await heard(3);
    sockets.say({
      event_type: 'UPDATE_EVENT',
      order: anOrder({ id: 1, revision: 2, status: 'preparing' }),
    });
    await expect.poll(() => FakeWorker.named('wake-worker.ts').asked.at(-1)).toBeNull();
    passMinute();
    await heard(3);
  });

  it('needs no timer of the page: those sleep in a tab that nobody looks at', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    const timers = vi.spyOn(window, 'setInterval');
    sockets.say({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1 }) });
    await heard(1);
    passMinute();
    await heard(2);
    expect(timers).not.toHaveBeenCalled();
  });

  it('rings once for the orders that come while it sounds, and again for the next one', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    for (let id = 1; id <= 60; id += 1) {
      now += 20;
      sockets.say({ event_type: 'CREATE_EVENT', order: anOrder({ id }) });
    }
    await expect.element(page.getByText('60 активных')).toBeVisible();
    await heard(1);
    now += SOUND_SECONDS * 1000;
    sockets.say({ event_type: 'CREATE_EVENT', order: anOrder({ id: 61 }) });
    await heard(2);
  });

  it('says that the browser keeps it silent, and makes up for the ring once it is armed', async () => {
    const { sockets } = await open([], 'suspended');
    await expect.element(blocked()).toBeVisible();
    sockets.say({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1 }) });
    await expect.element(page.getByText('1 активный')).toBeVisible();
    expect(FakeAudio.rings).toBe(0);
    await blocked().click();
    await expect.element(armed()).toBeVisible();
    await heard(1);
  });

  it('says so again when the browser takes the sound away', async () => {
    await open([]);
    await expect.element(armed()).toBeVisible();
    FakeAudio.become('interrupted');
    await expect.element(blocked()).toBeVisible();
  });
});

it('is not armed while its sound has not come, and asks for it again', async () => {
  let isThere = false;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no line');
    return new Response(new ArrayBuffer(8));
  });
  FakeAudio.become('running');
  const bell = new Bell();
  await bell.arm();
  expect(bell.current()).toBe('blocked');
  expect(bell.ring()).toBe(false);
  await bell.arm();
  isThere = true;
  await bell.arm();
  expect(bell.current()).toBe('armed');
  expect(bell.ring()).toBe(true);
  expect(FakeAudio.rings).toBe(1);
});

describe('the line beneath it', () => {
  it('is looked at every 4 s, and the page is loaded anew after 500 looks', async () => {
    const reload = vi.spyOn(browserWorld, 'reload').mockImplementation(() => {});
    await open([]);
    const ticker = FakeWorker.named('tick-worker.ts');
    expect(ticker.asked).toEqual([4000]);
    for (let tick = 1; tick < 500; tick += 1) ticker.speak();
    expect(reload).not.toHaveBeenCalled();
    ticker.speak();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
