import type { Pub } from '@comanda/contract/pubs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { openApp } from '../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

startTestTexts('ro');

const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
const HOME = '/admin/pub/7';
let close: () => Promise<void> = () => Promise.resolve();

beforeEach(() => page.viewport(1280, 800));

afterEach(async () => {
  await page.viewport(1280, 800);
  await close();
  vi.unstubAllGlobals();
  keptInTab.dropAll();
});

function open(address: string, saved: Partial<Pub> = {}) {
  let pub = aPub(saved);
  fakeSockets();
  const api = fakeApi({
    'GET /api/company': () => ({ ok: true, company }),
    'GET /api/company/:companyID/pubs/:pubID': () => ({ ok: true, pub }),
    'PUT /api/company/:companyID/pubs/:pubID': ({ body }) => {
      const { texts_stay: _stay, ...sent } = body;
      pub = { ...pub, ...sent };
      return { ok: true, pub };
    },
  });
  close = openApp(address);
  return api;
}

const onPhone = () => page.viewport(360, 740);

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const list = page.getByRole('navigation', { name: text('pubs.settings') });
const inMain = (name: string) => page.getByRole('main').getByRole('link', { name });
const save = page.getByRole('button', { name: text('ui.save') });
const field = (key: 'pubs.address' | 'pubs.wifi_password') =>
  page.getByLabelText(text(key), { exact: true });

const addresses = [
  ['pubs.section_venue', `${HOME}/settings/venue`],
  ['pubs.section_page', `${HOME}/settings/page`],
  ['pubs.section_ordering', `${HOME}/settings/ordering`],
  ['hours.title', `${HOME}/hours`],
  ['pubs.section_later', `${HOME}/settings/later`],
  ['pubs.section_mia', `${HOME}/settings/mia`],
  ['shipping.headline', `${HOME}/shipping`],
  ['pubs.section_wifi', `${HOME}/settings/wifi`],
  ['pubs.section_languages', `${HOME}/settings/languages`],
  ['alerts.title', `${HOME}/alerts`],
  ['printing.title', `${HOME}/printers`],
  ['pubs.table_cards', `${HOME}/table-cards`],
] as const;

it('lists every section beside the open one, and marks that', async () => {
  open(`${HOME}/settings/wifi`);
  await expect.element(heading(text('pubs.section_wifi'))).toBeVisible();
  const links = [...list.element().querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    addresses.map(([name, address]) => [text(name), address]),
  );
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([text('pubs.section_wifi')]);
});

it.each(['/hours', '/alerts', '/printers', '/table-cards'])(
  '%s has the list beside it too',
  async (path) => {
    open(HOME + path);
    await expect.element(list).toBeVisible();
    expect(list.element().querySelector('[aria-current=page]')?.getAttribute('href')).toBe(
      HOME + path,
    );
  },
);

it('each section is one tap away from the pub’s own page', async () => {
  await onPhone();
  open(HOME);
  for (const [name, address] of addresses) {
    await expect.element(inMain(text(name))).toHaveAttribute('href', address);
  }
});

it('on a phone the settings are the list of sections, and each section has the screen', async () => {
  await onPhone();
  open(`${HOME}/settings`);
  await expect.element(heading(text('pubs.settings'))).toBeVisible();
  await inMain(text('pubs.section_wifi')).click();
  await expect.element(heading(text('pubs.section_wifi'))).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await page.getByRole('button', { name: text('ui.back') }).click();
  await expect.element(heading(text('pubs.settings'))).toBeVisible();
});

it('on a wide screen the settings open with their first section', async () => {
  open(`${HOME}/settings`);
  await expect.element(heading(text('pubs.section_venue'))).toBeVisible();
  expect(window.location.pathname).toBe(`${HOME}/settings/venue`);
});

it('a section that does not exist is reported', async () => {
  open(`${HOME}/settings/other`);
  await expect.element(page.getByText(text('ui.page_not_found'))).toBeVisible();
});

it('keeps what is typed while another section and another page are open, and marks its section', async () => {
  const api = open(`${HOME}/settings/venue`);
  const unsaved = list.getByRole('link', { name: text('pubs.unsaved'), exact: false });
  await field('pubs.address').fill('str. Pușkin 12');
  await list.getByRole('link', { name: text('pubs.section_wifi') }).click();
  await field('pubs.wifi_password').fill('alta');
  await expect.element(unsaved).toHaveAttribute('href', `${HOME}/settings/venue`);
  await save.click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(api.made.at(-1)?.body).toEqual({ wifi_password: 'alta' });

  await page
    .getByRole('navigation', { name: text('pubs.sections') })
    .getByRole('link', { name: text('pubs.venue') })
    .click();
  const mark = page
    .getByRole('main')
    .getByRole('link', { name: text('pubs.unsaved'), exact: false });
  await mark.click();
  await expect.element(field('pubs.address')).toHaveValue('str. Pușkin 12');
  await save.click();
  await expect.element(page.getByText(text('pubs.all_saved'))).toBeVisible();
  expect(api.made.at(-1)?.body).toEqual({ address: 'str. Pușkin 12' });
  await list.getByRole('link', { name: text('pubs.section_wifi') }).click();
  await expect.element(field('pubs.wifi_password')).toHaveValue('alta');
  await expect.element(unsaved).not.toBeInTheDocument();
});

it('marks the hours too while something typed in them is not saved', async () => {
  open(`${HOME}/hours`);
  await page
    .getByRole('main')
    .getByText(text('hours.service_delivery'), { exact: false })
    .first()
    .click();
  await page.getByLabelText(text('hours.last_order')).selectOptions('30');
  await list.getByRole('link', { name: text('pubs.section_wifi') }).click();
  await expect
    .element(list.getByRole('link', { name: text('pubs.unsaved'), exact: false }))
    .toHaveAttribute('href', `${HOME}/hours`);
});

it('keeps what is typed when the page is loaded again, until it is discarded', async () => {
  open(`${HOME}/settings/venue`);
  await field('pubs.address').fill('str. Pușkin 12');
  await expect.element(save).toBeEnabled();
  await close();
  open(`${HOME}/settings/venue`);
  await expect.element(field('pubs.address')).toHaveValue('str. Pușkin 12');
  await page.getByRole('button', { name: text('pubs.discard') }).click();
  await expect.element(field('pubs.address')).toHaveValue('str. București 68');
  await close();
  open(`${HOME}/settings/venue`);
  await eventually(() => {
    expect((field('pubs.address').element() as HTMLInputElement).value).toBe('str. București 68');
  });
  await expect.element(save).toBeDisabled();
});
