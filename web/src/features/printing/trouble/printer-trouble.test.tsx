import type { Bridge, Printer } from '@comanda/contract/printing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aBridge, aPrinter } from '../../../testing/samples/a-printer.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { PrinterTrouble } from './printer-trouble.tsx';

const GET = 'GET /api/company/:companyID/pubs/:pubID/printers';
const screens = russianScreens();

function open(printers: Printer[], bridge: Bridge | null = aBridge()) {
  const api = fakeApi({ [GET]: () => ({ ok: true, printers, bridge }) });
  screens.draw(<PrinterTrouble pub={aPub({ id: 7, time_zone: 'Europe/Chisinau' })} />);
  return api;
}
const alert = page.getByRole('alert');

it('names each printer that needs a person, and leads to the printers', async () => {
  open([
    aPrinter({ state: 'paper_out' }),
    aPrinter({ id: 5, name: 'Бар' }),
    aPrinter({ id: 6, name: 'Зал', state: 'off' }),
  ]);
  await expect
    .element(alert)
    .toHaveTextContent('Гриль: нет бумаги · Зал: выключен или другой адрес');
  await expect.element(alert.getByRole('link')).toHaveAttribute('href', '/admin/pub/7/printers');
});

it('says since when the bridge is silent, on the pub’s clock', async () => {
  open([aPrinter({ state: null })], aBridge({ is_on: false }));
  await expect.element(alert).toHaveTextContent('Программа печати: нет связи с 19:00');
});

it.each([
  ['all is well', [aPrinter()], aBridge()],
  ['there is no printer', [], aBridge({ is_on: false })],
  ['no bridge was ever set up', [aPrinter({ state: null })], null],
] as const)('says nothing while %s', async (_, printers, bridge) => {
  const api = open([...printers], bridge);
  await eventually(() => {
    expect(api.made).toHaveLength(1);
  });
  expect(alert.elements()).toEqual([]);
});

it('says nothing when the printers cannot be loaded', async () => {
  const api = fakeApi({ [GET]: () => refusal(404, 'not_found') });
  screens.draw(<PrinterTrouble pub={aPub()} />);
  await eventually(() => {
    expect(api.made.length).toBeGreaterThan(0);
  });
  expect(alert.elements()).toEqual([]);
});
