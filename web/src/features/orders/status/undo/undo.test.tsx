import type { Order } from '@comanda/contract/orders';
import { orderStatuses } from '@comanda/domain/orders';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { fakeApi, refusal } from '../../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../../testing/setup/russian-screens.ts';
import { text } from '../../../../testing/setup/test-texts.ts';
import { passFrames, waitFrames } from '../../../../testing/actions/on-screen.ts';
import { AFTER_A_TAP_MS, keepWaits, skipWaits } from '../../../../testing/actions/skip-waits.ts';
import { GET } from '../../testing/editing-setup.tsx';
import { OrderDesk } from '../../desk/order-desk.tsx';
import { OrderDetail } from '../../sheet/order-detail.tsx';
import { PubOrdersProvider } from '../../pub-orders-provider.tsx';
import { isWorkInHand } from '../../../../lib/live/work-in-hand.ts';
import { loadDeskTools } from '../../testing/load-desk-tools.ts';

const SET_STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';
const ACCEPT = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept';

const screens = russianScreens();

beforeAll(loadDeskTools);
beforeEach(async () => {
  await page.viewport(1280, 800);
  skipWaits(AFTER_A_TAP_MS);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Orders 5 and 4 beside others, with a server that stores each status and compares `from`. */
async function open(screen: 'desk' | 'detail', others: readonly Order[] = []) {
  const held = new Map(
    [anOrder({ id: 4 }), anOrder({ id: 5 }), ...others].map((one) => [one.id, one]),
  );
  const orderOf = (id: number) => held.get(id) ?? anOrder({ id });
  const change = (id: number, status: string | null) => {
    const to = orderStatuses.find((one) => one === status) ?? 'not_handled';
    const before = orderOf(id);
    const order = { ...before, status: to, revision: before.revision + 1 };
    held.set(id, order);
    return order;
  };
  let isFailing = false;
  const api = fakeApi({
    [GET]: ({ params }) => ({ ok: true, order: orderOf(params.orderID), history: [] }),
    [ACCEPT]: ({ params }) => ({ ok: true, order: change(params.orderID, 'preparing') }),
    [SET_STATUS]: ({ params, query }) => {
      if (isFailing) return refusal(503, 'service_unavailable');
      const { status } = orderOf(params.orderID);
      if (query.has('from') && query.get('from') !== status) {
        return { ...refusal(409, 'order_changed_meanwhile'), facts: { status, by: 'company' } };
      }
      const order = change(params.orderID, query.get('status'));
      return { ok: true, status: order.status, order };
    },
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      {screen === 'desk' ? <OrderDesk /> : <OrderDetail orderID={5} />}
    </PubOrdersProvider>,
    '/admin/pub/7/orders',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [...held.values()] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const queries = () =>
    api.made.flatMap(({ call }) => (call.startsWith('PUT') ? (call.split('?')[1] ?? []) : []));
  const fail = (isOn: boolean) => {
    isFailing = isOn;
  };
  return { change, fail, queries };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const slip = (number: number) => page.getByRole('link', { name: `#${number}`, exact: true });
const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const bar = (words: string) => page.getByRole('group', { name: words });
const undo = () => page.getByRole('button', { name: 'Вернуть' });

it('undoes the completion of an order whose slip has left the desk', async () => {
  const { queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}4');
  await expect.element(slip(5)).not.toBeInTheDocument();
  await expect.element(bar('Заказ #5: Завершён')).toBeVisible();
  await undo().click();
  await expect.element(slip(5)).toBeVisible();
  await expect.element(bar('Заказ #5 снова: Без ответа')).toBeVisible();
  await expect.element(undo()).not.toBeInTheDocument();
  expect(queries()).toEqual([
    'status=completed&from=not_handled',
    'status=not_handled&from=completed',
  ]);
});

it('moves the focus to the slip restored by key, not to its neighbor', async () => {
  const { queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}4');
  await expect.element(bar('Заказ #5: Завершён')).toBeVisible();
  await expect.element(slip(4)).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(slip(5)).toHaveFocus();
  // What is undone is not undone again.
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('2');
  await expect
    .poll(queries)
    .toEqual([
      'status=completed&from=not_handled',
      'status=not_handled&from=completed',
      'status=preparing&from=not_handled',
    ]);
});

const article = (number: number) => page.getByRole('article').filter({ has: slip(number) });

it('is in the slip that has moved, in place of its time, and the slip says the rest', async () => {
  const { queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  const high = article(5).element().getBoundingClientRect().height;
  await userEvent.keyboard('{ArrowDown}2');
  const back = article(5).getByRole('button', { name: 'Вернуть' });
  await expect.element(back).toBeVisible();
  await expect.element(article(5).getByRole('button', { name: 'Готов #5' })).toBeVisible();
  expect(article(5).element().getBoundingClientRect().height).toBeLessThanOrEqual(high);
  expect(undo().elements()).toHaveLength(1);
  expect(back.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await back.click();
  const undone = bar('Заказ #5 снова: Без ответа');
  await expect.element(undone).toBeVisible();
  expect(article(5).element().contains(undone.element())).toBe(false);
  expect(queries().at(-1)).toBe('status=not_handled&from=preparing');
});

it('is at the foot of its column when the slip has moved out of sight', async () => {
  const away = Array.from({ length: 12 }, (_, index) =>
    anOrder({ id: 20 + index, status: 'at_courier' }),
  );
  await open('desk', [
    ...away,
    anOrder({ id: 6, status: 'preparing', prepared: true, delivery_type: 'own' }),
  ]);
  const main = page.getByRole('main').element();
  // As on the product's page: each column scrolls for itself.
  if (main.parentElement) main.parentElement.id = 'root';
  await article(6).getByRole('button', { name: 'Передан #6' }).click();
  const row = bar('Заказ #6: У курьера');
  await expect.poll(() => column('У курьера').element().contains(row.query())).toBe(true);
  await expect.element(undo()).toBeInViewport();
  await expect.element(article(6)).not.toBeInViewport();
  expect(button('Закрыть').elements()).toHaveLength(0);
  const list = column('У курьера').getByRole('list').first().element();
  expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    row.element().getBoundingClientRect().top,
  );
});

it('is at the foot of the column that an order has left for good', async () => {
  await open('desk', [
    anOrder({ id: 6, status: 'preparing', order_type: 'in_place', prepared: true }),
  ]);
  await article(6).getByRole('button', { name: 'Подан #6' }).click();
  const row = bar('Заказ #6: Завершён');
  await expect.poll(() => column('Готовятся').element().contains(row.query())).toBe(true);
  await undo().click();
  await expect
    .element(column('Готовятся').getByRole('group', { name: /^Заказ #6 снова/ }))
    .toBeVisible();
});

it.each([360, 768])('is in the toolbar at %i px, which keeps its height', async (width) => {
  await page.viewport(width, 740);
  await open(
    'desk',
    Array.from({ length: 12 }, (_, index) => anOrder({ id: 20 + index })),
  );
  const toolbar = () => document.querySelector('search');
  await article(31).getByRole('button', { name: 'Принять, 30 мин #31' }).click();
  await expect.poll(() => toolbar()?.contains(bar('Заказ #31: Готовится').query())).toBe(true);
  const { top, bottom } = bar('Заказ #31: Готовится').element().getBoundingClientRect();
  const around = toolbar()?.getBoundingClientRect() ?? new DOMRect();
  expect(around.height).toBe(48);
  expect([top >= around.top, bottom <= around.bottom]).toEqual([true, true]);
  expect(undo().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(width);
  await expect.element(page.getByRole('button', { name: /^Все/ })).toBeInViewport();
});

it('says why it has failed, and can be tried again', async () => {
  const { fail, queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}2');
  await expect.element(article(5).getByRole('button', { name: 'Вернуть' })).toBeVisible();
  fail(true);
  await undo().click();
  const failed = bar(`#5: ${text('errors.service_unavailable')}`);
  await expect.element(column('Готовятся').getByRole('group', { name: /^#5: / })).toBeVisible();
  await expect.element(failed).toBeVisible();
  expect(article(5).element().contains(failed.element())).toBe(false);
  fail(false);
  await undo().click();
  await expect.element(bar('Заказ #5 снова: Без ответа')).toBeVisible();
  expect(queries().at(-1)).toBe('status=not_handled&from=preparing');
});

it('takes no press that was meant for what was there before', async () => {
  keepWaits();
  const { queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('{ArrowDown}4');
  await waitFrames(() => undo().elements().length > 0);
  const press = () =>
    undo()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  press();
  await passFrames();
  expect(queries()).toEqual(['status=completed&from=not_handled']);
  vi.advanceTimersByTime(700);
  await waitFrames(() => !undo().element().hasAttribute('aria-disabled'));
  press();
  await waitFrames(() => queries().length > 1);
  expect(queries().at(-1)).toBe('status=not_handled&from=completed');
});

it('undoes a canceling by key', async () => {
  const { queries } = await open('detail');
  await button('Отменить…').click();
  await button('Закончилось').click();
  await expect.element(bar('Заказ #5: Отменён')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(button('Отменить…')).toBeVisible();
  expect(queries().at(-1)).toBe('status=not_handled&from=canceled');
});

it('offers to undo only the last change', async () => {
  const { queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}4');
  await expect.element(bar('Заказ #5: Завершён')).toBeVisible();
  await expect.element(slip(4)).toHaveFocus();
  await userEvent.keyboard('2');
  await expect.element(bar('Заказ #4: Готовится')).toBeVisible();
  expect(undo().elements()).toHaveLength(1);
  await undo().click();
  await expect.poll(queries).toContain('status=not_handled&from=preparing');
});

it('does not undo another user’s later change, and shows the current status', async () => {
  const { change, queries } = await open('detail');
  await button('Готовится').click();
  await expect.element(undo()).toBeVisible();
  change(5, 'at_courier');
  await undo().click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Тем временем: «У курьера».')).toBeVisible();
  await alert.getByRole('button', { name: 'Всё равно «Без ответа»' }).click();
  await expect.element(button('Без ответа')).toHaveAttribute('aria-pressed', 'true');
  expect(queries()).toEqual([
    'status=preparing&from=not_handled',
    'status=not_handled&from=preparing',
    'status=not_handled',
  ]);
});

it('disappears after six seconds, which pause under a pointer and under the focus', async () => {
  keepWaits();
  await open('detail');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const press = button('Готовится').element();
  press.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFrames(() => undo().elements().length > 0);
  const offered = bar('Заказ #5: Готовится').element();
  vi.advanceTimersByTime(5000);
  // It has appeared below a pointer that rests.
  offered.dispatchEvent(new PointerEvent('pointermove'));
  await passFrames();
  expect(offered.hasAttribute('data-paused')).toBe(false);
  offered.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
  await waitFrames(() => offered.hasAttribute('data-paused'));
  vi.advanceTimersByTime(60_000);
  undo()
    .element()
    .dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  offered.dispatchEvent(new PointerEvent('pointerleave'));
  await waitFrames(() => offered.hasAttribute('data-paused'));
  vi.advanceTimersByTime(60_000);
  undo()
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await waitFrames(() => !offered.hasAttribute('data-paused'));
  vi.advanceTimersByTime(999);
  await passFrames();
  expect(undo().elements()).toHaveLength(1);
  expect(isWorkInHand()).toBe(true);
  vi.advanceTimersByTime(1);
  await waitFrames(() => undo().elements().length === 0);
  expect(undo().elements()).toHaveLength(0);
  expect(isWorkInHand()).toBe(false);
});

it('is above the buttons of an open order, within reach on a phone', async () => {
  await page.viewport(360, 740);
  await open('detail');
  await button('Готовится').click();
  const offered = bar('Заказ #5: Готовится');
  await expect.element(offered).toBeVisible();
  const { bottom, left, right } = offered.element().getBoundingClientRect();
  const buttons = page.getByRole('group', { name: 'Статус' }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(buttons.top);
  expect([left >= 0, right <= 360]).toEqual([true, true]);
  expect(undo().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(360);
});
