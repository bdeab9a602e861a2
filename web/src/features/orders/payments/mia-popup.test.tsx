import type { Payment, PaymentRequest } from '@comanda/contract/payments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { OrderPayments } from './order-payments.tsx';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const screens = russianScreens();

const aRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  state: 'shown',
  amount: 145,
  expires_at: '2026-11-20T17:15:00.000Z',
  ...over,
});
const code = {
  link: 'https://mia-qr.example/1',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** An order of 145 Lei of a pub with an account at its bank. */
async function open(calls: FakeCalls, paid?: number) {
  const order = anOrder({
    id: 12,
    order_type: 'in_place',
    status: 'preparing',
    client_total: 145,
    ...(paid !== undefined && { paid }),
  });
  const api = fakeApi(calls);
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub({ time_zone: 'Europe/Chisinau', takes_mia: true })}>
      <OrderPayments order={order} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [order] });
  return (call: string) => api.made.find((one) => one.call.startsWith(call))?.body;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

it('shows the code of what is open in two taps, and what became of it', async () => {
  const bank: { request: PaymentRequest | null } = { request: null };
  const sent = await open({
    [`GET ${ORDER}/mia`]: () => ({ ok: true, ...bank }),
    [`POST ${ORDER}/mia`]: () => {
      bank.request = aRequest({ code });
      return { ok: true, request: aRequest({ code }) };
    },
    [`PUT ${ORDER}/mia/cancel`]: () => {
      bank.request = aRequest({ state: 'canceled' });
      return { ok: true, request: bank.request };
    },
  });
  await button(text('payments.take')).click();
  await button('MIA').click();
  await button(/^Показать код/).click();
  await expect.element(page.getByRole('img', { name: text('payments.mia_code') })).toBeVisible();
  await expect.element(page.getByText(/до 19:15/)).toBeVisible();
  expect(sent('POST /api/company/')).toEqual({ amount: 145, paid: 0 });
  await button(text('payments.mia_cancel')).click();
  await expect.element(page.getByText(text('payments.mia_canceled'))).toBeVisible();
});

it('shows that a guest may pay by themselves, and that the bank does not say whether they have', async () => {
  await open({
    [`GET ${ORDER}/mia`]: () => ({ ok: true, request: aRequest({ state: 'unsure' }) }),
  });
  await expect.element(page.getByText(/Гость может оплатить 145,00/)).toBeVisible();
  await button(text('payments.mia_show')).click();
  await expect.element(page.getByText(text('payments.mia_unsure'))).toBeVisible();
});

it('gives back through the bank, and records nothing else of what the bank has proved', async () => {
  const payment: Payment = {
    id: 1,
    method: 'mia',
    amount: 145,
    tip: 0,
    at: '2026-11-20T16:42:00.000Z',
    by: 'system',
    request_state: 'paid',
  };
  const order = anOrder({ id: 12, client_total: 145, paid: 145, revision: 2 });
  await open(
    {
      [`GET ${ORDER}/mia`]: () => ({ ok: true, request: aRequest({ state: 'paid' }) }),
      [`GET ${ORDER}/payments`]: () => ({ ok: true, payments: [payment] }),
      [`PUT ${ORDER}/payments/:paymentID/void`]: ({ body }) => {
        expect(body).toEqual({ void_reason: 'given_back' });
        return { ok: true, order, payments: [{ ...payment, request_state: 'refunding' }] };
      },
    },
    145,
  );
  await button(/^Аннулировать/).click();
  expect(page.getByText(text('payments.void_mistake')).elements()).toEqual([]);
  await expect.element(page.getByText(text('payments.mia_give_back_hint'))).toBeVisible();
  await button(text('payments.mia_give_back')).click();
  await expect.element(page.getByText(text('payments.mia_give_back_hint'))).not.toBeInTheDocument();
});
