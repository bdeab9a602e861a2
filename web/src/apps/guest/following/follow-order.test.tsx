import { afterEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { ordersOf, rememberOrder } from './ordered-here.ts';
import { followOrder } from './follow-order.ts';
import { deviceMemory } from '../device/memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.body.dataset['token'];
  for (const part of document.querySelectorAll('#slip, #told')) part.remove();
});

const aGuestOrder = (revision: number) => ({
  ...anOrder({ revision }),
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

it('an answer that was overtaken on its way does not bring an older order back', async () => {
  document.body.dataset['token'] = 'its token';
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
    sockets.say({ event_type: 'UPDATE_EVENT', order: aGuestOrder(revision) });
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
  ['preparing', ['its token']],
  ['completed', []],
  ['canceled', []],
])('once it is seen %s, the menu still leads to %j', (status, kept) => {
  Object.assign(document.body.dataset, { token: 'its token', url: 'la-nuc' });
  document.body.insertAdjacentHTML('beforeend', `<div id="slip" class="slip ${status}"></div>`);
  fakeSockets<'/ws/client/order/:trackingToken'>();
  rememberOrder('la-nuc', 'its token', deviceMemory);
  followOrder();
  expect(ordersOf('la-nuc', deviceMemory)).toEqual(kept);
  localStorage.clear();
});

it('says aloud what the order has come to, without taking the reader to it', async () => {
  document.body.dataset['token'] = 'its token';
  document.body.insertAdjacentHTML('beforeend', `<output id="told"></output>${slip(1)}`);
  const sockets = fakeSockets<'/ws/client/order/:trackingToken'>();
  const headline = '<div id="slip" data-revision="2"><h1 id="headline">Se pregătește</h1></div>';
  vi.stubGlobal('fetch', async () => new Response(headline));
  followOrder();
  await sockets.accept();
  sockets.say({ event_type: 'UPDATE_EVENT', order: aGuestOrder(2) });
  await expect.poll(() => document.querySelector('#told')?.textContent).toBe('Se pregătește');
});
