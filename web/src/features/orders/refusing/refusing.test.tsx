import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AFTER_A_TAP_MS, skipWaits } from '../../../testing/actions/skip-waits.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { button, GET, openTestDesk, slip } from '../testing/desk-setup.tsx';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const REFUSE = `PUT ${ORDER}/refuse`;
const SET = `PUT ${ORDER}/update-status`;
const CALL = 'PUT /api/company/3/pubs/7/orders/2/refuse';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
  skipWaits(AFTER_A_TAP_MS);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const dish = (id: number, name: string) => ({
  line_id: id + 100,
  dish_id: id,
  count: 1,
  dish_price: 50,
  name,
  image_file_name: '',
});
const [zeama, placinta] = [dish(11, 'Зама'), dish(12, 'Плацинда')];
const refused = anOrder({
  id: 2,
  revision: 2,
  status: 'canceled',
  cancel_reason: 'sold_out',
});

async function open(scene: Partial<Parameters<typeof openTestDesk>[0]> = {}) {
  const opened = await openTestDesk({
    orders: [{ id: 1 }, { id: 2, dishes: [zeama, placinta] }],
    calls: { [REFUSE]: () => ({ ok: true, order: refused }) },
    ...scene,
  });
  await expect.element(slip(2)).toBeVisible();
  return opened;
}

const refuse = () => button(`${text('orders.refuse')} #2`);
const popup = () =>
  page.getByRole('dialog', { name: text('orders.refuse_question', { number: '#2' }) });
const reason = (name: string) => popup().getByRole('button', { name });
const confirm = () => popup().getByRole('button', { name: text('orders.refuse_confirm') });
const tick = (name: string) => popup().getByRole('checkbox', { name });

it('refuses with the second tap, says so, and offers to undo it', async () => {
  const { sent } = await open();
  await refuse().click();
  await reason(text('orders.cancel_reason_too_busy')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: text('orders.undo') })).toBeVisible();
  await expect.element(slip(2)).not.toBeInTheDocument();
  expect(sent()).toEqual([{ call: CALL, body: { reason: 'too_busy' } }]);
});

it('shows all reasons as large targets without scrolling on a phone', async () => {
  await page.viewport(360, 740);
  await open();
  await refuse().click();
  await expect.element(reason(text('orders.cancel_reason_closing'))).toBeVisible();
  const reasons = popup()
    .getByRole('button')
    .elements()
    .filter((element) => element.textContent !== '');
  expect(reasons).toHaveLength(6);
  for (const element of reasons) {
    const { height, bottom, right } = element.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(52);
    expect(bottom).toBeLessThanOrEqual(740);
    expect(right).toBeLessThanOrEqual(360);
  }
});

it('offers no delivery reason for an order at a table', async () => {
  const table = { order_type: 'in_place', table_for_in_place_order: '7' } as const;
  await open({ orders: [{ id: 2, ...table }] });
  await refuse().click();
  await expect.element(reason(text('orders.cancel_reason_closing'))).toBeVisible();
  await expect
    .element(reason(text('orders.cancel_reason_no_delivery_there')))
    .not.toBeInTheDocument();
});

it('asks which of several dishes are sold out, and sends none of them unasked', async () => {
  const { sent } = await open();
  await refuse().click();
  await reason(`${text('orders.cancel_reason_sold_out')}…`).click();
  await expect.element(tick('Зама')).not.toBeChecked();
  await confirm().click();
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent(text('errors.sold_out_dishes_are_required'));
  expect(sent()).toEqual([]);
  await tick('Плацинда').click();
  await expect.element(popup().getByRole('alert')).not.toBeInTheDocument();
  await confirm().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent()).toEqual([{ call: CALL, body: { reason: 'sold_out', sold_out_dish_ids: [12] } }]);
});

it('has the only dish of an order ticked already', async () => {
  const { sent } = await open({ orders: [{ id: 2, dishes: [zeama] }] });
  await refuse().click();
  await reason(`${text('orders.cancel_reason_sold_out')}…`).click();
  await expect.element(tick('Зама')).toBeChecked();
  await confirm().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent()).toEqual([{ call: CALL, body: { reason: 'sold_out', sold_out_dish_ids: [11] } }]);
});

it('asks for the choices of the dishes too, each once, and leaves a dish unticked whose choice is sold out', async () => {
  const option = (choice_id: number, name: string) => ({
    group_id: 1,
    choice_id,
    group_name: 'Добавки',
    name,
    count: 1,
    price: 5,
  });
  const cheese = option(31, 'Сыр');
  const { sent } = await open({
    orders: [
      {
        id: 2,
        dishes: [
          { ...zeama, options: [cheese, option(32, 'Перец')] },
          { ...zeama, line_id: 140, options: [cheese] },
        ],
      },
    ],
  });
  await refuse().click();
  await reason(`${text('orders.cancel_reason_sold_out')}…`).click();
  await expect.element(tick('Зама')).not.toBeChecked();
  await expect.element(popup().getByRole('checkbox')).toHaveLength(3);
  await popup().getByRole('checkbox', { name: /^Сыр/ }).click();
  await confirm().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent()).toEqual([
    {
      call: CALL,
      body: { reason: 'sold_out', sold_out_dish_ids: [], sold_out_choice_ids: [31] },
    },
  ]);
});

it('sends a typed reason, and none that is empty; Back returns to the reasons', async () => {
  const { sent } = await open();
  await refuse().click();
  await reason(`${text('orders.cancel_reason_other')}…`).click();
  await confirm().click();
  await expect.element(popup().getByText(text('errors.cancel_text_is_required'))).toBeVisible();
  await popup()
    .getByRole('button', { name: text('ui.back') })
    .click();
  await reason(`${text('orders.cancel_reason_other')}…`).click();
  await popup().getByRole('textbox').fill(' Нет света ');
  await confirm().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent()).toEqual([{ call: CALL, body: { reason: 'other', text: 'Нет света' } }]);
});

it.each([
  ['r', 'KeyR'],
  ['к', 'KeyR'],
])('asks by a key for the slip that has the focus: %s', async (key, code) => {
  const { sent } = await open();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  const press = () =>
    slip(2)
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  press();
  await expect.element(reason(text('orders.cancel_reason_too_busy'))).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(slip(2)).toHaveFocus();
  expect(sent()).toEqual([]);
  press();
  await expect.element(reason(text('orders.cancel_reason_too_busy'))).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(slip(2)).not.toBeInTheDocument();
  expect(sent()).toEqual([{ call: CALL, body: { reason: 'too_busy' } }]);
});

it('is not offered for an order that is being prepared, neither as a button nor by key', async () => {
  await open({ orders: [{ id: 2, status: 'preparing' }] });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(refuse()).not.toBeInTheDocument();
});

it('shows who was first when the press came too late', async () => {
  const accepted = anOrder({ id: 2, revision: 2, status: 'preparing' });
  await open({
    calls: {
      [GET]: () => ({ ok: true, order: accepted, history: [] }),
      [REFUSE]: () => ({
        ...refusal(409, 'order_changed_meanwhile'),
        facts: { status: 'preparing', by: 'company', at: '2026-11-20T16:20:00Z' },
      }),
    },
  });
  await refuse().click();
  await reason(text('orders.cancel_reason_too_busy')).click();
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText(text('orders.set_meanwhile', { status: 'Готовится' })))
    .toBeVisible();
  await expect.element(alert.getByText(/заведение, 18:20/)).toBeVisible();
});

it('says after an undo that the dishes stay sold out', async () => {
  const back = anOrder({ id: 2, revision: 3, status: 'not_handled' });
  await open({
    calls: {
      [REFUSE]: () => ({ ok: true, order: refused }),
      [SET]: () => ({ ok: true, status: back.status, order: back }),
    },
  });
  await refuse().click();
  await reason(`${text('orders.cancel_reason_sold_out')}…`).click();
  await tick('Зама').click();
  await confirm().click();
  await button(text('orders.undo')).click();
  await expect
    .element(page.getByText(new RegExp(text('orders.undone_stays_sold_out'))))
    .toBeVisible();
  await expect.element(slip(2)).toBeVisible();
});
