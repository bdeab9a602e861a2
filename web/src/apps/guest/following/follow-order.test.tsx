import { afterEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { ordersOf, storeOrder } from './stored-orders.ts';
import type { OrderPageInfo } from '../markup/order-page-info.ts';
import { followOrder } from './follow-order.ts';
import { deviceStorage } from '../device/safe-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const part of document.querySelectorAll('#slip, #announcement, #data')) part.remove();
});

const aGuestOrder = (revision: number) => ({
  ...anOrder({ revision }),
  unanswered_at: null,
  is_courier_found: false,
  history: [],
  pub: {
    name: 'La Nuc',
    url_name: 'la-nuc',
    color: '#000000',
    color_theme: 'light' as const,
    currency_id: 1,
    address: '',
    phone: '',
    time_zone: 'Europe/Chisinau',
  },
});

const slip = (revision: number) => `<div id="slip" data-revision="${revision}">${revision}</div>`;

/** The info that the server writes into the page of an order. */
function writeInfo(): void {
  const info: OrderPageInfo = {
    urlName: 'la-nuc',
    trackingToken: 'its token',
    timeZone: 'Europe/Chisinau',
    texts: { live: 'Pe loc', offline: 'Fără internet' },
  };
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'data';
  script.textContent = JSON.stringify(info);
  document.body.append(script);
}

it('a late response does not restore an older state of the order', async () => {
  writeInfo();
  document.body.insertAdjacentHTML('beforeend', slip(1));
  const sockets = fakeSockets<'/ws/client/order/:trackingToken'>();
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push(resolve);
      }),
  );
  followOrder();
  await sockets.accept();
  for (const revision of [2, 3]) {
    sockets.send({ event_type: 'UPDATE_EVENT', order: aGuestOrder(revision) });
  }
  const [second, third] = answers;
  third?.(new Response(slip(3)));
  await expect.poll(() => document.querySelector('#slip')?.textContent).toBe('3');
  second?.(new Response(slip(2)));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(document.querySelector('#slip')?.textContent).toBe('3');
});

it.each([
  ['in process', '', ['its token']],
  ['over', 'data-over="true"', []],
])('once it is seen %s, the menu still leads to its own orders: %s %j', (_, over, stored) => {
  writeInfo();
  document.body.insertAdjacentHTML('beforeend', `<div id="slip" ${over}></div>`);
  fakeSockets<'/ws/client/order/:trackingToken'>();
  storeOrder('la-nuc', 'its token', deviceStorage);
  followOrder();
  expect(ordersOf('la-nuc', deviceStorage)).toEqual(stored);
  localStorage.clear();
});

it('announces the new status of the order and its promised time, without scrolling to it', async () => {
  writeInfo();
  document.body.insertAdjacentHTML('beforeend', `<output id="announcement"></output>${slip(1)}`);
  const sockets = fakeSockets<'/ws/client/order/:trackingToken'>();
  const headline =
    '<div id="slip" data-revision="2"><div id="headline"><h1>Se pregătește</h1> <p>Gata pe la 18:40</p></div></div>';
  vi.stubGlobal('fetch', async () => new Response(headline));
  followOrder();
  await sockets.accept();
  sockets.send({ event_type: 'UPDATE_EVENT', order: aGuestOrder(2) });
  await expect
    .poll(() => document.querySelector('#announcement')?.textContent)
    .toBe('Se pregătește Gata pe la 18:40');
});

it('connects again within a second when the server restarts', () => {
  writeInfo();
  const { opened, cut } = fakeSockets<'/ws/client/order/:trackingToken'>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  followOrder();
  for (let count = 1; count < 5; count += 1) {
    cut(1012);
    vi.advanceTimersByTime(249);
    expect(opened).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(count + 1);
  }
});

it('connects again after 1 second, then twice as long up to 15, and after 75 seconds of silence', () => {
  writeInfo();
  const { opened, cut } = fakeSockets<'/ws/client/order/:trackingToken'>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  followOrder();
  const waits = [1000, 2000, 4000, 8000, 15_000, 15_000];
  for (const [count, wait] of waits.entries()) {
    cut();
    vi.advanceTimersByTime(wait - 1);
    expect(opened).toHaveLength(count + 1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(count + 2);
  }
  vi.advanceTimersByTime(75_000 + 14_999);
  expect(opened).toHaveLength(waits.length + 1);
  vi.advanceTimersByTime(1);
  expect(opened).toHaveLength(waits.length + 2);
});
