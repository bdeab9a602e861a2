import type { Order } from '@comanda/contract/orders';
import { eventually } from '../../testing/actions/eventually.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserEnvironment } from '../../lib/live/browser-environment.ts';
import { Bell } from '../../lib/sound/bell.ts';
import { aPub } from '../../testing/samples/a-pub.ts';
import { anOrder } from '../../testing/samples/an-order.ts';
import { BarStatusPlace, draw } from '../../testing/setup/draw.tsx';
import { fakeApi } from '../../testing/fakes/fake-api.ts';
import { FakeAudio, withSound, SOUND_SECONDS } from '../../testing/fakes/fake-audio.ts';
import { fakeSockets } from '../../testing/fakes/fake-sockets.ts';
import { FakeWorker } from '../../testing/fakes/fake-worker.ts';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from './pub-orders-provider.tsx';

/** Shared by all tests of the file, like the page's single bell. */
let now = Date.now();

beforeAll(() => {
  startTestTexts('ru');
});

beforeEach(async () => {
  // A phone's bar has no count.
  await page.viewport(1280, 800);
  window.localStorage.clear();
  FakeWorker.forget();
  FakeAudio.rings = 0;
  now += 10_000;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Another screen of the pub, with this number of pending orders. */
async function open(orders: Partial<Order>[], state: 'suspended' | 'running' = 'running') {
  FakeAudio.become(state);
  fakeApi({});
  vi.stubGlobal('fetch', withSound(window.fetch));
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <>
      <BarStatusPlace />
      <PubOrdersProvider pub={aPub()}>
        <p>Редактор меню</p>
      </PubOrdersProvider>
    </>,
    '/admin/pub/7/edit_menu',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: orders.map((order) => anOrder(order)) });
  await expect.element(page.getByText('Редактор меню')).toBeVisible();
  return { sockets };
}

const armed = () => page.getByRole('button', { name: /^звонок включён/ });
const blocked = () => page.getByRole('button', { name: text('orders.sound_blocked') });
const expectRings = async (times: number) => {
  await expect.poll(() => FakeAudio.rings).toBe(times);
};

/** Moves the clock forward and runs the due timers. */
async function passMinute(): Promise<void> {
  // It is started a moment after the bell is shown.
  const worker = await eventually(() => FakeWorker.named('wake-worker.ts'));
  now += 60_000;
  worker.sendMessage();
}

describe('the bell, on a screen of the pub without orders', () => {
  it('does not ring for an order that the staff have taken themselves', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    const order = anOrder({ id: 2, status: 'preparing', source: 'staff' });
    sockets.send({ event_type: 'CREATE_EVENT', order });
    await expect.element(page.getByText(text('orders.active_count', { count: 1 }))).toBeVisible();
    await passMinute();
    await expectRings(0);
  });

  it('rings for an order that came while nobody was there from the opening on', async () => {
    const opening = new Date(now + 9 * 3_600_000).toISOString();
    const { sockets } = await open([{ id: 1, answer_from: opening }]);
    await expect.element(armed()).toBeVisible();
    const change = (revision: number) => {
      sockets.send({
        event_type: 'UPDATE_EVENT',
        order: anOrder({ id: 1, revision, answer_from: opening }),
      });
    };
    change(2);
    await passMinute();
    await expectRings(0);
    now += 9 * 3_600_000;
    change(3);
    await expectRings(1);
  });

  it('rings when an order is received, and each minute while orders are pending', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1 }) });
    await expectRings(1);
    expect(FakeWorker.named('wake-worker.ts').received.at(-1)).toBe(60_000);
    await passMinute();
    await expectRings(2);
    await passMinute();
    await expectRings(3);
    sockets.send({
      event_type: 'UPDATE_EVENT',
      order: anOrder({ id: 1, revision: 2, status: 'preparing' }),
    });
    await expect.poll(() => FakeWorker.named('wake-worker.ts').received.at(-1)).toBeNull();
    await passMinute();
    await expectRings(3);
  });

  it('rings for a rehearsal too', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1, is_rehearsal: true }) });
    await expectRings(1);
  });

  it('rings for an order that was accepted by itself, until a person opens it', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    const accepted = { id: 1, status: 'preparing', accepted_by_itself: true } as const;
    sockets.send({
      event_type: 'CREATE_EVENT',
      order: anOrder({ ...accepted, opened_at: null }),
    });
    await expectRings(1);
    await passMinute();
    await expectRings(2);
    sockets.send({ event_type: 'UPDATE_EVENT', order: anOrder(accepted) });
    await expect.poll(() => FakeWorker.named('wake-worker.ts').received.at(-1)).toBeNull();
    await passMinute();
    await expectRings(2);
  });

  it('uses no timer of the page: browsers delay those in a background tab', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    const timers = vi.spyOn(window, 'setInterval');
    sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1 }) });
    await expectRings(1);
    await passMinute();
    await expectRings(2);
    expect(timers).not.toHaveBeenCalled();
  });

  it('rings once for the orders received during a ring, and again for the next one', async () => {
    const { sockets } = await open([]);
    await expect.element(armed()).toBeVisible();
    for (let id = 1; id <= 60; id += 1) {
      now += 20;
      sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id }) });
    }
    await expect.element(page.getByText('60 активных')).toBeVisible();
    await expectRings(1);
    now += SOUND_SECONDS * 1000;
    sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 61 }) });
    await expectRings(2);
  });

  it('shows that the browser blocks the sound, and rings later once it is armed', async () => {
    const { sockets } = await open([], 'suspended');
    await expect.element(blocked()).toBeVisible();
    sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 1 }) });
    await expect.element(page.getByText('1 активный')).toBeVisible();
    expect(FakeAudio.rings).toBe(0);
    await blocked().click();
    await expect.element(armed()).toBeVisible();
    await expectRings(1);
  });

  it.each([
    ['default', 1],
    ['granted', 0],
    ['denied', 0],
  ] as const)(
    'asks for notifications in the same press when they are %s: %i times',
    async (permission, times) => {
      const requestPermission = vi.fn(async () => 'granted');
      vi.stubGlobal('Notification', { permission, requestPermission });
      await open([], 'suspended');
      await expect.element(blocked()).toBeVisible();
      expect(requestPermission).not.toHaveBeenCalled();
      await blocked().click();
      await expect.element(armed()).toBeVisible();
      expect(requestPermission).toHaveBeenCalledTimes(times);
    },
  );

  it('asks for notifications by the keyboard too, also when its bell is on already', async () => {
    const requestPermission = vi.fn(async () => 'granted');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    await open([]);
    await expect.element(armed()).toBeVisible();
    (armed().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });

  it('shows it again when the browser stops the sound', async () => {
    await open([]);
    await expect.element(armed()).toBeVisible();
    FakeAudio.become('interrupted');
    await expect.element(blocked()).toBeVisible();
  });
});

it('is not armed until its sound is loaded, and requests it again', async () => {
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

it('requests its sound once the page is drawn, so that the list does not wait for it', async () => {
  const send = vi.fn<() => Promise<Response>>(async () => new Response(new ArrayBuffer(8)));
  vi.stubGlobal('fetch', send);
  const waiting: (() => void)[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    return waiting.push(() => {
      run({ didTimeout: false, timeRemaining: () => 1 });
    });
  });
  FakeAudio.become('running');
  const bell = new Bell();
  bell.prepareSoon();
  expect(bell.ring()).toBe(false);
  expect(send).not.toHaveBeenCalled();
  for (const run of waiting) run();
  await expect.poll(bell.current).toBe('armed');
  expect(send).toHaveBeenCalledTimes(1);
});

describe('the connection of the bell', () => {
  it('is checked every 4 s, and the page is reloaded after 500 checks', async () => {
    const reload = vi.spyOn(browserEnvironment, 'reload').mockImplementation(() => {});
    await open([]);
    const ticker = FakeWorker.named('tick-worker.ts');
    expect(ticker.received).toEqual([4000]);
    for (let tick = 1; tick < 500; tick += 1) ticker.sendMessage();
    expect(reload).not.toHaveBeenCalled();
    ticker.sendMessage();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
