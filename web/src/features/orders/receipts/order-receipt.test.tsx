import type { Order } from '@comanda/contract/orders';
import type { Receipt } from '@comanda/contract/receipts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { aReceipt } from '../../../testing/samples/a-till.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { OrderReceipt } from './order-receipt.tsx';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const GET = `GET ${ORDER}/receipt` as const;
const WANT = `POST ${ORDER}/receipt` as const;
const ANSWER = `PUT ${ORDER}/receipt` as const;
const CONTACTS = `PUT ${ORDER}/receipt-to` as const;
const screens = russianScreens();

function Live({ first }: { readonly first: Order }) {
  const { findOrder } = usePubOrders();
  return <OrderReceipt order={findOrder(first.id) ?? first} />;
}

type World = {
  readonly receipt?: Receipt;
  readonly order?: Partial<Order>;
  readonly hasTill?: boolean;
};

/** An order of 145 Lei that is paid in whole. */
async function open(
  { receipt, order: over = {}, hasTill = true }: World = {},
  calls: FakeCalls = {},
) {
  const server: { receipt: Receipt | null } = { receipt: receipt ?? null };
  const order = anOrder({ id: 12, status: 'preparing', client_total: 145, paid: 145, ...over });
  const api = fakeApi({ [GET]: () => ({ ok: true, receipt: server.receipt }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const pub = aPub({ time_zone: 'Europe/Chisinau', ...(hasTill && { has_till: true }) });
  screens.draw(
    <PubOrdersProvider pub={pub}>
      <Live first={order} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [order] });
  return {
    order,
    server,
    sent: () =>
      api.made.find(({ call }) => !call.startsWith('GET') && !call.includes('/auth/'))?.body,
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shows = async (words: string | RegExp) => {
  await expect.element(page.getByText(words)).toBeVisible();
};

it('is issued by one press, and shows its number and link when the till has printed it', async () => {
  const { server, sent } = await open(
    {},
    {
      [WANT]: () => {
        server.receipt = aReceipt({ state: 'wanted' });
        return { ok: true, receipt: server.receipt };
      },
      [ANSWER]: () => {
        server.receipt = aReceipt({ link: 'https://mev.example/1' });
        return { ok: true, receipt: server.receipt };
      },
    },
  );
  await button(text('receipts.issue')).click();
  await shows(text('receipts.state_wanted'));
  expect(sent()).toEqual({ action_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
  await button(text('receipts.withdraw')).click();
  await shows('№ 0042, 18:42');
  await expect
    .element(page.getByRole('link', { name: text('receipts.link') }))
    .toHaveAttribute('href', 'https://mev.example/1');
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('that the till refused shows its words, and is tried again or typed', async () => {
  await open(
    { receipt: aReceipt({ state: 'refused', words: 'Lipsește hârtia' }) },
    { [WANT]: () => refusal(409, 'order_is_not_paid') },
  );
  await shows('Касса отказала: Lipsește hârtia');
  await expect.element(button(text('receipts.type_number'))).toBeVisible();
  await button(text('receipts.again')).click();
  await shows(text('errors.order_is_not_paid'));
});

it.each([
  ['was_not_printed', { answer: 'not_printed' }],
  ['was_printed', { answer: 'printed', number: '43' }],
] as const)('that may be on paper asks a person: %s', async (key, body) => {
  const { server, sent } = await open(
    { receipt: aReceipt({ state: 'unsure' }) },
    {
      [ANSWER]: () => {
        server.receipt = aReceipt({
          state: key === 'was_printed' ? 'issued' : 'wanted',
          number: '43',
        });
        return { ok: true, receipt: server.receipt };
      },
    },
  );
  await shows(/Возможно, напечатан.*145,00/);
  await button(text(`receipts.${key}`)).click();
  if (key === 'was_printed') {
    await button(text('receipts.save_number')).click();
    await shows(text('receipts.number_missing'));
    await page.getByRole('textbox', { name: text('receipts.number') }).fill('43');
    await button(text('receipts.save_number')).click();
  }
  await shows(key === 'was_printed' ? /№ 43/ : text('receipts.state_wanted'));
  expect(sent()).toEqual(body);
});

it('without a till is a number that staff type, and nothing before the order is paid', async () => {
  await open({ hasTill: false, order: { paid: 100 } });
  expect(page.getByRole('region').elements()).toEqual([]);
  screens.unmount();
  await open({ hasTill: false });
  await expect.element(button(text('receipts.type_number'))).toBeVisible();
  expect(button(text('receipts.issue')).elements()).toEqual([]);
  expect(button(text('receipts.contacts')).elements()).toEqual([]);
});

it('goes to a phone or an e-mail, and is for a company, as staff have set before', async () => {
  const { order, sent } = await open(
    { order: { paid: 0 } },
    {
      [CONTACTS]: () => ({
        ok: true,
        order: { ...order, revision: 2, receipt_to: 'ana@mail.md', buyer_idno: '1008600038413' },
      }),
    },
  );
  await button(text('receipts.contacts')).click();
  await page.getByRole('textbox', { name: text('receipts.to') }).fill('ana@mail.md');
  const idno = page.getByRole('textbox', { name: text('receipts.idno') });
  await idno.fill('1008600038412');
  await button(text('ui.save')).click();
  await shows(text('receipts.idno_wrong'));
  await idno.fill('1008600038413');
  await button(text('ui.save')).click();
  await shows(/ana@mail\.md/);
  expect(sent()).toEqual({ receipt_to: 'ana@mail.md', buyer_idno: '1008600038413' });
});
