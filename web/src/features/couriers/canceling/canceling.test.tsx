import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';
import { courierStore } from '../offline/courier-store.ts';

const CANCEL = 'POST /api/courier/:courierID/set-order-to-canceled';
const CALL = 'POST /api/courier/4/set-order-to-canceled';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 740);
});

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(clearCourierPhone);

async function open(orders: readonly CourierOrder[], calls: FakeCalls = {}) {
  return await openArea(orders, { calls });
}

const canceled = (id: number, over: Partial<CourierOrder> = {}) =>
  anActiveCourierOrder(OWN_ID, {
    id,
    revision: 5,
    status: 'canceled',
    cancel_reason: 'sold_out',
    cancel_text: null,
    ...over,
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () =>
  page.getByRole('dialog', { name: text('couriers.cancel_question', { number: '#9' }) });
const confirm = () => dialog().getByRole('button', { name: text('couriers.cancel') });
const reason = (name: string) => page.getByRole('radio', { name });
const note = (id: number) => page.getByText(`Заказ #${id} отменён`, { exact: true });

it('requires a reason, and sends it', async () => {
  const { api } = await open([anActiveCourierOrder(OWN_ID, { id: 9 })], {
    [CANCEL]: () => ({ ok: true, order: canceled(9, { cancel_reason: 'not_reached' }) }),
  });
  const made = () => api.made.filter(({ call }) => call === CALL);
  await button(text('couriers.cancel')).click();
  await confirm().click();
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent(text('couriers.cancel_choose'));
  await expect.element(reason('Гость не отвечает')).toHaveFocus();
  expect(made()).toEqual([]);
  await reason('Гость не отвечает').click();
  await confirm().click();
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  expect(made()).toEqual([
    {
      call: CALL,
      body: { order_id: 9, action_id: expect.any(String), cancel_reason: 'not_reached' },
    },
  ]);
  // The courier who canceled it gets no notice.
  await expect.element(note(9)).not.toBeInTheDocument();
});

it('requires the text of another reason', async () => {
  const { api } = await open([anActiveCourierOrder(OWN_ID, { id: 9 })], {
    [CANCEL]: () => ({ ok: true, order: canceled(9) }),
  });
  await button(text('couriers.cancel')).click();
  await reason('Другая причина').click();
  await confirm().click();
  const field = dialog().getByLabelText(text('orders.cancel_text'));
  await expect.element(field).toHaveFocus();
  await expect.element(dialog().getByText(text('errors.cancel_text_is_required'))).toBeVisible();
  await field.fill(' Сломался велосипед ');
  await confirm().click();
  await expect
    .poll(() => api.made.find(({ call }) => call === CALL)?.body)
    .toMatchObject({ cancel_reason: 'other', cancel_text: 'Сломался велосипед' });
});

it('stores the reason of a step that is queued on the phone', async () => {
  const { api } = await open([anActiveCourierOrder(OWN_ID, { id: 9 })], {
    [CANCEL]: () => refusal(503, 'service_unavailable'),
  });
  await button(text('couriers.cancel')).click();
  await reason('До адреса не добраться').click();
  await confirm().click();
  await expect.element(page.getByText(/«Отменить заказ», .* ждёт связи/)).toBeVisible();
  expect(await courierStore.readQueue()).toMatchObject([
    { orderID: 9, step: 'cancel', why: { reason: 'no_delivery_there' } },
  ]);
  expect(api.made.find(({ call }) => call === CALL)?.body).toMatchObject({
    cancel_reason: 'no_delivery_there',
  });
});

it('shows that an active order was canceled, why, and the phone to call, until dismissed', async () => {
  const { sockets, unmount } = await open([
    anActiveCourierOrder(OWN_ID, { id: 19 }),
    aCourierOrder({ id: 8 }),
  ]);
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
  sockets.send({ event_type: 'UPDATE_EVENT', order: canceled(19) });
  await expect.element(note(19)).toBeVisible();
  await expect.element(page.getByText('Причина: Закончилось')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Позвонить в заведение: +373 22 889 900' }))
    .toHaveAttribute('href', 'tel:+37322889900');
  await button(text('ui.close')).click();
  await expect.element(note(19)).not.toBeInTheDocument();
  expect(window.localStorage.getItem('comanda.courier-read-cancellations')).toContain('19');
  unmount();
  await open([canceled(19), canceled(7, { cancel_reason: 'other', cancel_text: 'Нет света' })]);
  await expect.element(page.getByText('Причина: Нет света')).toBeVisible();
  await expect.element(note(19)).not.toBeInTheDocument();
});
