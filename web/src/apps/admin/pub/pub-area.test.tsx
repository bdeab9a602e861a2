import type { Pub } from '@comanda/contract/pubs';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { openApp } from '../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

startTestTexts('ro');

const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
let close: () => Promise<void> = () => Promise.resolve();

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

function open(pub: Pub, address: string) {
  fakeSockets();
  fakeApi({
    'GET /api/company': () => ({ ok: true, company }),
    'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [pub] }),
    'GET /api/company/:companyID/pubs/:pubID': () => ({ ok: true, pub }),
  });
  close = openApp(address);
}

const bar = page.getByRole('complementary', { name: text('pubs.publication') });
const screens = ['/admin/pub/7', '/admin/pub/7/orders', '/admin/pub/7/table-cards'] as const;

it.each(screens)('%s shows when the publication ends, and whom to pay', async (address) => {
  open(aPub({ days_left: 3 }), address);
  await expect.element(bar.getByText('Au rămas 3 zile')).toBeVisible();
  await expect
    .element(bar.getByText(/^Publicat până la 21 dec\. 2026, 23:59\. După aceea/))
    .toBeVisible();
  await bar.getByRole('button', { name: text('accounts.pay_named', { name: 'La Nuc' }) }).click();
  await expect
    .element(page.getByRole('dialog').getByText(/înainte să expire publicarea/))
    .toBeVisible();
});

it.each(screens)('%s of an expired pub stays open and shows that it ended', async (address) => {
  open(aPub({ expired: true, days_left: -1 }), address);
  await expect.element(bar.getByText(text('administration.expired'))).toBeVisible();
  await expect.element(bar.getByText(/Comenzile în lucru pot fi finalizate/)).toBeVisible();
  await bar.getByRole('button', { name: text('accounts.pay_named', { name: 'La Nuc' }) }).click();
  await expect.element(page.getByRole('dialog').getByText(/Publicarea a expirat/)).toBeVisible();
});

it('shows no notice while there is time', async () => {
  open(aPub({ days_left: 8 }), '/admin/pub/7');
  await expect.element(page.getByRole('heading', { level: 1, name: 'La Nuc' })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

const note = page.getByText(
  /^Orele sunt ale localului: acolo este acum \d\d:\d\d \(Pacific\/Kiritimati\)\.$/,
);

it.each(screens)('%s shows the time zone where the device has another', async (address) => {
  open(aPub({ time_zone: 'Pacific/Kiritimati' }), address);
  await expect.element(note).toBeVisible();
});

it('shows no time zone where the device has the same', async () => {
  open(aPub({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }), '/admin/pub/7');
  await expect.element(page.getByRole('heading', { level: 1, name: 'La Nuc' })).toBeVisible();
  await expect.element(page.getByText(/Orele sunt ale localului/)).not.toBeInTheDocument();
});

it.each(['/admin/pub/7', '/admin/pub/7/orders'])(
  '%s of a pub that does not exist has no links to its pages',
  async (address) => {
    await page.viewport(1280, 800);
    fakeSockets();
    fakeApi({
      'GET /api/company': () => ({ ok: true, company }),
      'GET /api/company/:companyID/pubs/:pubID': () => refusal(404, 'not_found'),
    });
    close = openApp(address);
    await expect
      .element(page.getByRole('heading', { level: 1, name: text('pubs.not_found') }))
      .toBeVisible();
    await expect
      .element(page.getByRole('navigation', { name: text('pubs.sections') }))
      .not.toBeInTheDocument();
    // Its report has the room of the rail as well.
    const { left, width } = page.getByRole('main').element().getBoundingClientRect();
    expect(width).toBe(600);
    expect(left).toBe((1280 - 600) / 2);
  },
);

it('keeps the focus on a link to its pages while the company and the pub are loaded', async () => {
  const loaded = new Map<string, () => void>();
  const when = async <Answer,>(name: string, answer: Answer): Promise<Answer> => {
    await new Promise<void>((resolve) => loaded.set(name, resolve));
    return answer;
  };
  fakeSockets();
  fakeApi({
    'GET /api/company': () => when('company', { ok: true as const, company }),
    'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [aPub()] }),
    'GET /api/company/:companyID/pubs/:pubID': () =>
      when('pub', { ok: true as const, pub: aPub() }),
  });
  close = openApp('/admin/pub/7');
  const orders = page.getByRole('link', { name: text('orders.orders'), exact: true }).first();
  await expect.element(orders).toBeVisible();
  const link = orders.element();
  if (link instanceof HTMLElement) link.focus();
  await expect.poll(() => loaded.has('company')).toBe(true);
  loaded.get('company')?.();
  await expect.poll(() => loaded.has('pub')).toBe(true);
  expect(document.activeElement).toBe(link);
  loaded.get('pub')?.();
  await expect.element(page.getByRole('heading', { level: 1, name: 'La Nuc' })).toBeVisible();
  expect(document.activeElement).toBe(link);
});
