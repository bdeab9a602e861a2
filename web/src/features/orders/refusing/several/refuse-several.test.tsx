import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../testing/fakes/fake-api.ts';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { button, openTestDesk, slip } from '../../testing/desk-setup.tsx';

const REFUSE = 'PUT /api/company/:companyID/pubs/:pubID/orders/refuse';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
});
const canceled = (id: number) =>
  anOrder({ id, status: 'canceled', revision: 2, cancel_reason: 'too_busy' });

async function open(answer: Parameters<typeof openTestDesk>[0]['calls'] = {}) {
  const opened = await openTestDesk({
    orders: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, status: 'preparing' }],
    calls: {
      [REFUSE]: ({ body }) => ({
        ok: true,
        orders: body.order_ids.map(canceled),
        answered: [],
      }),
      ...answer,
    },
  });
  await expect.element(slip(1)).toBeVisible();
  await button(text('orders.desk_menu')).click();
  await button(text('orders.refuse_several')).click();
  return opened;
}

const popup = () => page.getByRole('dialog', { name: text('orders.refuse_several') });
const tick = (name: string | RegExp) => popup().getByRole('checkbox', { name });
const press = (name: string) => popup().getByRole('button', { name, exact: true });
const all = () => tick(text('orders.refuse_several_all'));

it('orders without an answer are chosen together, and refused with one reason that is shown before', async () => {
  const { sent } = await open();
  await expect.element(popup().getByRole('checkbox')).toHaveLength(4);
  const next = (count: number) => press(text('orders.refuse_several_next', { count }));
  await expect.element(next(0)).toBeDisabled();
  await all().click();
  await tick(/^#2/).click();
  await next(2).click();
  await expect.element(press(text('orders.cancel_reason_too_busy'))).toHaveFocus();
  await expect.element(press(text('orders.cancel_reason_sold_out'))).not.toBeInTheDocument();
  await press(text('orders.cancel_reason_too_busy')).click();
  const reason = text('orders.cancel_reason_too_busy');
  await expect
    .element(popup().getByText(text('orders.refuse_several_reads', { reason })))
    .toBeVisible();
  // A second press of the same key refuses nothing.
  await expect.element(press(text('ui.back'))).toHaveFocus();
  expect(sent()).toEqual([]);
  await press(text('orders.refuse_several_confirm', { count: 2 })).click();
  await expect
    .element(popup().getByRole('status'))
    .toHaveTextContent(text('orders.refused_several', { count: 2 }));
  expect(sent()).toEqual([
    {
      call: 'PUT /api/company/3/pubs/7/orders/refuse',
      body: { order_ids: [3, 1], reason: 'too_busy' },
    },
  ]);
});

it('names those that somebody has answered meanwhile', async () => {
  await open({
    [REFUSE]: () => ({
      ok: true,
      orders: [canceled(1)],
      answered: [{ order_id: 3, status: 'preparing', by: 'company' }],
    }),
  });
  await all().click();
  await press(text('orders.refuse_several_next', { count: 3 })).click();
  await press(text('orders.cancel_reason_closing')).click();
  await press(text('orders.refuse_several_confirm', { count: 3 })).click();
  await expect
    .element(popup().getByText(text('orders.refused_several_answered', { numbers: '#3' })))
    .toBeVisible();
});

it('by keyboard, with words of the staff; a failure is shown and can be repeated', async () => {
  let fails = true;
  const { sent } = await open({
    [REFUSE]: ({ body }) =>
      fails
        ? refusal(500, 'something_went_wrong')
        : { ok: true, orders: body.order_ids.map(canceled), answered: [] },
  });
  await expect.element(all()).toBeVisible();
  all().element().focus();
  await userEvent.keyboard(' ');
  press(text('orders.refuse_several_next', { count: 3 }))
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  press(`${text('orders.cancel_reason_other')}…`)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Ложные заказы{Enter}');
  await expect
    .element(popup().getByText(text('orders.refuse_several_reads', { reason: 'Ложные заказы' })))
    .toBeVisible();
  await press(text('orders.refuse_several_confirm', { count: 3 })).click();
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent(text('errors.something_went_wrong'));
  fails = false;
  await press(text('orders.refuse_several_confirm', { count: 3 })).click();
  await expect.element(popup().getByRole('status')).toBeVisible();
  expect(sent().at(-1)?.body).toMatchObject({ reason: 'other', text: 'Ложные заказы' });
});

it('is not offered while every order has an answer', async () => {
  await openTestDesk({ orders: [{ id: 4, status: 'preparing' }] });
  await expect.element(slip(4)).toBeVisible();
  await button(text('orders.desk_menu')).click();
  await expect.element(button(text('orders.large_slips'))).toBeVisible();
  await expect.element(button(text('orders.refuse_several'))).not.toBeInTheDocument();
});
