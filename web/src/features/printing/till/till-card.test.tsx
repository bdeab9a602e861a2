import type { Till } from '@comanda/contract/receipts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aTill } from '../../../testing/samples/a-till.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { TillTrouble } from '../trouble/till-trouble.tsx';
import { TillCard } from './till-card.tsx';

const TILL = '/api/company/:companyID/pubs/:pubID/till';
const screens = russianScreens();
const pub = aPub({ has_till: true });

/** The server's till, until a call changes it. */
function serve(first: Till | null, calls: FakeCalls = {}) {
  const server = { till: first };
  const api = fakeApi({ [`GET ${TILL}`]: () => ({ ok: true, till: server.till }), ...calls });
  return { server, api };
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

it('sets a till up with what its kind needs', async () => {
  const { server, api } = serve(null, {
    [`PUT ${TILL}`]: () => {
      server.till = aTill({ kind: 'fiscalcloud', state: null });
      return { ok: true, till: server.till };
    },
  });
  screens.draw(<TillCard pub={pub} />);
  await button(text('receipts.till_set')).click();
  await button('FiscalCloud').click();
  await field(text('printing.address')).fill('http://');
  await button(text('ui.save')).click();
  await expect.element(page.getByText(text('receipts.till_address_invalid'))).toBeVisible();
  await field(text('printing.address')).fill('192.168.1.60');
  await field(text('receipts.till_key')).fill('k');
  await field(text('receipts.till_secret')).fill('s');
  await field(text('receipts.till_device')).fill('ECC-1');
  await page.getByRole('combobox', { name: text('receipts.till_vat_none') }).selectOptions('D');
  await page.getByRole('checkbox', { name: text('receipts.till_by_itself') }).click();
  await button(text('ui.save')).click();
  await expect.element(page.getByText(text('receipts.till_program'))).toBeVisible();
  expect(api.made.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    kind: 'fiscalcloud',
    address: '192.168.1.60',
    api_key: 'k',
    secret: 's',
    device: 'ECC-1',
    vat_groups: { reduced: 'B', standard: 'A', none: 'D' },
    issues_by_itself: true,
  });
});

it('says how the till is, which receipts need a person, and is removed', async () => {
  const { server } = serve(
    aTill({ state: 'off', open_receipts: [{ order_id: 12, number: 7, state: 'unsure' }] }),
    {
      [`DELETE ${TILL}`]: () => {
        server.till = null;
        return { ok: true };
      },
    },
  );
  screens.draw(<TillCard pub={pub} />);
  await expect.element(page.getByText(/не отвечает: выключена/)).toBeVisible();
  await expect.element(page.getByText(/заказ #7/)).toBeVisible();
  await button(text('ui.actions_of', { name: 'POSfix' })).click();
  await button(text('ui.delete')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.delete') })
    .click();
  await expect.element(page.getByText(text('receipts.till_hint'))).toBeVisible();
});

it.each([
  [aTill(), undefined, undefined],
  [aTill({ state: 'key_refused' }), 'Касса: не принимает ключ', '/admin/pub/7/printers'],
  [
    aTill({ open_receipts: [{ order_id: 12, number: 7, state: 'unsure' }] }),
    'Касса: возможно, напечатан, заказ #7',
    '/admin/pub/7/order/12',
  ],
] as const)('the desk is told of it: %#', async (till, words, href) => {
  const { api } = serve(till);
  screens.draw(<TillTrouble pub={pub} />);
  await expect.poll(() => api.made.length).toBeGreaterThan(0);
  if (words === undefined) {
    expect(page.getByRole('link').elements()).toEqual([]);
    return;
  }
  await expect.element(page.getByRole('link', { name: words })).toHaveAttribute('href', href);
});
