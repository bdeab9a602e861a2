import type { Order } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { DISHES, GET, soup, pie } from '../testing/editing-setup.tsx';
import { OrderDetail } from '../sheet/order-detail.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';

const SET_STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';

const screens = russianScreens();

const stored = (over: Partial<Order>) => anOrder({ id: 5, dishes: [soup, pie], ...over });

async function open(calls: FakeCalls = {}, over: Partial<Order> = {}) {
  let now = stored(over);
  const api = fakeApi({ [GET]: () => ({ ok: true, order: now, history: [] }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDetail orderID={5} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [now] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  /** Another user changes the order, and the event is received. */
  const change = (fields: Partial<Order>) => {
    now = { ...now, ...fields, revision: now.revision + 1 };
    sockets.send({ event_type: 'UPDATE_EVENT', order: now });
  };
  /** Another user changes the order, and the event is not received yet. */
  const changeWithoutEvent = (fields: Partial<Order>) => {
    now = { ...now, ...fields, revision: now.revision + 1 };
  };
  return { api, change, changeWithoutEvent };
}

const notice = () => page.getByText('Изменено не здесь:');
const status = (name: string) => page.getByRole('button', { name, exact: true });

it('a courier’s steps update the open order and are shown until the user closes the notice', async () => {
  const { change } = await open({}, { status: 'preparing' });
  await expect.element(page.getByText('Ищем курьера…')).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  change({
    courier_info: { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' },
  });
  await expect.element(page.getByText('Курьер найден')).toBeVisible();
  await expect.element(page.getByText(/Курьер Ion Rusu/)).toBeVisible();
  change({ status: 'at_courier' });
  await expect.element(status('У курьера')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/Курьер Ion Rusu · У курьера/)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
});

it('shows that another user has changed dishes, delivery price or readiness', async () => {
  const { change } = await open({}, { status: 'preparing' });
  change({ dishes: [pie], delivery_price: 0, prepared: true });
  const changes = page.getByText(/Блюда · Доставка 0,00.Lei · Готов к выдаче/);
  await expect.element(changes).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Zeamă/ })).not.toBeInTheDocument();
});

it('shows no notice for the user’s own edits, whichever comes first, response or event', async () => {
  const { change } = await open({
    [SET_STATUS]: async () => {
      change({ status: 'preparing' });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      return {
        ok: true,
        status: 'preparing',
        order: stored({ revision: 2, status: 'preparing' }),
      };
    },
  });
  await status('Готовится').click();
  await expect.element(status('Готовится')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(status('Готовится')).not.toHaveAttribute('aria-busy');
  await expect.element(notice()).not.toBeInTheDocument();
});

it('allows the next status once the event of the last one is received, before its response', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api, change } = await open({
    [SET_STATUS]: async () => {
      await late;
      return { ok: true, status: 'preparing', order: stored({ revision: 2, status: 'preparing' }) };
    },
  });
  await status('Готовится').click();
  await expect.element(status('У курьера')).toHaveAttribute('aria-disabled', 'true');
  change({ status: 'preparing' });
  await expect.element(status('Готовится')).toHaveAttribute('aria-pressed', 'true');
  await status('У курьера').click();
  await expect
    .poll(() => api.made.map(({ call }) => call))
    .toContain('PUT /api/company/3/pubs/7/orders/5/update-status?status=at_courier&from=preparing');
  answer();
});

const CALL = 'PUT /api/company/3/pubs/7/orders/5/update-status';
const meanwhile = () => page.getByRole('alert').getByText('Тем временем: «У курьера».');

/** A courier picks the order up, without a received event, while it is being canceled here. */
async function pressLate() {
  const opened = await open(
    {
      [SET_STATUS]: ({ query }) => {
        if (query.get('from') === null) {
          return {
            ok: true,
            status: 'canceled',
            order: stored({ revision: 9, status: 'canceled', courier_info }),
          };
        }
        opened.changeWithoutEvent({ status: 'at_courier' });
        const facts = { status: 'at_courier', by: 'courier', at: '2026-11-20T16:42:00Z' };
        return { ...refusal(409, 'order_changed_meanwhile'), facts };
      },
    },
    { status: 'preparing', courier_info },
  );
  await status('Отменить…').click();
  await status('Закрываемся').click();
  await expect.element(meanwhile()).toBeVisible();
  return opened;
}
const courier_info = { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' };

it('of two simultaneous presses the second shows the current status and its author, and can still be applied', async () => {
  const { api } = await pressLate();
  await expect.element(status('У курьера')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('alert').getByText(/курьер Ion Rusu, 18:42/)).toBeVisible();
  // Shown once, and next to the pressed button.
  await expect.element(notice()).not.toBeInTheDocument();
  expect(toasts.list()).toEqual([]);
  const anyway = status('Всё равно «Отменён»');
  expect(anyway.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await anyway.click();
  await expect.element(status('Отменён')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(meanwhile()).not.toBeInTheDocument();
  await expect.element(notice()).not.toBeInTheDocument();
  const presses = api.made.filter(({ call }) => call.startsWith(CALL)).map(({ call }) => call);
  expect(presses).toEqual([
    `${CALL}?status=canceled&from=preparing&cancel_reason=closing`,
    `${CALL}?status=canceled&cancel_reason=closing`,
  ]);
});

it('the user can also keep the other user’s status', async () => {
  const { api } = await pressLate();
  await page.getByRole('alert').getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(notice()).not.toBeInTheDocument();
  await expect.element(status('У курьера')).toHaveAttribute('aria-pressed', 'true');
  expect(api.made.filter(({ call }) => call.startsWith(CALL))).toHaveLength(1);
});

it('offers no second try when both users have set the same status', async () => {
  const { change } = await pressLate();
  change({ status: 'canceled' });
  await expect.element(page.getByText('Тем временем: «Отменён».')).toBeVisible();
  await expect.element(status('Всё равно «Отменён»')).not.toBeInTheDocument();
});

const question = () => page.getByRole('dialog', { name: 'Удалить «Zeamă de găină» из заказа?' });
const alreadyDeletedPopup = () =>
  page.getByRole('dialog', { name: '«Zeamă de găină» в заказе уже нет' });

async function askToDelete() {
  await page.getByRole('button', { name: 'Удалить Zeamă de găină', exact: true }).click();
  await expect.element(question()).toBeVisible();
}

it('shows that another user deleted the dish while the question was open, and sends nothing', async () => {
  const cake = { ...pie, line_id: 91, dish_id: 9, name: 'Papanași' };
  const { api, change } = await open({}, { dishes: [soup, pie, cake] });
  await askToDelete();
  change({ dishes: [pie, cake] });
  await expect.element(alreadyDeletedPopup()).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await expect
    .element(alreadyDeletedPopup().getByRole('button', { name: 'Удалить' }))
    .not.toBeInTheDocument();
  await alreadyDeletedPopup().getByRole('button', { name: 'Закрыть' }).last().click();
  await expect.element(alreadyDeletedPopup()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Добавить блюдо', exact: true }))
    .toHaveFocus();
  expect(api.made.filter(({ call }) => call.includes('update-dishes'))).toEqual([]);
});

it('shows it also when no event was received and the server refuses', async () => {
  const { changeWithoutEvent } = await open({
    [DISHES]: () => {
      changeWithoutEvent({ dishes: [pie] });
      return refusal(409, 'order_changed_meanwhile');
    },
  });
  await askToDelete();
  await question().getByRole('button', { name: 'Удалить' }).click();
  await expect.element(alreadyDeletedPopup()).toBeVisible();
});

it('shows success for a dish deleted here, also when the event is received before the response', async () => {
  const { change } = await open({
    [DISHES]: async () => {
      change({ dishes: [pie] });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      return { ok: true, order: stored({ revision: 2, dishes: [pie] }) };
    },
  });
  await askToDelete();
  await question().getByRole('button', { name: 'Удалить' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(alreadyDeletedPopup()).not.toBeInTheDocument();
  expect(toasts.list().map(({ message }) => message)).toContain('Удалено: Zeamă de găină');
});
