import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '../../../lib/api/api.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { openApp } from '../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
const signedIn: FakeCalls = {
  'GET /api/company': () => ({ ok: true, company }),
  'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [aPub()] }),
};
const lost: FakeCalls = {
  'POST /api/auth/refresh-token': () => refusal(401, 'session_expired'),
};

let close: () => Promise<void> = () => Promise.resolve();

beforeAll(() => {
  startTestTexts('ru');
});

beforeEach(() => {
  startTestTexts('ru');
});

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

const heading = () => page.getByRole('heading', { level: 1 });
const path = () => window.location.pathname;
const onSignIn = async () => {
  await expect.element(heading()).toHaveTextContent(text('accounts.signing_in'));
};
const signIn = async () => {
  await page.getByLabelText('Почта').fill('a@b.md');
  await page.getByLabelText(text('accounts.password')).fill('parola-buna');
  await page.getByRole('button', { name: 'Войти' }).click();
};

describe('the entry', () => {
  it('/admin redirects to the company', async () => {
    fakeApi(signedIn);
    close = openApp('/admin');
    await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
    expect(path()).toBe('/admin/company');
    expect(document.title).toContain('Comanda');
  });

  it.each([
    ['company', '/admin/company/'],
    ['admin', '/administration/orders'],
    ['courier', '/courier/profile'],
  ] as const)('a %s begins at %s', async (role, first) => {
    fakeApi({ 'POST /api/auth/login': () => ({ ok: true, accesstoken: 'one', role }) });
    close = openApp('/admin/auth/authentication');
    await signIn();
    await eventually(() => {
      expect(path()).toMatch(new RegExp(`^${first}`));
    });
  });

  it('/courier redirects a courier to the profile, also after the sign-in', async () => {
    const entry = { ok: true, accesstoken: 'one', role: 'courier' } as const;
    fakeApi({ ...lost, 'POST /api/auth/login': () => entry });
    close = openApp('/courier');
    await onSignIn();
    await signIn();
    await eventually(() => {
      expect(path()).toBe('/courier/profile');
    });
  });

  it('an area of another role redirects to the first screen of the own role', async () => {
    fakeApi(signedIn);
    close = openApp('/courier/orders');
    await eventually(() => {
      expect(path()).toBe('/admin/company/');
    });
  });

  it('links from the sign-in to both registrations, and back', async () => {
    fakeApi({});
    close = openApp('/admin/auth/authentication');
    await page.getByRole('link', { name: text('accounts.register') }).click();
    await expect.element(heading()).toHaveTextContent(text('accounts.registration'));
    expect(path()).toBe('/admin/auth/registration');
    await page.getByRole('link', { name: 'Войти' }).click();
    await onSignIn();
    await page.getByRole('link', { name: text('accounts.register_courier') }).click();
    await eventually(() => {
      expect(path()).toBe('/courier/registration');
    });
  });
});

describe('a lost session', () => {
  it('shows no notice to a user who was not signed in', async () => {
    fakeApi(lost);
    close = openApp('/admin');
    await onSignIn();
    expect(toasts.list()).toEqual([]);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByText(text('accounts.signing_in_again'))).not.toBeInTheDocument();
  });

  it('shows the reason in the form when it ends during work', async () => {
    fakeApi(signedIn);
    close = openApp('/admin/company');
    await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
    fakeApi({ ...lost, 'GET /api/company': () => refusal(401, 'unauthorized') });
    // Like the first call after the hour is over.
    await call('GET /api/company', {}).catch(() => undefined);
    await onSignIn();
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toHaveTextContent(text('errors.session_expired'));
    expect(toasts.list()).toEqual([]);
  });

  it('redirects to the sign-in, and back to the previous screen', async () => {
    fakeApi(lost);
    close = openApp('/admin/pub/7/orders?status=preparing');
    await onSignIn();
    await expect.element(page.getByText(text('accounts.signing_in_again'))).toBeVisible();
    const entry = { ok: true, accesstoken: 'one', role: 'company' } as const;
    fakeApi({ ...signedIn, 'POST /api/auth/login': () => entry });
    await signIn();
    await eventually(() => {
      expect(path() + window.location.search).toBe('/admin/pub/7/orders?status=preparing');
    });
  });

  it('redirects another user to the first screen of that user', async () => {
    fakeApi(lost);
    close = openApp('/admin/company');
    await onSignIn();
    const entry = { ok: true, accesstoken: 'one', role: 'courier' } as const;
    fakeApi({ 'POST /api/auth/login': () => entry });
    await signIn();
    await eventually(() => {
      expect(path()).toMatch(/^\/courier/);
    });
  });

  it('in another tab ends in this one too', async () => {
    fakeApi(signedIn);
    close = openApp('/admin/company');
    await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
    fakeApi(lost);
    const otherTab = new BroadcastChannel('comanda.session');
    otherTab.postMessage('signed_out');
    await onSignIn();
    otherTab.close();
  });
});

describe('another account', () => {
  const ofOther: FakeCalls = {
    'GET /api/company': () => ({ ok: true, company: { ...company, id: 4 } }),
    'GET /api/company/:companyID/pubs': ({ params }) => ({
      ok: true,
      pubs: params.companyID === 4 ? [aPub({ id: 9, company_id: 4, name: 'Casa Mare' })] : [],
    }),
  };
  const otherIsThere = async () => {
    await expect.element(page.getByRole('heading', { name: 'Casa Mare' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'La Nuc' })).not.toBeInTheDocument();
  };

  it('in the same tab gets no data of the previous one', async () => {
    fakeApi(signedIn);
    close = openApp('/admin/company');
    await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
    fakeApi(ofOther);
    session.signIn('two', 'company');
    await otherIsThere();
  });

  it('in another tab replaces this one', async () => {
    fakeApi(signedIn);
    close = openApp('/admin/company');
    await expect.element(page.getByRole('heading', { name: 'La Nuc' })).toBeVisible();
    fakeApi(ofOther);
    const otherTab = new BroadcastChannel('comanda.session');
    otherTab.postMessage('signed_in');
    await otherIsThere();
    otherTab.close();
  });
});

describe('the bar', () => {
  const languages = () => page.getByRole('group', { name: /Язык|Limba|Language/ });
  const button = (name: string) => languages().getByRole('button', { name, exact: true });
  beforeEach(() => page.viewport(1280, 800));

  it('has a menu in place of the languages and the theme on a phone', async () => {
    fakeApi({});
    await page.viewport(360, 740);
    close = openApp('/admin/auth/registration');
    await expect.element(heading()).toHaveTextContent(text('accounts.registration'));
    await expect.element(languages()).not.toBeInTheDocument();
    await page.getByRole('button', { name: text('ui.look') }).click();
    await button('RO').click();
    await expect.element(button('RO')).toHaveAttribute('aria-pressed', 'true');
    await button('RU').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(languages()).not.toBeInTheDocument();
    window.localStorage.removeItem('comanda.language');
  });

  it('has the title, the home link and the languages, the chosen one marked', async () => {
    fakeApi({});
    close = openApp('/admin/auth/registration');
    await expect.element(heading()).toHaveTextContent(text('accounts.registration'));
    expect(document.querySelector('header')?.textContent).toContain('comanda');
    const home = page.getByRole('link', { name: text('ui.home') });
    await expect.element(home).toHaveAttribute('href', '/');
    const all = languages().getByRole('button').elements();
    expect(all.map(({ textContent }) => textContent)).toEqual(['RU', 'RO', 'EN']);
    expect(all.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  });

  it('changes the language of the current screen and its dates, and stores the choice', async () => {
    fakeApi(signedIn);
    close = openApp('/admin/company');
    await expect.element(page.getByText(/21 дек.? 2026/)).toBeVisible();
    await button('RO').click();
    await expect.element(button('RO')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/21 dec.? 2026/)).toBeVisible();
    await expect.element(heading()).toHaveTextContent('Localurile dumneavoastră');
    expect(window.localStorage.getItem('comanda.language')).toBe('ro');
    await button('EN').click();
    await expect.element(page.getByText(/21 Dec 2026/)).toBeVisible();
    await button('RU').click();
    await expect.element(page.getByText(/21 дек.? 2026/)).toBeVisible();
    window.localStorage.removeItem('comanda.language');
  });
});

describe('a move to another screen', () => {
  it('focuses its heading and updates the title', async () => {
    fakeApi({});
    close = openApp('/');
    await page.getByRole('link', { name: 'Войти' }).click();
    await onSignIn();
    await expect.element(heading()).toHaveFocus();
    expect(document.title).toBe('Вход · Comanda');
    window.history.back();
    await expect.element(page.getByRole('link', { name: 'Войти' })).toBeVisible();
    await expect.element(heading()).toHaveFocus();
    expect(document.title).toBe('Comanda');
  });

  it('focuses its heading also where the pressed link stays', async () => {
    fakeApi(signedIn);
    close = openApp('/admin/company/account');
    await expect.element(heading()).toHaveTextContent(text('accounts.account'));
    await page.getByRole('link', { name: text('pubs.all_pubs') }).click();
    await eventually(() => expect(path()).toBe('/admin/company'));
    await expect.element(heading()).toHaveTextContent(text('pubs.my_pubs'));
    await expect.element(heading()).toHaveFocus();
  });

  it('leaves the focus where it is while the heading stays', async () => {
    fakeApi({});
    close = openApp('/admin/auth/registration');
    const pro = page.getByRole('button', { name: text('accounts.tariff_pro') });
    await pro.click();
    await expect.element(pro).toHaveFocus();
    await expect.element(pro).toHaveAttribute('aria-pressed', 'true');
  });

  it('can skip the bar', async () => {
    fakeApi({});
    close = openApp('/admin/auth/authentication');
    await onSignIn();
    await userEvent.tab();
    const skip = page.getByRole('link', { name: text('ui.skip_to_content') });
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Почта')).toHaveFocus();
  });

  it('to an unknown address shows that, with a link to the start', async () => {
    fakeApi({});
    close = openApp('/no/such/page');
    await expect.element(heading()).toHaveTextContent(text('ui.page_not_found'));
    expect(document.title).toContain('404');
    const start = page.getByRole('link', { name: text('ui.to_start') });
    await expect.element(start).toHaveAttribute('href', '/');
  });
});
