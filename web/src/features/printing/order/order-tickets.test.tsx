import type { PrintedTicket, Printer } from '@comanda/contract/printing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aBridge, aPrinter, aTicket } from '../../../testing/samples/a-printer.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { OrderTickets } from './order-tickets.tsx';

const PUB = '/api/company/:companyID/pubs/:pubID';
const TICKETS = `${PUB}/orders/:orderID/tickets` as const;
const PRINT = `POST ${TICKETS}` as const;
const screens = russianScreens();

function open(first: readonly PrintedTicket[], printers: Printer[], calls: FakeCalls = {}) {
  const server = { tickets: [...first] };
  const api = fakeApi({
    [`GET ${PUB}/printers`]: () => ({ ok: true, printers, bridge: aBridge() }),
    [`GET ${TICKETS}`]: () => ({ ok: true, tickets: server.tickets }),
    ...calls,
  });
  const pub = aPub({ time_zone: 'Europe/Chisinau' });
  screens.draw(<OrderTickets pub={pub} order={{ id: 417, revision: 3 }} />);
  return { server, api };
}
const line = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });

it('shows where and when it was printed, on the pub’s clock, and what is under way', async () => {
  open(
    [
      aTicket(),
      aTicket({ id: 2, printer_name: 'Бар', state: 'unsure', printed_at: null }),
      aTicket({ id: 3, printer_name: 'Зал', kind: 'bill', state: 'failed', printed_at: null }),
      aTicket({ id: 4, kind: 'canceled' }),
      aTicket({ id: 5, printer_name: 'Склад', state: 'dropped', printed_at: null }),
    ],
    [aPrinter()],
  );
  await expect.element(line('Гриль · Для кухни: напечатан 18:42')).toBeVisible();
  await expect.element(line(`Бар · Для кухни: ${text('printing.ticket_unsure')}`)).toBeVisible();
  await expect.element(line(`Зал · Счёт: ${text('printing.ticket_failed')}`)).toBeVisible();
  await expect.element(line('Гриль · Заказ отменён: напечатан 18:42')).toBeVisible();
  expect(line('Склад').elements()).toEqual([]);
});

it('prints again on a printer in one tap, and follows it', async () => {
  const { server, api } = open([aTicket()], [aPrinter({ prints: ['kitchen', 'bill'] })], {
    [PRINT]: ({ body }) => {
      const ticket = aTicket({ ...(body as object), id: 2, state: 'waiting', printed_at: null });
      server.tickets.push(ticket);
      return { ok: true, ticket };
    },
  });
  await page.getByRole('button', { name: 'Гриль · Счёт' }).click();
  await expect.element(line(text('printing.ticket_waiting'))).toBeVisible();
  expect(api.made.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    printer_id: 4,
    kind: 'bill',
  });
  server.tickets = [aTicket(), aTicket({ id: 2, kind: 'bill' })];
  await expect.element(line('Гриль · Счёт: напечатан 18:42'), { timeout: 10_000 }).toBeVisible();
});

it('says why it was not printed', async () => {
  open([], [aPrinter()], { [PRINT]: () => refusal(404, 'not_found') });
  await page.getByRole('button', { name: 'Гриль · Для кухни' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('errors.not_found'));
});

it('is nothing in a pub without printers, and asks for no tickets there', async () => {
  const { api } = open([], []);
  await eventually(() => {
    expect(api.made).toHaveLength(1);
  });
  expect(page.getByRole('button').elements()).toEqual([]);
});
