import type { Order } from '@comanda/contract/orders';
import type { Payment } from '@comanda/contract/payments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { OrderPayments } from './order-payments.tsx';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const TAKE = `POST ${ORDER}/payments` as const;
const LIST = `GET ${ORDER}/payments` as const;
const VOID = `PUT ${ORDER}/payments/:paymentID/void` as const;
const screens = russianScreens();

const aPayment = (over: Partial<Payment> = {}): Payment => ({
  id: 1,
  method: 'cash',
  amount: 100,
  tip: 0,
  at: '2026-11-20T16:42:00.000Z',
  by: 'company',
  ...over,
});

function Live({ first }: { readonly first: Order }) {
  const { findOrder } = usePubOrders();
  return <OrderPayments order={findOrder(first.id) ?? first} />;
}

/** An order of 145 Lei at a table. */
async function open(over: Partial<Order> = {}, calls: FakeCalls = {}) {
  const order = anOrder({
    id: 12,
    order_type: 'in_place',
    status: 'preparing',
    client_total: 145,
    ...over,
  });
  const api = fakeApi(calls);
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub({ time_zone: 'Europe/Chisinau' })}>
      <Live first={order} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [order] });
  return { order, sent: () => api.made.filter(({ call }) => !call.includes('/auth/')) };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (key: 'amount' | 'tip' | 'given') =>
  page.getByRole('textbox', { name: text(`payments.${key}`) });
const takeButton = () => button(text('payments.take'));
const record = button(/^Записать/);
const region = () => page.getByRole('region', { name: text('payments.title') });
/** The section, in one line and with plain spaces. */
const reads = (words: RegExp) =>
  eventually(() => {
    expect(region().element().textContent.replaceAll('\u00A0', ' ')).toMatch(words);
  });
const alert = page.getByRole('alert');

it('the whole bill in cash is three taps, with what is open by itself', async () => {
  const { order, sent } = await open(
    {},
    {
      [TAKE]: ({ body }) => ({
        ok: true,
        order: { ...order, revision: 2, paid: body.amount },
        payments: [aPayment({ amount: body.amount })],
      }),
    },
  );
  await takeButton().click();
  await button('Наличные').click();
  await record.click();
  await reads(/18:42Наличные 145,00 Lei.*Оплачено145/);
  await expect.element(takeButton()).not.toBeInTheDocument();
  const [made, ...others] = sent();
  expect(others).toEqual([]);
  expect(made?.body).toEqual({
    method: 'cash',
    amount: 145,
    paid: 0,
    action_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

it('counts the change of what was given, with the tip, and sends them', async () => {
  const { order, sent } = await open(
    { paid: 45 },
    {
      [LIST]: () => ({ ok: true, payments: [aPayment({ amount: 45, method: 'card' })] }),
      [TAKE]: () => ({
        ok: true,
        order: { ...order, revision: 2, paid: 145 },
        payments: [
          aPayment({ amount: 45, method: 'card' }),
          aPayment({ id: 2, tip: 10, given: 200 }),
        ],
      }),
    },
  );
  await reads(/Осталось оплатить100/);
  await takeButton().click();
  await expect.element(field('amount')).toHaveValue('100');
  expect(field('given').elements()).toEqual([]);
  await button('Наличные').click();
  await field('tip').fill('10');
  await button(/^200/).click();
  await expect.element(page.getByText(/Сдача: 90/)).toBeVisible();
  await record.click();
  await reads(/чаевые 10.*получено 200.*сдача 90/);
  expect(sent().at(-1)?.body).toMatchObject({ amount: 100, tip: 10, given: 200, paid: 45 });
});

it.each([
  ['no method', async () => {}, 'payments.method_missing', {}],
  [
    'more than is open',
    () => field('amount').fill('145,01'),
    'payments.amount_wrong',
    { open: '145,00 Lei' },
  ],
  ['nothing', () => field('amount').fill('0'), 'payments.amount_wrong', { open: '145,00 Lei' }],
  ['a tip that is none', () => field('tip').fill('-1'), 'payments.tip_wrong', {}],
  [
    'too little given',
    async () => {
      await button('Наличные').click();
      await field('given').fill('144');
    },
    'payments.given_wrong',
    { least: '145,00 Lei' },
  ],
] as const)('sends nothing with %s', async (_, type, key, values) => {
  const { sent } = await open();
  await takeButton().click();
  await type();
  await record.click();
  const words = text(key, values).replaceAll('\u00A0', ' ');
  await expect.element(page.getByText(words)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('sends no change of a card, although it was typed before', async () => {
  const { order, sent } = await open(
    {},
    { [TAKE]: () => ({ ok: true, order: { ...order, revision: 2, paid: 145 }, payments: [] }) },
  );
  await takeButton().click();
  await button('Наличные').click();
  await field('given').fill('200');
  await button('Карта').click();
  await record.click();
  await expect.element(record).not.toBeInTheDocument();
  expect(sent()[0]?.body).not.toHaveProperty('given');
});

it('is tried again with the same action after a lost answer, and not after another’s payment', async () => {
  const answers = [refusal(503, 'service_unavailable'), refusal(409, 'order_changed_meanwhile')];
  const { order, sent } = await open(
    {},
    {
      [TAKE]: () => answers.shift() ?? refusal(500, 'internal_error'),
      [`GET ${ORDER}`]: () => ({ ok: true, order, history: [] }),
    },
  );
  await takeButton().click();
  await button('MIA').click();
  await record.click();
  await expect.element(alert).toHaveTextContent(text('errors.service_unavailable'));
  await record.click();
  await expect.element(alert).toHaveTextContent(text('errors.order_changed_meanwhile'));
  await expect.element(record).toBeDisabled();
  const taken = sent().filter(({ call }) => call.startsWith('POST'));
  expect(new Set(taken.map(({ body }) => (body as { action_id: string }).action_id)).size).toBe(1);
});

it('voids a payment with its reason, which stays in the list', async () => {
  const payment = aPayment();
  const voided = {
    at: '2026-11-20T16:50:00.000Z',
    by: 'company',
    reason: 'other',
    text: 'две ноты',
  } as const;
  const { order, sent } = await open(
    { paid: 100 },
    {
      [LIST]: () => ({ ok: true, payments: [payment] }),
      [VOID]: () => ({
        ok: true,
        order: { ...order, revision: 2, paid: 0 },
        payments: [{ ...payment, voided }],
      }),
    },
  );
  await button(/^Аннулировать: Наличные 100/).click();
  await button(text('payments.void_other')).click();
  const confirm = button('Аннулировать').last();
  await confirm.click();
  await expect.element(page.getByText(text('payments.void_text_missing'))).toBeVisible();
  await page.getByRole('textbox', { name: text('payments.void_text') }).fill(' две ноты ');
  await confirm.click();
  await reads(/Аннулирована 18:50: две ноты/);
  await reads(/Осталось оплатить145/);
  expect(button(/^Аннулировать: /).elements()).toEqual([]);
  expect(sent().at(-1)?.body).toEqual({ void_reason: 'other', void_text: 'две ноты' });
});

it.each([
  ['became cheaper', { client_total: 80 }, /Вернуть гостю20/],
  ['was canceled', { status: 'canceled' }, /Вернуть гостю100/],
] as const)(
  'says what is to be given back of one that %s, and takes no more',
  async (_, over, words) => {
    await open({ paid: 100, ...over }, { [LIST]: () => ({ ok: true, payments: [aPayment()] }) });
    await reads(words);
    expect(takeButton().elements()).toEqual([]);
  },
);

it('with an issued receipt is voided once the return at the till is confirmed', async () => {
  const voided = {
    at: '2026-11-20T16:50:00.000Z',
    by: 'company',
    reason: 'mistake',
    text: '',
  } as const;
  const { order, sent } = await open(
    { paid: 100 },
    {
      [LIST]: () => ({ ok: true, payments: [aPayment()] }),
      [VOID]: ({ body }) =>
        body.returned_at_till
          ? {
              ok: true,
              order: { ...order, revision: 2, paid: 0 },
              payments: [aPayment({ voided })],
            }
          : refusal(409, 'payment_has_receipt'),
    },
  );
  await button(/^Аннулировать/).click();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await button('Аннулировать').last().click();
  await page.getByRole('checkbox', { name: text('receipts.void_returned') }).click();
  await button('Аннулировать').last().click();
  await reads(/Аннулирована 18:50/);
  expect(sent().at(-1)?.body).toEqual({ void_reason: 'mistake', returned_at_till: true });
});

it('of a rehearsal is nothing, and of an order without payments asks for none', async () => {
  const { sent } = await open({ is_rehearsal: true });
  expect(region().elements()).toEqual([]);
  expect(sent()).toEqual([]);
});

it('says that the payments have not loaded, and loads them again', async () => {
  const answers = [refusal(500, 'internal_error')];
  await open(
    { paid: 100 },
    { [LIST]: () => answers.shift() ?? { ok: true, payments: [aPayment()] } },
  );
  await expect.element(page.getByText(text('payments.not_loaded'))).toBeVisible();
  await button(text('ui.retry')).click();
  await reads(/Наличные 100/);
});
