import type { ClientOrder } from '@comanda/contract/orders';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aTranslatedLine } from '../../../../testing/samples/a-translated-line.ts';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { refusal, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { isSignedIn } from '../client-session.ts';
import { button, openTestAccount, t } from '../../testing/open-test-account.tsx';
import { OwnAccount } from './own-account.tsx';

const ORDERS = 'GET /api/client/orders';
const LOGOUT = 'POST /api/auth/logout';

const aClientOrder = (id: number): ClientOrder => ({
  ...anOrder({ id }),
  unanswered_at: null,
  is_courier_found: false,
  history: [],
  tracking_token: `token-${id}`,
  pub: {
    name: 'La Nuc',
    url_name: 'la-nuc',
    color: '#000000',
    color_theme: 'light',
    currency_id: 1,
    address: '',
    phone: '',
    time_zone: 'Europe/Chisinau',
  },
});

let close = (): void => undefined;
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function open(calls: FakeCalls = {}) {
  const onLeft = vi.fn<() => void>();
  const account = openTestAccount(<OwnAccount onLeft={onLeft} onDetails={() => undefined} />, {
    [ORDERS]: () => ({ ok: true, orders: [], next: null }),
    ...calls,
  });
  ({ close } = account);
  return { ...account, onLeft };
}

const numbers = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => Number(/\d+/.exec(item.querySelector('small')?.textContent ?? '')?.[0]));

it('shows the name of the guest, and a note where there are no orders yet', async () => {
  open();
  await expect.element(page.getByText(t('guest.account.hello', { name: 'Ana' }))).toBeVisible();
  await expect.element(page.getByText(t('guest.account.no_orders'))).toBeVisible();
  await expect.element(button('guest.account.more')).not.toBeInTheDocument();
});

it('signs out once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<{ ok: true }>();
  const { sent, onLeft } = open({ [LOGOUT]: () => answer.promise });
  await button('guest.account.leave').click();
  await expect.element(button('guest.account.leave')).toBeDisabled();
  expect(isSignedIn()).toBe(true);
  answer.resolve({ ok: true });
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  expect(isSignedIn()).toBe(false);
  expect(sent().map(({ call }) => call)).toEqual([`${LOGOUT}?as=client`]);
});

it('shows why the sign-out failed, stays signed in, and allows another try', async () => {
  let isDown = true;
  const { onLeft } = open({
    [LOGOUT]: () => (isDown ? refusal(503, 'service_unavailable') : { ok: true }),
  });
  await button('guest.account.leave').click();
  const message = page.getByText(t('errors.service_unavailable'));
  await expect.element(message).toBeVisible();
  expect([onLeft.mock.calls.length, isSignedIn()]).toEqual([0, true]);
  isDown = false;
  await button('guest.account.leave').click();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  await expect.element(message).not.toBeInTheDocument();
});

it('loads the orders page by page; a failed page leaves the others and can be loaded again', async () => {
  let isDown = false;
  const { made } = open({
    [ORDERS]: ({ query }) => {
      if (isDown) return refusal(503, 'service_unavailable');
      return query.get('before') === '8'
        ? { ok: true, orders: [aClientOrder(7)], next: null }
        : { ok: true, orders: [aClientOrder(9), aClientOrder(8)], next: 8 };
    },
  });
  await expect.poll(numbers).toEqual([9, 8]);
  isDown = true;
  await button('guest.account.more').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('guest.account.failed'));
  expect(numbers()).toEqual([9, 8]);
  isDown = false;
  await button('guest.account.retry').click();
  await expect.poll(numbers).toEqual([9, 8, 7]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(button('guest.account.more')).not.toBeInTheDocument();
  const next = `${ORDERS}?before=8`;
  expect(made().filter((call) => call.startsWith(ORDERS))).toEqual([ORDERS, next, next]);
});

it('names the dishes of an order in the language of the page', async () => {
  const order = { ...aClientOrder(1), dishes: [{ ...aTranslatedLine(), names: { ro: 'Pateu' } }] };
  open({ [ORDERS]: () => ({ ok: true, orders: [order], next: null }) });
  await expect.element(page.getByText('2 × Pateu')).toBeVisible();
});

it('loads one page at a time', async () => {
  const answer = Promise.withResolvers<void>();
  open({
    [ORDERS]: async ({ query }) => {
      if (!query.has('before')) return { ok: true, orders: [aClientOrder(9)], next: 9 };
      await answer.promise;
      return { ok: true, orders: [aClientOrder(8)], next: 8 };
    },
  });
  await button('guest.account.more').click();
  await expect.element(button('guest.account.more')).toBeDisabled();
  answer.resolve();
  await expect.element(button('guest.account.more')).toBeEnabled();
});

const PERSONAL_DATA = 'GET /api/account/personal-data';

it('saves everything that is stored about the guest as a file', async () => {
  const data = {
    made_at: '2026-11-20T17:00:00.000Z',
    account: {
      id: 1,
      role: 'client' as const,
      name: 'Ana',
      phone: '+37369000000',
      created_at: '2026-11-01T10:00:00.000Z',
    },
    sign_ins: [],
    client: { orders: [], notified_devices: [] },
  };
  open({ [PERSONAL_DATA]: () => ({ ok: true, ...data }) });
  const saved: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this);
  });
  await button('guest.account.download').click();
  await expect.poll(() => saved.length).toBe(1);
  click.mockRestore();
  expect(saved[0]?.download).toBe('comanda-client-1-2026-11-20.json');
  vi.unstubAllGlobals();
  const file = await fetch(saved[0]?.href ?? '');
  expect(file.headers.get('content-type')).toBe('application/json');
  expect(await file.json()).toEqual(data);
});

it('shows why the file could not be made, and allows another try', async () => {
  open({ [PERSONAL_DATA]: () => refusal(503, 'service_unavailable') });
  await button('guest.account.download').click();
  await expect.element(page.getByText(t('errors.service_unavailable'))).toBeVisible();
  await expect.element(button('guest.account.download')).toBeEnabled();
});

const REFRESH = 'POST /api/auth/refresh-token';
/** The token has expired, and its refresh gets this response. */
const withoutToken = (answer: ReturnType<typeof refusal>): FakeCalls => ({
  [ORDERS]: () => refusal(401, 'unauthorized'),
  [REFRESH]: () => answer,
});

it('signs out when the session has ended', async () => {
  const { onLeft } = open(withoutToken(refusal(401, 'session_expired')));
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  expect(isSignedIn()).toBe(false);
});

it('stays signed in while the server gives no token, and offers to try again', async () => {
  const { onLeft } = open(withoutToken(refusal(503, 'service_unavailable')));
  await expect.element(button('guest.account.retry')).toBeVisible();
  expect(isSignedIn()).toBe(true);
  expect(onLeft).not.toHaveBeenCalled();
});
