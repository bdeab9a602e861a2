import type { Pub } from '@comanda/contract/pubs';
import { beforeAll, expect, it, vi } from 'vitest';
import { Route, Switch, useParams } from 'wouter';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CompanyScreen } from './company-screen.tsx';

const company = {
  id: 3,
  tariff: 'pro',
  name: 'La Nuc SRL',
  email: 'a@b.md',
  phone: '+37369123456',
} as const;
const logOut = vi.fn<() => void>();
const pay = vi.fn<(pub: Pub) => void>();
const screen = (
  <CompanyScreen
    company={company}
    accountLink={<a href="#account">account</a>}
    tariffs={<i>tariffs</i>}
    onPay={pay}
    onLogOut={logOut}
    isLoggingOut={false}
  />
);

beforeAll(() => {
  startTestTexts('ru');
});

const PUBS = 'GET /api/company/:companyID/pubs';
const CREATE = 'POST /api/company/:companyID/pubs';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

it('shows each pub with its expiry, its address, today’s orders and a link to it', async () => {
  const expired = aPub({ id: 8, name: 'Crama', expired: true, orders_today: 1, address: '' });
  fakeApi({ [PUBS]: () => ({ ok: true, pubs: [aPub(), expired] }) });
  draw(screen);
  await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
  await expect.element(page.getByText('str. București 68')).toBeVisible();
  await expect.element(page.getByText('5 заказов сегодня')).toBeVisible();
  await expect.element(page.getByText('1 заказ сегодня')).toBeVisible();
  await expect.element(page.getByText(text('pubs.expired'))).toBeVisible();
  await expect.element(page.getByText(/21 дек\. 2026/).first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('pubs.edit_named', { name: 'La Nuc' }) }))
    .toHaveAttribute('href', '/admin/pub/7');
  await expect.element(page.getByRole('link', { name: /Crama/ })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: text('accounts.pay_named', { name: 'La Nuc' }) }))
    .not.toBeInTheDocument();
  await press(text('accounts.pay_named', { name: 'Crama' }));
  expect(pay).toHaveBeenCalledExactlyOnceWith(expired);
  await press(text('accounts.log_out'));
  expect(logOut).toHaveBeenCalledOnce();
});

it.each([
  [7, 'Осталось 7 дней'],
  [3, 'Осталось 3 дня'],
  [1, 'Остался 1 день'],
  [0, 'Последний день'],
])(
  'warns %d days before the last one, with a payment button beside the edit button',
  async (days, words) => {
    fakeApi({ [PUBS]: () => ({ ok: true, pubs: [aPub({ days_left: days })] }) });
    draw(screen);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: text('accounts.pay_named', { name: 'La Nuc' }) }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: text('pubs.edit_named', { name: 'La Nuc' }) }))
      .toBeVisible();
  },
);

it('shows no expiry while it is far away, and its date in the pub’s time zone', async () => {
  const pub = aPub({ days_left: 8, time_zone: 'Pacific/Auckland' });
  fakeApi({ [PUBS]: () => ({ ok: true, pubs: [pub] }) });
  draw(screen);
  await expect.element(page.getByText('22 дек. 2026 г., 10:59')).toBeVisible();
  await expect.element(page.getByText('Pacific/Auckland')).toBeVisible();
  await expect.element(page.getByText(/Осталось/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Оплатить/ })).not.toBeInTheDocument();
});

it('links an expired pub to its desk while orders are in process', async () => {
  const left = aPub({ expired: true, days_left: -2, orders_in_process: 3 });
  fakeApi({ [PUBS]: () => ({ ok: true, pubs: [left] }) });
  draw(screen);
  await expect
    .element(page.getByRole('link', { name: '3 заказа в работе' }))
    .toHaveAttribute('href', '/admin/pub/7/orders');
  await expect
    .element(page.getByRole('button', { name: text('accounts.pay_named', { name: 'La Nuc' }) }))
    .toBeVisible();
});

/** The screen, and the page of the new pub. */
const withPubPages = (
  <Switch>
    <Route path="/">{screen}</Route>
    <Route path="/admin/pub/:pubID">
      <PubPage />
    </Route>
  </Switch>
);

function PubPage() {
  return <p>pub {useParams()['pubID']}</p>;
}

it('shows the form of the first pub at once, and opens the pub’s page after it', async () => {
  const pubs: Pub[] = [];
  const api = fakeApi({
    [PUBS]: () => ({ ok: true, pubs }),
    [CREATE]: ({ body }) => {
      const pub = aPub({ id: 9, ...body });
      pubs.push(pub);
      return { ok: true, pub };
    },
  });
  draw(withPubPages);
  await expect.element(page.getByText(text('pubs.none'))).toBeVisible();
  await field(text('pubs.name')).fill('Крама');
  await press(text('ui.create'));
  await expect.element(page.getByText('pub 9')).toBeVisible();
  expect(api.made.find(({ call }) => call.startsWith('POST /api/company'))?.body).toEqual({
    name: 'Крама',
    url_name: 'krama',
    working_language: 'ru',
  });
});

it('shows in the form why the first pub was refused', async () => {
  fakeApi({
    [PUBS]: () => ({ ok: true, pubs: [] }),
    [CREATE]: () => refusal(409, 'pub_with_the_same_url_name_already_exists'),
  });
  draw(withPubPages);
  await field(text('pubs.name')).fill('Крама');
  await press(text('ui.create'));
  await expect.element(field(text('pubs.url_name'))).toHaveFocus();
  await expect.element(field(text('pubs.name'))).toHaveValue('Крама');
});

it('shows placeholders, then the load error, and loads again on request', async () => {
  let isBroken = true;
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({
    [PUBS]: async () => {
      await waiting;
      return isBroken ? refusal(500, 'something_went_wrong') : { ok: true, pubs: [aPub()] };
    },
  });
  draw(screen);
  await expect.element(page.getByText(text('ui.loading')).first()).toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: text('pubs.add') }))
    .not.toBeInTheDocument();
  answer();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await press(text('ui.retry'));
  await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
  await expect.element(page.getByText(text('pubs.places', { taken: 1, limit: 5 }))).toBeVisible();
});

it('shows the code with its file name, its address and its files', async () => {
  fakeApi({ [PUBS]: () => ({ ok: true, pubs: [aPub()] }) });
  draw(screen);
  await press(text('pubs.show_qr_code', { name: 'La Nuc' }));
  const popup = page.getByRole('dialog', { name: 'La Nuc' });
  await expect.element(popup.getByText(/la-nuc\.png/)).toBeVisible();
  await expect.element(popup.getByText('https://comanda.example/pub/la-nuc/')).toBeVisible();
  await expect
    .element(popup.getByRole('link', { name: text('pubs.download_svg') }))
    .toHaveAttribute('href', '/api-static/images/pubs/qr/la-nuc.svg');
  await expect
    .element(popup.getByRole('link', { name: text('pubs.download_png') }))
    .toHaveAttribute('download', 'la-nuc.png');
});

it('suggests the address from the name until a user types one, and sends both', async () => {
  const pubs = [aPub()];
  const api = fakeApi({
    [PUBS]: () => ({ ok: true, pubs }),
    [CREATE]: ({ body }) => {
      const pub = aPub({ id: 9, ...body });
      pubs.push(pub);
      return { ok: true, pub };
    },
  });
  draw(withPubPages);
  await press(text('pubs.add'));
  await field(text('pubs.name')).fill('Крама у реки');
  await expect.element(field(text('pubs.url_name'))).toHaveValue('krama-u-reki');
  await field(text('pubs.url_name')).fill('krama');
  await field(text('pubs.name')).fill('Крама');
  await expect.element(field(text('pubs.url_name'))).toHaveValue('krama');
  await press(text('ui.create'));
  await expect.element(page.getByText('pub 9')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.made.find(({ call }) => call.startsWith('POST /api/company'))?.body).toEqual({
    name: 'Крама',
    url_name: 'krama',
    working_language: 'ru',
  });
});

it('sends nothing while a field has errors, and shows the first error of each', async () => {
  const api = fakeApi({ [PUBS]: () => ({ ok: true, pubs: [aPub()] }) });
  draw(screen);
  await press(text('pubs.add'));
  await press(text('ui.create'));
  await expect.element(page.getByText('Введите название заведения')).toBeVisible();
  await field(text('pubs.name')).fill('Ab');
  await expect.element(page.getByText('В названии должно быть не меньше 3 символов')).toBeVisible();
  await field(text('pubs.url_name')).fill('La Nuc!');
  await expect
    .element(page.getByText('Только строчные латинские буквы, цифры и дефисы'))
    .toBeVisible();
  await press(text('ui.create'));
  expect(api.made.filter(({ call }) => call.startsWith('POST /api/company'))).toEqual([]);
});

it.each([
  ['a taken address', refusal(409, 'pub_with_the_same_url_name_already_exists'), /адрес/i],
  ['the limit of the tariff', refusal(409, 'pub_limit_exceeded'), /тариф/i],
  [
    'a field that the server refuses',
    refusal(400, 'validation_error', [{ field: 'url_name', code: 'invalid_url_name' }]),
    'Только строчные латинские буквы, цифры и дефисы',
  ],
])('shows an error in the form: %s', async (_name, answer, words) => {
  fakeApi({ [PUBS]: () => ({ ok: true, pubs: [aPub()] }), [CREATE]: () => answer });
  draw(screen);
  await press(text('pubs.add'));
  await field(text('pubs.name')).fill('La Nuc Doi');
  await press(text('ui.create'));
  await expect.element(page.getByRole('dialog').getByText(words).last()).toBeVisible();
});

it.each([
  ['shows the company a link to its account', {}, true],
  ['shows no account link to an administrator inside a pub', { entered_pub_id: 7 }, false],
])('%s', async (_, entered, isThere) => {
  fakeApi({ [PUBS]: () => ({ ok: true, pubs: [] }) });
  draw(
    <CompanyScreen
      company={{ ...company, ...entered }}
      accountLink={<a href="#account">account</a>}
      tariffs={<i>tariffs</i>}
      onPay={pay}
      onLogOut={logOut}
      isLoggingOut={false}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link', { name: 'account' }).elements()).toHaveLength(isThere ? 1 : 0);
});
