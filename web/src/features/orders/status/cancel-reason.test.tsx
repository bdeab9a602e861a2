import type { Order } from '@comanda/contract/orders';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { GET } from '../testing/editing-setup.tsx';
import { OrderDesk } from '../desk/order-desk.tsx';
import { OrderDetail } from '../sheet/order-detail.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { loadDeskTools } from '../testing/load-desk-tools.ts';

beforeAll(loadDeskTools);

const SET_STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';
const CALL = 'PUT /api/company/3/pubs/7/orders/5/update-status?';

const screens = russianScreens();

/** An order 5, on the desk or opened, with a server that applies each change. */
async function open(screen: 'desk' | 'detail', calls: FakeCalls = {}, over: Partial<Order> = {}) {
  await page.viewport(1280, 800);
  const order = anOrder({ id: 5, ...over });
  const api = fakeApi({
    [GET]: () => ({ ok: true, order, history: [] }),
    [SET_STATUS]: ({ query }) => ({
      ok: true,
      status: 'canceled',
      order: {
        ...order,
        revision: 2,
        status: 'canceled',
        cancel_reason: query.get('cancel_reason'),
        cancel_text: query.get('cancel_text'),
      } as Order,
    }),
    ...calls,
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      {screen === 'desk' ? <OrderDesk /> : <OrderDetail orderID={5} />}
    </PubOrdersProvider>,
    '/admin/pub/7/orders',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [order, anOrder({ id: 4 })] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { puts: () => api.made.map(({ call }) => call).filter((call) => call.startsWith('PUT')) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const slip = (number: number) => page.getByRole('link', { name: `#${number}`, exact: true });
const popup = () =>
  page.getByRole('dialog', {
    name: text('orders.cancel_question', { number: '#5' }),
  });

it('cancels in two presses: the separate button and a reason', async () => {
  const { puts } = await open('detail');
  await button('Отменить…').click();
  await expect.element(popup()).toBeVisible();
  expect(puts()).toEqual([]);
  await popup().getByRole('button', { name: 'Закончилось' }).click();
  await expect.element(button('Отменён')).toHaveAttribute('aria-pressed', 'true');
  expect(puts()).toEqual([`${CALL}status=canceled&from=not_handled&cancel_reason=sold_out`]);
  await expect.element(page.getByText('Причина: Закончилось')).toBeVisible();
});

it.each(['{Escape}', '{Enter}'])('%s leaves the order unchanged', async (key) => {
  const { puts } = await open('detail');
  await button('Отменить…').click();
  await expect.element(popup().getByRole('button', { name: 'Не отменять' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(button('Отменить…')).toHaveFocus();
  expect(puts()).toEqual([]);
});

it('requires the text of another reason', async () => {
  const { puts } = await open('detail');
  await button('Отменить…').click();
  await popup().getByRole('button', { name: 'Другая причина…' }).click();
  const field = popup().getByLabelText('Что прочитает гость');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  await expect.element(popup().getByText('Напишите почему: гость это прочитает.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(puts()).toEqual([]);
  await field.fill('Нет света');
  await popup().getByRole('button', { name: 'Отменить заказ' }).click();
  await expect.element(page.getByText('Причина: Нет света')).toBeVisible();
  const [sent = ''] = puts();
  expect(decodeURIComponent(sent).replaceAll('+', ' ')).toBe(
    `${CALL}status=canceled&from=not_handled&cancel_reason=other&cancel_text=Нет света`,
  );
});

it('asks after key 5 on the desk too, and then moves the focus to the next slip', async () => {
  const { puts } = await open('desk');
  await expect.element(slip(5)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}5');
  await expect.element(popup()).toBeVisible();
  await userEvent.keyboard('5');
  expect(puts()).toEqual([]);
  await popup().getByRole('button', { name: 'Закрываемся' }).click();
  await expect.element(slip(5)).not.toBeInTheDocument();
  await expect.element(slip(4)).toHaveFocus();
  expect(puts()).toEqual([`${CALL}status=canceled&from=not_handled&cancel_reason=closing`]);
});

it('keeps the reason for “anyway” after a conflict with another user', async () => {
  const { puts } = await open('detail', {
    [SET_STATUS]: () => refusal(409, 'order_changed_meanwhile'),
    [GET]: () => ({
      ok: true,
      order: anOrder({ id: 5, revision: 2, status: 'preparing' }),
      history: [],
    }),
  });
  await button('Отменить…').click();
  await popup().getByRole('button', { name: 'Гость не отвечает' }).click();
  await button('Всё равно «Отменён»').click();
  await expect.poll(puts).toHaveLength(2);
  expect(puts().at(-1)).toBe(`${CALL}status=canceled&cancel_reason=not_reached`);
});

it('shows the reason in the history, also after the canceling was undone', async () => {
  const by = 'company' as const;
  const history = [
    { at: '2026-11-20T17:00:00Z', from: null, to: 'not_handled', by: 'guest' },
    {
      at: '2026-11-20T17:05:00Z',
      from: 'not_handled',
      to: 'canceled',
      by,
      cancel_reason: 'sold_out',
    },
    { at: '2026-11-20T17:05:03Z', from: 'canceled', to: 'not_handled', by },
  ] as const;
  await open('detail', {
    [GET]: () => ({ ok: true, order: anOrder({ id: 5 }), history: [...history] }),
  });
  await expect.element(page.getByText(/Отменён: Закончилось/)).toBeVisible();
});
