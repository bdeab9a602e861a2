import type { Order } from '@comanda/contract/orders';
import { orderStatuses } from '@comanda/domain/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { fakeApi, refusal } from '../../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../../testing/setup/russian-screens.ts';
import { passFrames, waitFrames } from '../../../../testing/actions/on-screen.ts';
import { GET } from '../../testing/editing-setup.tsx';
import { OrderDesk } from '../../desk/order-desk.tsx';
import { OrderDetail } from '../../sheet/order-detail.tsx';
import { PubOrdersProvider } from '../../pub-orders-provider.tsx';
import { isWorkInHand } from '../../../../lib/live/work-in-hand.ts';

const SET_STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';

const screens = russianScreens();

beforeEach(async () => {
  await page.viewport(1280, 800);
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
  const api = fakeApi({
    [GET]: ({ params }) => ({ ok: true, order: orderOf(params.orderID), history: [] }),
    [SET_STATUS]: ({ params, query }) => {
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
  return { change, queries };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const slip = (number: number) => page.getByRole('link', { name: `#${number}`, exact: true });
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
  await expect.element(bar('Заказ #5 снова: Не обработан')).toBeVisible();
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
  await userEvent.keyboard('2');
  await expect.poll(() => queries().at(-1)).toBe('status=preparing&from=not_handled');
});

const article = (number: number) => page.getByRole('article').filter({ has: slip(number) });

it('is in the slip that has moved, in place of its time, and the slip says the rest', async () => {
  const { queries } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  const high = article(5).element().getBoundingClientRect().height;
  await userEvent.keyboard('{ArrowDown}2');
  const back = article(5).getByRole('button', { name: 'Вернуть' });
  await expect.element(back).toBeVisible();
  await expect.element(article(5).getByRole('button', { name: 'Готово #5' })).toBeVisible();
  expect(article(5).element().getBoundingClientRect().height).toBeLessThanOrEqual(high);
  expect(undo().elements()).toHaveLength(1);
  expect(back.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await back.click();
  const undone = bar('Заказ #5 снова: Не обработан');
  await expect.element(undone).toBeVisible();
  expect(article(5).element().contains(undone.element())).toBe(false);
  expect(queries().at(-1)).toBe('status=not_handled&from=preparing');
});

it('is at the foot when the slip has moved out of sight', async () => {
  const away = Array.from({ length: 12 }, (_, index) =>
    anOrder({ id: 20 + index, status: 'at_courier' }),
  );
  await open('desk', [
    ...away,
    anOrder({ id: 6, status: 'preparing', prepared: true, delivery_type: 'own' }),
  ]);
  await article(6).getByRole('button', { name: 'Передан #6' }).click();
  await expect.element(undo()).toBeInViewport();
  await expect.element(article(6)).not.toBeInViewport();
  expect(article(6).element().contains(undo().element())).toBe(false);
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
  await alert.getByRole('button', { name: 'Всё равно «Не обработан»' }).click();
  await expect.element(button('Не обработан')).toHaveAttribute('aria-pressed', 'true');
  expect(queries()).toEqual([
    'status=preparing&from=not_handled',
    'status=not_handled&from=preparing',
    'status=not_handled',
  ]);
});

it('disappears after six seconds, which pause under a pointer and under the focus', async () => {
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
