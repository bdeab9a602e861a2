import type { Bridge, Printer } from '@comanda/contract/printing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../testing/fakes/fake-api.ts';
import { aBridge, aPrinter } from '../../testing/samples/a-printer.ts';
import { aPub } from '../../testing/samples/a-pub.ts';
import { eventually } from '../../testing/actions/eventually.ts';
import { BETWEEN_LOOKS_MS, skipWaits } from '../../testing/actions/skip-waits.ts';
import { russianScreens } from '../../testing/setup/russian-screens.ts';
import { text } from '../../testing/setup/test-texts.ts';
import { PrintersScreen } from './printers-screen.tsx';

const PUB = '/api/company/:companyID/pubs/:pubID';
const GET = `GET ${PUB}/printers` as const;
const ADD = `POST ${PUB}/printers` as const;
const CHANGE = `PUT ${PUB}/printers/:printerID` as const;
const REMOVE = `DELETE ${PUB}/printers/:printerID` as const;
const TEST = `POST ${PUB}/printers/:printerID/test` as const;
const CODE = `POST ${PUB}/print-bridge/code` as const;
const REMOVE_BRIDGE = `DELETE ${PUB}/print-bridge` as const;
const STATIONS = `GET ${PUB}/stations` as const;

const screens = russianScreens();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

type Shown = { printers: Printer[]; bridge: Bridge | null };

/** The page, with these printers until the test changes them. */
function open(first: Partial<Shown> = {}, calls: FakeCalls = {}) {
  const server: Shown = { printers: [], bridge: null, ...first };
  const api = fakeApi({
    [GET]: () => ({ ok: true, ...server }),
    [`GET ${PUB}/till`]: () => ({ ok: true, till: null }),
    [STATIONS]: () => ({
      ok: true,
      stations: [{ id: 9, name: 'Бар', category_ids: [], dish_ids: [] }],
      categories: [],
    }),
    [CODE]: () => ({ ok: true, code: 'abc123', expires_at: inMinutes(10) }),
    ...calls,
  });
  screens.draw(<PrintersScreen pub={aPub({ time_zone: 'Europe/Chisinau' })} />);
  return { server, api };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Opens the menu of a printer or of the bridge, and presses one action. */
async function act(name: string, action: string): Promise<void> {
  await button(text('ui.actions_of', { name })).click();
  await button(action).click();
}
const popup = page.getByRole('dialog');

it('says what a new pub needs: the bridge and a printer', async () => {
  open();
  await expect.element(page.getByText(text('printing.bridge_hint'))).toBeVisible();
  await expect.element(page.getByText(text('printing.none'))).toBeVisible();
});

it('shows the state of each printer, what it prints, and its station', async () => {
  open({
    bridge: aBridge(),
    printers: [
      aPrinter(),
      aPrinter({
        id: 5,
        name: 'Бар',
        state: 'paper_out',
        station_id: 9,
        prints: ['kitchen', 'bill'],
      }),
      aPrinter({ id: 6, name: 'Зал', state: null, prints_by_itself: false }),
    ],
  });
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect.element(row('Гриль').getByText(text('printing.state_ok'))).toBeVisible();
  await expect.element(row('Бар').getByText(text('printing.state_paper_out'))).toBeVisible();
  await expect.element(row('Бар').getByText(/ · Счёт · Бар · /)).toBeVisible();
  await expect.element(row('Зал').getByText(text('printing.state_unknown'))).toBeVisible();
  await expect.element(row('Зал').getByText(/ · печатает по нажатию$/)).toBeVisible();
  await expect.element(page.getByText(text('printing.bridge_on'))).toBeVisible();
});

it('shows since when the bridge is silent', async () => {
  open({ bridge: aBridge({ is_on: false }) });
  await expect.element(page.getByText(/^нет связи с 20 нояб. 2026 г., 19:00/)).toBeVisible();
});

it('adds a printer with its choices, and shows what is wrong with a field', async () => {
  const { server, api } = open(
    {},
    {
      [ADD]: ({ body }) => {
        const printer = { ...aPrinter(), ...(body as Partial<Printer>) };
        server.printers = [printer];
        return { ok: true, printer };
      },
    },
  );
  await button(text('printing.add')).click();
  await popup.getByLabelText(text('printing.name')).fill('Бар');
  await popup.getByLabelText(text('printing.address')).fill('http://bar');
  await popup.getByRole('button', { name: text('ui.save') }).click();
  await expect.element(popup.getByText(text('printing.address_invalid'))).toBeVisible();
  expect(api.made.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await popup.getByLabelText(text('printing.address')).fill('192.168.1.51');
  await popup.getByRole('button', { name: /^58/ }).click();
  await popup.getByRole('checkbox', { name: text('orders.ticket_bill') }).click();
  await popup.getByLabelText(text('printing.station')).selectOptions('9');
  await popup.getByRole('button', { name: 'RO' }).click();
  await popup.getByRole('checkbox', { name: text('printing.by_itself') }).click();
  await popup.getByRole('button', { name: text('ui.save') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').getByText('Бар', { exact: true })).toBeVisible();
  expect(api.made.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'Бар',
    address: '192.168.1.51',
    paper: 58,
    prints: ['kitchen', 'bill'],
    station_id: 9,
    language: 'ro',
    prints_by_itself: false,
  });
});

it('does not save a printer that prints nothing, nor one that the server refuses', async () => {
  open(
    { printers: [aPrinter()] },
    { [CHANGE]: () => ({ ...refusal(409, 'printer_limit_exceeded'), facts: { limit: 12 } }) },
  );
  await act('Гриль', text('ui.edit'));
  const save = popup.getByRole('button', { name: text('ui.save') });
  const kitchen = popup.getByRole('checkbox', { name: text('orders.ticket_kitchen') });
  await kitchen.click();
  await expect.element(popup.getByText(text('printing.prints_required'))).toBeVisible();
  await expect.element(save).toBeDisabled();
  await kitchen.click();
  await save.click();
  const refused = text('errors.printer_limit_exceeded', { limit: 12 });
  await expect.element(popup.getByText(refused)).toBeVisible();
});

it('removes a printer after a question that names it', async () => {
  const { server, api } = open(
    { printers: [aPrinter()] },
    {
      [REMOVE]: () => {
        server.printers = [];
        return { ok: true };
      },
    },
  );
  await act('Гриль', text('ui.delete'));
  const question = text('printing.remove_question', { name: 'Гриль' });
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible();
  expect(api.made.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  await button(text('ui.delete')).click();
  await expect.element(page.getByText(text('printing.none'))).toBeVisible();
});

it('prints a test page, and follows what becomes of it', async () => {
  skipWaits(BETWEEN_LOOKS_MS);
  const { server } = open(
    { printers: [aPrinter()] },
    {
      [TEST]: () => {
        const [printer = aPrinter()] = server.printers;
        const waiting = { ...printer, last_test: { state: 'waiting', at: inMinutes(0) } as const };
        server.printers = [waiting];
        return { ok: true, printer: waiting };
      },
    },
  );
  await button(text('printing.test_of', { name: 'Гриль' })).click();
  await expect.element(page.getByText(text('printing.test_waiting'))).toBeVisible();
  server.printers = [aPrinter({ last_test: { state: 'printed', at: inMinutes(0) } })];
  await expect.element(page.getByText(/^Проба напечатана \d\d:\d\d$/)).toBeVisible();
});

it.each([
  [aPrinter(), true],
  [aPrinter({ last_test: { state: 'failed', at: inMinutes(0) } }), true],
  [aPrinter({ last_test: { state: 'printed', at: inMinutes(0) } }), false],
])('the test page stands in the row until one was printed: %o, %s', async (printer, isInRow) => {
  const { api } = open({ printers: [printer] }, { [TEST]: () => ({ ok: true, printer }) });
  await expect.element(button(text('ui.actions_of', { name: 'Гриль' }))).toBeVisible();
  expect(button(text('printing.test_of', { name: 'Гриль' })).elements()).toHaveLength(
    isInRow ? 1 : 0,
  );
  if (isInRow) return;
  await act('Гриль', text('printing.test'));
  await expect.poll(() => api.made.filter(({ call }) => call.endsWith('/test'))).toHaveLength(1);
});

it('shows the command that pairs a bridge, and says when it is there', async () => {
  skipWaits(BETWEEN_LOOKS_MS);
  const { server } = open();
  await button(text('printing.pair')).click();
  const command = `node bridge.mjs ${window.location.origin} abc123`;
  await expect.element(popup.getByText(command)).toBeVisible();
  await expect
    .element(popup.getByRole('link', { name: 'bridge.mjs' }))
    .toHaveAttribute('href', '/bridge.mjs');
  server.bridge = aBridge();
  await expect
    .element(popup.getByText(text('printing.pair_done', { name: 'kassa-pc' })))
    .toBeVisible();
  expect(popup.getByText(command).elements()).toEqual([]);
});

it('replaces a code that is over, and tries again when there is none', async () => {
  let reply: 'over' | 'away' | 'fine' = 'over';
  open(
    {},
    {
      [CODE]: () =>
        reply === 'away'
          ? refusal(503, 'service_unavailable')
          : { ok: true, code: 'xyz', expires_at: inMinutes(reply === 'over' ? 0 : 10) },
    },
  );
  await button(text('printing.pair')).click();
  await expect.element(popup.getByText(text('printing.pair_over'))).toBeVisible();
  reply = 'away';
  await button(text('printing.pair_new')).click();
  await expect.element(popup.getByText(text('errors.service_unavailable'))).toBeVisible();
  reply = 'fine';
  await button(text('ui.retry')).click();
  await expect.element(popup.getByText(/ xyz$/)).toBeVisible();
});

it('removes the bridge after a question', async () => {
  const { server } = open(
    { bridge: aBridge() },
    {
      [REMOVE_BRIDGE]: () => {
        server.bridge = null;
        return { ok: true };
      },
    },
  );
  await act('kassa-pc', text('ui.delete'));
  await popup.getByRole('button', { name: text('ui.delete') }).click();
  await expect.element(page.getByText(text('printing.bridge_hint'))).toBeVisible();
});

it('shows a failed load, and tries again', async () => {
  let isAway = true;
  open(
    {},
    {
      [GET]: () =>
        isAway ? refusal(503, 'service_unavailable') : { ok: true, printers: [], bridge: null },
    },
  );
  await expect
    .element(page.getByText(text('errors.service_unavailable')), { timeout: 15_000 })
    .toBeVisible();
  isAway = false;
  await button(text('ui.retry')).click();
  await eventually(() => {
    expect(page.getByText(text('printing.none')).elements()).toHaveLength(1);
  });
});
