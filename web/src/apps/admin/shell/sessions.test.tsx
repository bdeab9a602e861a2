import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LogoutButton } from '../../../features/accounts/own/account-buttons.tsx';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { session } from '../../../lib/session/session.ts';
import { aCourier, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { allStoredData } from '../../../testing/samples/all-stored-data.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { openApp } from '../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { AdminLayout } from './admin-layout.tsx';

const TOKEN = 'access-token-7f3a9c';
const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
const ofCompany: FakeCalls = {
  'GET /api/company': () => ({ ok: true, company }),
  'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [aPub()] }),
};

let close: () => Promise<void> = () => Promise.resolve();

beforeAll(() => {
  startTestTexts('en');
});

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

async function signIn(): Promise<void> {
  await page.getByLabelText('E-mail').fill('a@b.md');
  await page.getByLabelText(text('accounts.password')).fill('parola-buna');
  await page.getByRole('button', { name: text('accounts.sign_in') }).click();
}
const pubHeading = () => page.getByRole('heading', { name: 'La Nuc' });

it('stores the token of a company in no storage and no cookie, where other scripts could read it', async () => {
  const { made } = fakeApi({
    ...ofCompany,
    'POST /api/auth/login': () => ({ ok: true, accesstoken: TOKEN, role: 'company' }),
  });
  close = openApp('/admin/auth/authentication');
  await signIn();
  await expect.element(pubHeading()).toBeVisible();
  // The token is in use all the same.
  expect(session.accessToken()).toBe(TOKEN);
  expect(made.map(({ call }) => call)).toContain('GET /api/company');
  expect(await allStoredData()).not.toContain(TOKEN);
});

it('stores no token of a courier among the lists for offline use', async () => {
  fakeApi({
    'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: TOKEN, role: 'courier' }),
    'GET /api/courier': () => ({ ok: true, courier: aCourier({ full_name: 'Vera Lungu' }) }),
    'GET /api/courier/:courierID/pubs': () => ({ ok: true, pubs: [] }),
  });
  const sockets = fakeSockets<'/ws/courier/:courierID'>();
  close = openApp('/courier/orders');
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [aCourierOrder({ pub_name: 'Vinoteca' })] });
  await expect.element(page.getByText('Vinoteca')).toBeVisible();
  await eventually(async () => {
    // The control: the token would be found here.
    expect(await allStoredData()).toContain('Vinoteca');
  });
  expect(session.accessToken()).toBe(TOKEN);
  expect(await allStoredData()).not.toContain(TOKEN);
});

it('ends the session at logout: “Back” shows no private screen, and cached data is removed', async () => {
  const ended = { isOver: false };
  const api = fakeApi({
    ...ofCompany,
    'POST /api/auth/refresh-token': () =>
      ended.isOver
        ? refusal(401, 'session_expired')
        : { ok: true, accesstoken: TOKEN, role: 'company' },
    'POST /api/auth/logout': () => {
      ended.isOver = true;
      return { ok: true };
    },
  });
  close = openApp('/admin/company');
  await expect.element(pubHeading()).toBeVisible();
  keptInTab.keep('work', { typed: 'Zeamă' }, ['Zeamă']);
  const out = page.getByRole('button', { name: text('accounts.log_out') });
  await out.click();
  await eventually(() => {
    expect(window.location.pathname).toBe('/');
    expect(session.current().status).toBe('signed_out');
  });
  expect([keptInTab.held('work'), keptInTab.stored('work')]).toEqual([undefined, undefined]);
  expect(session.accessToken()).toBeUndefined();
  const callsBefore = api.made.length;
  window.history.back();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(text('accounts.signing_in'));
  await expect.element(pubHeading()).not.toBeInTheDocument();
  // No call uses the token of the session that ended, and none refreshes it.
  expect(api.made.slice(callsBefore)).toEqual([]);
});

it('keeps unsaved work for who signs in again when the session is lost', async () => {
  fakeApi({
    ...ofCompany,
    'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: TOKEN, role: 'company' }),
  });
  session.signIn(TOKEN, 'company');
  close = openApp('/admin/company');
  await expect.element(pubHeading()).toBeVisible();
  keptInTab.keep('work', { typed: 'Zeamă' }, ['Zeamă']);
  session.signOut('session_expired');
  expect(keptInTab.stored('work')).toBe('Zeamă');
});

it('shows the sign-in at “Back” also while the start page is still loading', async () => {
  fakeApi({
    'POST /api/auth/refresh-token': () => refusal(401, 'session_expired'),
    'POST /api/auth/logout': () => ({ ok: true }),
  });
  const NeverFetched = lazy(() => new Promise<never>(() => {}));
  close = openApp(
    '/admin/company',
    <Switch>
      <Route path="/">
        <NeverFetched />
      </Route>
      <Route path="/admin/company">
        <AdminLayout home="/" whose="company">
          <LogoutButton />
        </AdminLayout>
      </Route>
      <Route path="/admin/auth/authentication">
        <h1>Sign-in</h1>
      </Route>
    </Switch>,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: text('accounts.log_out') }).click();
  await expect.element(heading).toHaveTextContent(text('ui.loading'));
  expect(window.location.pathname).toBe('/');
  window.history.back();
  await expect.element(heading).toHaveTextContent(text('accounts.signing_in'));
});

it.each([
  ['company', '/admin/company'],
  ['courier', '/courier/profile'],
] as const)('a %s has a red logout button', async (role, address) => {
  fakeApi({
    ...ofCompany,
    'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: TOKEN, role }),
    'GET /api/courier': () => ({ ok: true, courier: aCourier() }),
    'GET /api/courier/:courierID/pubs': () => ({ ok: true, pubs: [] }),
  });
  fakeSockets();
  close = openApp(address);
  const out = page.getByRole('button', { name: text('accounts.log_out') });
  await expect.element(out).toBeVisible();
  // Its colour fades in.
  await eventually(() => {
    const { color } = getComputedStyle(out.element());
    const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
    expect(red, color).toBeGreaterThan(green * 1.8);
    expect(red, color).toBeGreaterThan(blue * 1.8);
  });
});
