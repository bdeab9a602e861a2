import type { Order, OrderHistoryEntry } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal, type FakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { editingScene, GET, pie, soup } from '../testing/editing-setup.tsx';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const DISCOUNT = `PUT ${ORDER}/discount` as const;
const COMP = `PUT ${ORDER}/comp` as const;
const openScene = editingScene();
/** Opening the order is a write too. */
const writesOf = ({ made }: FakeApi) =>
  made.filter(({ call }) => /\/(discount|comp|update-dishes)$/.test(call));

/** An accepted order at a table of 224,40 Lei: soup twice, pie once. */
const accepted: Partial<Order> = {
  order_type: 'in_place',
  status: 'preparing',
  revision: 3,
  dishes: [soup, pie],
  dish_total: 224.4,
  client_total: 224.4,
};
const open = (over: Partial<Order> = {}, calls: FakeCalls = {}) =>
  openScene({ ...accepted, ...over }, calls);

const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => dialog().getByRole('textbox', { name });
const pill = (name: string) => dialog().getByRole('button', { name, exact: true });
const submit = () => dialog().getByRole('button', { name: /^(Дать скидку|Сохранить|Удалить)/ });
const answered = (over: Partial<Order>) => () => ({
  ok: true as const,
  order: anOrder({ ...accepted, id: 5, ...over }),
});

it('a discount of percent says what it takes off before it is given', async () => {
  const api = await open({}, { [DISCOUNT]: answered({ revision: 4 }) });
  await button(text('orders.discount')).click();
  await button(/^10.%$/).click();
  await expect.element(button(/^Дать скидку · -22,44.Lei$/)).toBeVisible();
  await submit().click();
  await expect.element(dialog().getByText(text('orders.reason_missing'))).toBeVisible();
  expect(writesOf(api)).toEqual([]);
  await pill(text('orders.reason_regular')).click();
  await submit().click();
  await eventually(() =>
    expect(writesOf(api)).toMatchObject([
      { body: { revision: 3, percent: 10, discount_reason: 'regular' } },
    ]),
  );
  await expect.element(dialog()).not.toBeInTheDocument();
});

it.each([
  ['percent', '0'],
  ['percent', '101'],
  ['percent', '7,5'],
  ['percent', ''],
  ['amount', '224,41'],
  ['amount', 'x'],
] as const)('what is no discount is said, and not sent: %s «%s»', async (way, typed) => {
  const api = await open();
  await button(text('orders.discount')).click();
  await pill(text(`orders.discount_${way}`)).click();
  await field(text(`orders.discount_${way}`)).fill(typed);
  await pill(text('orders.reason_staff')).click();
  await submit().click();
  await expect
    .element(field(text(`orders.discount_${way}`)))
    .toHaveAttribute('aria-invalid', 'true');
  expect(writesOf(api)).toEqual([]);
});

it('another reason needs words; an amount may be all of it', async () => {
  const api = await open({}, { [DISCOUNT]: answered({ revision: 4 }) });
  await button(text('orders.discount')).click();
  await pill(text('orders.discount_amount')).click();
  await field(text('orders.discount_amount')).fill('224,4');
  await pill(text('orders.reason_other')).click();
  await submit().click();
  await expect.element(dialog().getByText(text('orders.reason_text_missing'))).toBeVisible();
  await field(text('orders.reason_text')).fill(' пари ');
  await submit().click();
  await eventually(() =>
    expect(writesOf(api)).toMatchObject([
      { body: { amount: 224.4, discount_reason: 'other', discount_text: 'пари' } },
    ]),
  );
});

it('a discount is shown among the sums, and taken back', async () => {
  const discount = { percent: 10, reason: 'regular' } as const;
  const over = { discount, discount_total: 22.44, dish_total: 201.96, client_total: 201.96 };
  const api = await open(over, { [DISCOUNT]: answered({ revision: 4 }) });
  await expect.element(page.getByText(/^Скидка 10.%$/)).toBeVisible();
  await expect.element(page.getByText(/^-22,44.Lei$/)).toBeVisible();
  await expect.element(page.getByText(/^224,40.Lei$/).first()).toBeVisible();
  await button(text('orders.discount')).click();
  await expect.element(field(text('orders.discount_percent'))).toHaveValue('10');
  await button(text('orders.discount_take_back')).click();
  await eventually(() =>
    expect(writesOf(api)).toMatchObject([{ body: { revision: 3, amount: 0 } }]),
  );
});

it('a refusal stays in the popup', async () => {
  await open({}, { [DISCOUNT]: () => refusal(409, 'order_changed_meanwhile') });
  await button(text('orders.discount')).click();
  await button(/^5.%$/).click();
  await pill(text('orders.reason_staff')).click();
  await submit().click();
  await expect.element(dialog().getByText(text('errors.order_changed_meanwhile'))).toBeVisible();
});

it('dishes on the house: which, how many and why; and back', async () => {
  const api = await open(
    { dishes: [{ ...soup, comp_count: 1 }, pie], comp_total: 90.2 },
    {
      [COMP]: answered({ revision: 4 }),
    },
  );
  await expect.element(page.getByText(text('orders.comp_count', { count: 1 }))).toBeVisible();
  await expect.element(page.getByText(/^-90,20.Lei$/)).toBeVisible();
  await button(text('orders.comp')).click();
  const which = dialog().getByRole('combobox', { name: text('orders.comp_which') });
  const howMany = dialog().getByRole('combobox', { name: text('orders.comp_how_many') });
  await howMany.selectOptions('0');
  await submit().click();
  await eventually(() =>
    expect(writesOf(api)).toMatchObject([{ body: { line_id: soup.line_id, count: 0 } }]),
  );
  await button(text('orders.comp')).click();
  await which.selectOptions(String(pie.line_id));
  await submit().click();
  await expect.element(dialog().getByText(text('orders.reason_missing'))).toBeVisible();
  await pill(text('orders.reason_celebration')).click();
  await expect.element(button(/^Сохранить · -44,00.Lei$/)).toBeVisible();
  await submit().click();
  await eventually(() =>
    expect(writesOf(api).at(-1)).toMatchObject({
      body: { line_id: pie.line_id, count: 1, comp_reason: 'celebration' },
    }),
  );
});

it.each([
  ['preparing', true],
  ['not_handled', false],
] as const)('a deletion from an order that is %s asks why: %s', async (status, isAsked) => {
  const api = await open({ status });
  await button(/Удалить Plăcintă/).click();
  const question = dialog().getByText(text('orders.void_question'));
  if (!isAsked) {
    await expect.element(question).not.toBeInTheDocument();
    await submit().click();
    await eventually(() => expect(writesOf(api)).toHaveLength(1));
    expect(writesOf(api)[0]?.body).not.toHaveProperty('void_reason');
    return;
  }
  await expect.element(question).toBeVisible();
  await submit().click();
  await expect.element(dialog().getByText(text('orders.reason_missing'))).toBeVisible();
  await pill(text('orders.reason_spoiled')).click();
  await submit().click();
  await eventually(() =>
    expect(writesOf(api)).toMatchObject([{ body: { void_reason: 'spoiled' } }]),
  );
});

it('a lower count asks why, a higher one does not', async () => {
  const api = await open();
  await button(/Изменить Zeamă/).click();
  const question = dialog().getByText(text('orders.void_question'));
  await expect.element(field(text('orders.quantity'))).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await field(text('orders.quantity')).fill('1');
  await expect.element(question).toBeVisible();
  await submit().click();
  await expect.element(dialog().getByText(text('orders.reason_missing'))).toBeVisible();
  await pill(text('orders.reason_changed_mind')).click();
  await submit().click();
  await eventually(() =>
    expect(writesOf(api)).toMatchObject([{ body: { void_reason: 'changed_mind' } }]),
  );
});

it('the history says by what an order became cheaper, and why', async () => {
  const line = (over: Partial<OrderHistoryEntry>): OrderHistoryEntry => ({
    at: '2026-11-20T17:00:00Z',
    from: 'preparing',
    to: 'preparing',
    by: 'company',
    ...over,
  });
  const lines = [{ name: 'Plăcintă', count: 1 }];
  const reasons = { discount: 'regular', comp: 'complaint', dishes: 'spoiled' } as const;
  const history = [
    line({
      edited: 'discount',
      reduction: { amount: 22.44, percent: 10, reason: reasons.discount },
    }),
    line({ edited: 'discount', at: '2026-11-20T17:01:00Z', reduction: { amount: 0 } }),
    line({ edited: 'comp', reduction: { amount: 44, lines, reason: reasons.comp } }),
    line({ edited: 'dishes', reduction: { amount: 44, lines, reason: reasons.dishes } }),
    line({
      edited: 'dishes',
      at: '2026-11-20T17:02:00Z',
      reduction: { amount: 44, lines, reason: 'other', text: 'упало' },
    }),
  ];
  const order = anOrder({ ...accepted, id: 5 });
  await open({}, { [GET]: () => ({ ok: true, order, history }) });
  for (const shown of [
    'Скидка: 10 % · Постоянный гость · 22,44 Lei',
    'Скидка: отменено',
    'За счёт заведения: 1× Plăcintă · Жалоба · 44,00 Lei',
    'Блюда изменены: убрано 1× Plăcintă · Испорчено · 44,00 Lei',
    'Блюда изменены: убрано 1× Plăcintă · упало · 44,00 Lei',
  ]) {
    await expect.element(page.getByText(new RegExp(shown.replaceAll(' ', '.')))).toBeVisible();
  }
});

it('neither a rehearsal nor a canceled order gets cheaper', async () => {
  await open({ is_rehearsal: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(button(text('orders.discount'))).not.toBeInTheDocument();
});
