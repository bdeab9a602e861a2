import type { CallReply } from '@comanda/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aCompany, anAdminPub } from '../../../testing/samples/a-company.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { openPlatform, textOf } from '../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CompaniesScreen } from './companies-screen.tsx';
import { until } from '../../../testing/actions/eventually.ts';

const LIST = 'GET /api/admin/companies';
const TARIFF = 'POST /api/admin/companies/:companyID/tariff';
const EXTEND = 'POST /api/admin/pubs/:pubID/extend';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ENTER = 'POST /api/admin/get-pub-refresh-token';

let visited: string[] = [];

beforeAll(() => {
  startTestTexts('ro');
});

beforeEach(async () => {
  visited = [];
  await page.viewport(1280, 800);
});

function open(calls: FakeCalls, address = '/administration/companies') {
  const screen = (
    <CompaniesScreen actions={null} openInNewSession={(where) => void visited.push(where)} />
  );
  return openPlatform(screen, calls, address);
}

const list = (...companies: ReturnType<typeof aCompany>[]): CallReply<typeof LIST> => ({
  ok: true,
  companies,
  next: null,
});
const card = (name: string) => page.getByRole('article', { name });
const field = page.getByRole('searchbox');
const popup = page.getByRole('dialog');

it('shows each company with its tariff, contacts and pubs', async () => {
  const old = anAdminPub({
    id: 8,
    name: 'Bar',
    url_name: 'bar',
    expired: true,
    expiration_time_utc: '2020-03-05T06:07:00Z',
  });
  open({ [LIST]: () => list(aCompany({ pubs: [anAdminPub(), old] })) });
  const casa = card('Casa Nucului SRL');
  for (const words of ['Basic', '2 localuri', 'firma@exemplu.example', 'Expirat']) {
    await expect.element(casa.getByText(words)).toBeVisible();
  }
  await expect
    .element(
      casa.getByRole('link', {
        name: text('administration.public_page_of', { pub: 'La Nuc' }),
        exact: false,
      }),
    )
    .toHaveAttribute('href', '/pub/la-nuc/');
  await expect.element(casa.getByText(/^până la 21 dec\. 2030/)).toBeVisible();
});

it.each([360, 768, 1280])('a pub’s name has room beside its buttons, at %s px', async (width) => {
  await page.viewport(width, 800);
  const pub = anAdminPub({
    name: 'La Nuc · Terasa de vară',
    url_name: 'la-nuc-terasa',
    expired: true,
    time_zone: 'Europe/Kyiv',
  });
  open({ [LIST]: () => list(aCompany({ pubs: [pub] })) });
  const name = await until(
    () => document.querySelector('a[href="/pub/la-nuc-terasa/"]')?.parentElement,
  );
  const { width: nameWidth } = name.getBoundingClientRect();
  expect(nameWidth).toBeGreaterThan(140);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('searches once the typing pauses, stores the search in the address, and ignores late responses', async () => {
  let answerSlow: () => void = () => {};
  let requests = 0;
  const { callsOf } = open({
    [LIST]: async () => {
      requests += 1;
      if (requests === 2) {
        await new Promise<void>((resolve) => {
          answerSlow = resolve;
        });
        return list(aCompany({ name: 'Veche' }));
      }
      return list(aCompany({ name: requests === 1 ? 'Toate' : 'Nouă' }));
    },
  });
  await expect.element(card('Toate')).toBeVisible();
  await field.fill('ve');
  await expect.poll(() => callsOf('search=ve').length).toBe(1);
  // The previous list stays visible until there is a response.
  await expect.element(card('Toate')).toBeVisible();
  await field.fill('nou');
  await expect.element(card('Nouă')).toBeVisible();
  answerSlow();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect.element(card('Nouă')).toBeVisible();
  await expect.element(card('Veche')).not.toBeInTheDocument();
});

it('begins with the search in its address; an empty result has a link to all companies', async () => {
  const { callsOf } = open({ [LIST]: () => list() }, '/administration/companies?search=zzz');
  await expect.element(field).toHaveValue('zzz');
  await expect
    .element(page.getByText(text('administration.nothing_found', { search: 'zzz' })))
    .toBeVisible();
  await page.getByRole('main').getByText(text('administration.clear_search')).click();
  await expect.element(page.getByText(text('administration.no_companies'))).toBeVisible();
  expect(callsOf('companies').at(-1)?.call).toBe('GET /api/admin/companies');
});

it('loads more on demand, after the last one', async () => {
  const { callsOf } = open({
    [LIST]: () =>
      callsOf('before=').length === 0
        ? { ok: true, companies: [aCompany({ id: 9, name: 'Prima' })], next: 9 }
        : list(aCompany({ id: 2, name: 'A doua' })),
  });
  await page.getByRole('button', { name: text('administration.more') }).click();
  await expect.element(card('A doua')).toBeVisible();
  await expect.element(card('Prima')).toBeVisible();
  expect(callsOf('before=')[0]?.call).toContain('before=9');
  await expect
    .element(page.getByRole('button', { name: text('administration.more') }))
    .not.toBeInTheDocument();
});

it('keeps the list’s layout on an error, shows the reason, and retries', async () => {
  let isBroken = true;
  open({
    [LIST]: () => (isBroken ? refusal(500, 'internal_server_error') : list(aCompany())),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(card('Casa Nucului SRL')).toBeVisible();
});

it('changes a company’s tariff, and shows the effect on its pubs first', async () => {
  let tariff: 'basic' | 'pro' = 'pro';
  const pubs = [anAdminPub({ id: 1 }), anAdminPub({ id: 2 })];
  const { callsOf } = open({
    [LIST]: () => list(aCompany({ tariff, pubs })),
    [TARIFF]: () => {
      tariff = 'basic';
      return { ok: true, company: aCompany({ tariff, pubs }) };
    },
  });
  await page
    .getByRole('button', {
      name: text('administration.change_tariff_of', { company: 'Casa Nucului SRL' }),
    })
    .click();
  await expect.poll(() => textOf(popup.getByRole('heading'))).toContain('Casa Nucului SRL');
  await expect.element(popup.getByText(/tariful de acum/)).toBeVisible();
  await expect.element(popup.getByText(/Se mai pot adăuga 3/)).toBeVisible();
  await popup.getByRole('button', { name: text('accounts.tariff_business') }).click();
  await expect.element(popup.getByText(/Oricâte localuri/)).toBeVisible();
  await popup.getByRole('button', { name: text('accounts.tariff_basic') }).click();
  await expect.element(popup.getByText(/Compania are 2\. Toate rămân publicate/)).toBeVisible();
  await popup.getByRole('button', { name: text('ui.save') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect
    .element(card('Casa Nucului SRL').getByText(text('accounts.tariff_basic')))
    .toBeVisible();
  expect(callsOf('/tariff')).toEqual([
    { call: 'POST /api/admin/companies/3/tariff', body: { tariff: 'basic' } },
  ]);
});

it('extends from the current end, and shows the new end before it is saved', async () => {
  const extended = { ...anAdminPub(), expiration_time_utc: '2031-03-21T08:30:00Z' };
  const { callsOf } = open({
    [LIST]: () => list(aCompany()),
    [EXTEND]: () => ({ ok: true, pub: extended }),
  });
  await page
    .getByRole('button', { name: text('administration.extend_named', { pub: 'La Nuc' }) })
    .click();
  await expect.element(popup.getByText(/^20 ian\. 2031/)).toBeVisible();
  await popup.getByRole('button', { name: '90 de zile' }).click();
  await expect.element(popup.getByText(/^21 mar\. 2031/)).toBeVisible();
  await popup.getByLabelText(text('administration.days')).fill('0');
  await popup.getByRole('button', { name: text('administration.extend') }).click();
  await expect
    .element(popup.getByText(text('administration.days_invalid', { limit: 3660 })))
    .toBeVisible();
  expect(callsOf('/extend')).toEqual([]);
  await popup.getByLabelText(text('administration.days')).fill('365');
  await popup.getByRole('button', { name: text('administration.extend') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(callsOf('/extend')).toEqual([
    {
      call: 'POST /api/admin/pubs/7/extend',
      body: { days: 365, action_id: expect.stringMatching(UUID) },
    },
  ]);
});

it('sends an extension again under the same id when its response was lost, and the next one under another', async () => {
  let isLost = true;
  const { callsOf } = open({
    [LIST]: () => list(aCompany()),
    [EXTEND]: () =>
      isLost ? refusal(503, 'service_unavailable') : { ok: true, pub: anAdminPub() },
  });
  const extend = async (times: number) => {
    await popup.getByRole('button', { name: text('administration.extend') }).click();
    await expect.poll(() => callsOf('/extend').length).toBe(times);
  };
  await page
    .getByRole('button', { name: text('administration.extend_named', { pub: 'La Nuc' }) })
    .click();
  await extend(1);
  isLost = false;
  await extend(2);
  await expect.element(popup).not.toBeInTheDocument();
  await page
    .getByRole('button', { name: text('administration.extend_named', { pub: 'La Nuc' }) })
    .click();
  await extend(3);
  const [first, again, next] = callsOf('/extend').map(
    ({ body }) => (body as { action_id: string }).action_id,
  );
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('counts from now when the publication has expired, and leaves the popup open on an error', async () => {
  const over = anAdminPub({ expired: true, expiration_time_utc: '2020-03-05T06:07:00Z' });
  open({
    [LIST]: () => list(aCompany({ pubs: [over] })),
    [EXTEND]: () => refusal(404, 'not_found'),
  });
  await page
    .getByRole('button', { name: text('administration.extend_named', { pub: 'La Nuc' }) })
    .click();
  await expect.element(popup.getByText(/zilele se numără de azi/)).toBeVisible();
  const year = String(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).getFullYear());
  await expect.poll(() => textOf(popup.getByRole('definition').nth(1))).toContain(` ${year}, `);
  await popup.getByRole('button', { name: text('administration.extend') }).click();
  await expect.element(popup).toBeVisible();
});

it('enters a pub from its row, once', async () => {
  const { callsOf } = open({ [LIST]: () => list(aCompany()), [ENTER]: () => ({ ok: true }) });
  await page
    .getByRole('button', { name: text('administration.enter_named', { pub: 'La Nuc' }) })
    .click();
  await expect.poll(() => visited).toEqual(['/admin/pub/7/orders']);
  // Until the other page is loaded, no further request is sent.
  const enter = page.getByRole('button', {
    name: text('administration.enter_named', { pub: 'La Nuc' }),
  });
  await expect.element(enter).toHaveAttribute('aria-busy', 'true');
  enter.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(callsOf('get-pub').map(({ call }) => call)).toEqual([`${ENTER}?pubID=7`]);
});

it('offers to leave the pub that the administrator is still in', async () => {
  open({ [LIST]: () => refusal(403, 'forbidden') });
  await expect.element(page.getByText(text('administration.still_inside'))).toBeVisible();
});
