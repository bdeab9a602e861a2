import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { setPageSettings } from '../../../testing/setup/page-settings.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { Landing } from './landing.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

it('each tariff leads to the registration with that tariff', async () => {
  draw(<Landing />);
  for (const tariff of ['basic', 'pro', 'business'] as const) {
    const name = text('accounts.choose_tariff', { tariff: text(`accounts.tariff_${tariff}`) });
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', `/admin/auth/registration?tariff=${tariff}`);
  }
});

it('leads to the page of personal data at its foot', async () => {
  draw(<Landing />);
  await expect
    .element(page.getByRole('link', { name: text('ui.your_data') }))
    .toHaveAttribute('href', '/privacy?lang=ro');
});

const slip = (tariff: 'basic' | 'pro' | 'business') =>
  page.getByRole('article').filter({
    has: page.getByRole('heading', { name: text(`accounts.tariff_${tariff}`) }),
  });

it('shows the price of each tariff that the operator has set, and free in words', async () => {
  setPageSettings({ 'tariff-prices': '0,1,12500' });
  draw(<Landing />);
  await expect.element(slip('basic').getByText('Gratuit')).toBeVisible();
  await expect.element(slip('pro').getByText('leu pe lună', { exact: true })).toBeVisible();
  for (const figure of ['1', '12.500']) {
    await expect.element(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText(text('accounts.price_on_request'))).not.toBeInTheDocument();
});

it.each([
  [undefined, 3],
  ['0,,900', 1],
])('with the prices %s, %d lead to the contact and say no figure', async (prices, count) => {
  setPageSettings(prices === undefined ? {} : { 'tariff-prices': prices });
  draw(<Landing />);
  const asked = page.getByRole('link', { name: text('accounts.price_on_request') });
  await expect.element(asked.first()).toHaveAttribute('href', '#contact');
  expect(asked.elements()).toHaveLength(count);
});

it('names the operator and the contacts', async () => {
  setPageSettings({
    'operator-name': 'Comanda SRL',
    'operator-address': 'str. Pușkin 1',
    'contact-emails': 'a@b.md,c@b.md',
    'contact-phone': '+37322123456',
  });
  draw(<Landing />);
  const contact = page.getByRole('region', { name: text('accounts.contact') });
  await expect.element(contact.getByText('Comanda SRL, str. Pușkin 1')).toBeVisible();
  for (const [name, href] of [
    ['a@b.md', 'mailto:a@b.md'],
    ['c@b.md', 'mailto:c@b.md'],
    ['+373 22 123 456', 'tel:+37322123456'],
  ] as const) {
    await expect.element(contact.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

it('leads to the menu and the desk of the demo', async () => {
  setPageSettings({ 'demo-menu': '/pub/la-nuc/?table=7', 'demo-desk': '/admin/pub/1/orders' });
  draw(<Landing />);
  const demo = page.getByRole('navigation', { name: text('accounts.demo') });
  await expect
    .element(demo.getByRole('link', { name: text('accounts.demo_menu') }))
    .toHaveAttribute('href', '/pub/la-nuc/?table=7');
  await expect
    .element(demo.getByRole('link', { name: text('accounts.demo_desk') }))
    .toHaveAttribute('href', '/admin/auth/authentication?demo=1');
});

it('has no demo where none runs', async () => {
  draw(<Landing />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: text('accounts.demo') }))
    .not.toBeInTheDocument();
});

it('shows the menu and the desk as they are, with their space reserved before they are loaded', async () => {
  draw(<Landing />);
  for (const key of ['accounts.picture_of_menu', 'accounts.picture_of_desk'] as const) {
    const picture = page.getByRole('img', { name: text(key) }).element();
    if (!(picture instanceof HTMLImageElement)) throw new TypeError('no picture');
    picture.loading = 'eager';
    await picture.decode();
    const size = [picture.width, picture.height];
    const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
    expect([picture.naturalWidth, picture.naturalHeight]).toEqual([width, height]);
    picture.removeAttribute('src');
    expect([picture.width, picture.height]).toEqual(size);
  }
});

it.each(['light', 'dark'] as const)(
  'shows the desk in the language and the %s theme',
  async (theme) => {
    window.localStorage.setItem('comanda.theme', theme);
    try {
      draw(<Landing />);
      const desk = page.getByRole('img', { name: text('accounts.picture_of_desk') });
      const file = theme === 'dark' ? /\/desk-ro-dark\b/ : /\/desk-ro\./;
      await expect.element(desk).toHaveAttribute('src', expect.stringMatching(file));
    } finally {
      window.localStorage.removeItem('comanda.theme');
    }
  },
);
