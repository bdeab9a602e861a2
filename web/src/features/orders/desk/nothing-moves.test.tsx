import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import type { FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { touch } from '../../../testing/actions/on-screen.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { openTestDesk, slip } from '../testing/desk-setup.tsx';

const ACCEPT = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept';
russianScreens();

beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
});

const openDesk = async (orders: Parameters<typeof anOrder>[0][], calls: FakeCalls = {}) =>
  (await openTestDesk({ orders, calls })).sockets;

const slipsOf = (name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('link', { name: /^#/ });
const active = (words: string) => page.getByRole('main').getByText(words);
const gathered = page.getByRole('button', { name: /нов/ });

it('collects new slips while the keyboard focus is on one, counts them at once and shows them on request', async () => {
  const sockets = await openDesk([{ id: 1 }]);
  await expect.element(slip(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(1)).toHaveFocus();
  for (const id of [2, 3]) sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id }) });
  await expect.element(gathered).toHaveTextContent('2 новых');
  await expect.element(active('3 активных')).toBeVisible();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await gathered.click();
  await expect.element(slip(3)).toBeVisible();
  await expect.element(slip(2)).toHaveFocus();
  await expect.element(gathered).not.toBeInTheDocument();
});

it('shows them automatically when the keyboard focus has left', async () => {
  const sockets = await openDesk([{ id: 1 }]);
  await expect.element(slip(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 2 }) });
  await expect.element(gathered).toBeVisible();
  slip(1).element().blur();
  await expect.element(slip(2)).toBeVisible();
  await expect.element(gathered).not.toBeInTheDocument();
});

it('adds, removes and moves no slip during a touch, and adds none until the next tap is over', async () => {
  const sockets = await openDesk([{ id: 1 }, { id: 2 }]);
  await expect.element(slip(2)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  touch(slip(2).element());
  sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 3 }) });
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: anOrder({ id: 1, revision: 2, status: 'canceled' }),
  });
  await expect.element(gathered).toHaveTextContent('1 новый');
  await expect.element(active('2 активных')).toBeVisible();
  await expect.element(slip(1)).toBeVisible();
  touch(slip(2).element(), 'pointerup');
  vi.advanceTimersByTime(800);
  await expect.element(slip(1)).not.toBeInTheDocument();
  await expect.element(gathered).toBeVisible();
  await expect.element(slip(3)).not.toBeInTheDocument();
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await expect.element(slip(3)).toBeVisible();
});

it('ends the touch after eight seconds when its end is not reported', async () => {
  const sockets = await openDesk([{ id: 1 }]);
  await expect.element(slip(1)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  touch(slip(1).element());
  sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 2 }) });
  await expect.element(gathered).toBeVisible();
  vi.advanceTimersByTime(8_000 + 2_900);
  await expect.element(slip(2)).not.toBeInTheDocument();
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await expect.element(slip(2)).toBeVisible();
});

it('adds no slip while the mouse moves over them', async () => {
  const sockets = await openDesk([{ id: 1 }]);
  await expect.element(slip(1)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const move = { bubbles: true, pointerType: 'mouse', movementX: 1 };
  slip(1).element().dispatchEvent(new PointerEvent('pointermove', move));
  sockets.send({ event_type: 'CREATE_EVENT', order: anOrder({ id: 2 }) });
  await expect.element(gathered).toBeVisible();
  await expect.element(slip(2)).not.toBeInTheDocument();
  vi.advanceTimersByTime(3_100);
  vi.useRealTimers();
  await expect.element(slip(2)).toBeVisible();
});

it('shows the slips of another filter at once, also right after a touch', async () => {
  await openDesk([{ id: 1 }, { id: 2, order_type: 'in_place' }]);
  await expect.element(slip(1)).toBeVisible();
  const pressInHall = async () => {
    await page.getByRole('button', { name: /^(Столики, курьеры|Зал)$/ }).click();
    await page.getByRole('button', { name: /^Зал\s*1$/ }).click();
  };
  await pressInHall();
  await expect.element(slip(1)).not.toBeInTheDocument();
  touch(slip(2).element());
  await pressInHall();
  await expect.element(slip(1)).toBeVisible();
});

it('keeps an accepted slip under the touch with a message; the next one does not replace it', async () => {
  await openDesk([{ id: 1 }, { id: 2 }], {
    [ACCEPT]: () => ({
      ok: true,
      order: anOrder({ id: 2, revision: 2, status: 'preparing' }),
    }),
  });
  const accept = page.getByRole('button', { name: 'Принять, 30 мин #2' });
  await expect.element(accept).toBeVisible();
  touch(slip(2).element());
  accept.element().focus();
  accept.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const place = page.getByRole('article').nth(0);
  await expect.element(place.getByText('Готовится')).toBeVisible();
  await expect.element(slipsOf('Без ответа').nth(0)).toHaveTextContent('#2');
  touch(slip(2).element(), 'pointerup');
  await expect.element(slipsOf('Готовятся')).toHaveTextContent('#2');
  await expect.element(slipsOf('Без ответа')).toHaveTextContent('#1');
  // The focus does not move with the slip: it would scroll the desk away from the next slip.
  await expect.element(slip(2)).not.toHaveFocus();
});

it('scrolls each column of a wide screen separately', async () => {
  const orders = Array.from({ length: 12 }, (_, index) => ({ id: index + 1 }));
  await openDesk([...orders, { id: 20, status: 'preparing' }]);
  // As on the product's page.
  const main = page.getByRole('main').element();
  if (main.parentElement) main.parentElement.id = 'root';
  await expect.element(slip(20)).toBeVisible();
  const [first, second] = [...main.querySelectorAll('ol')];
  expect(first?.scrollHeight).toBeGreaterThan(first?.clientHeight ?? 0);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800);
  slip(1).element().focus();
  expect(first?.scrollTop).toBeGreaterThan(0);
  expect(second?.scrollTop).toBe(0);
});
