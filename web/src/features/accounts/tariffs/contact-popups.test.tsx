import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { setPageSettings } from '../../../testing/setup/page-settings.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PayForPubPopup } from './pay-for-pub-popup.tsx';
import { TariffSelector } from './tariff-selector.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

beforeEach(() => {
  setPageSettings({
    'contact-emails': 'tarife@comanda.example,plati@comanda.example',
    'contact-phone': '+37322123456',
  });
});

const popup = page.getByRole('dialog');
const tariff = (name: string) => page.getByRole('button', { name, exact: true });

it('marks the company’s own tariff', async () => {
  draw(<TariffSelector current="pro" />);
  await expect.element(tariff('Pro')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(tariff('Basic')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(tariff('Business')).toHaveAttribute('aria-pressed', 'false');
});

it.each([
  ['Basic', '1 local', /vă trecem la acest tarif/],
  ['Pro', '5 localuri', /Acesta este tariful dumneavoastră/],
  ['Business', 'localuri, fără limită', /vă trecem la acest tarif/],
])('opens by a press on %s, with its features and the contacts', async (name, gives, how) => {
  draw(<TariffSelector current="pro" />);
  await tariff(name).click();
  await expect
    .element(page.getByRole('dialog', { name: text('accounts.tariff_named', { tariff: name }) }))
    .toBeVisible();
  await expect.element(popup.getByText(gives)).toBeVisible();
  await expect.element(popup.getByText(how)).toBeVisible();
  const subject = encodeURIComponent(`Comanda: Tariful ${name}`);
  await expect
    .element(popup.getByRole('link', { name: 'tarife@comanda.example' }))
    .toHaveAttribute('href', `mailto:tarife@comanda.example?subject=${subject}`);
  await expect
    .element(popup.getByRole('link', { name: 'plati@comanda.example' }))
    .toHaveAttribute('href', `mailto:plati@comanda.example?subject=${subject}`);
  await expect
    .element(popup.getByRole('link', { name: '+373 22 123 456' }))
    .toHaveAttribute('href', 'tel:+37322123456');
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(tariff(name)).toHaveFocus();
});

it('copies a contact as shown', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw(<TariffSelector current="basic" />);
  await tariff('Pro').click();
  await popup
    .getByRole('button', {
      name: text('accounts.copy_contact', { contact: 'plati@comanda.example' }),
    })
    .click();
  expect(writeText).toHaveBeenCalledWith('plati@comanda.example');
  await expect.element(popup.getByText(text('accounts.contact_copied'))).toBeInTheDocument();
  writeText.mockRestore();
});

it('shows the payment contacts for an expired pub', async () => {
  const close = vi.fn<() => void>();
  draw(<PayForPubPopup pubName="La Nuc" isExpired isOpen onClose={close} />);
  await expect
    .element(page.getByRole('dialog', { name: text('accounts.pay_for_pub', { name: 'La Nuc' }) }))
    .toBeVisible();
  await expect.element(popup.getByText(/Publicarea a expirat/)).toBeVisible();
  expect(popup.getByRole('link').elements()).toHaveLength(3);
  await popup.getByRole('button', { name: text('ui.close') }).click();
  expect(close).toHaveBeenCalledOnce();
});

it('explains that an early payment loses no day', async () => {
  draw(<PayForPubPopup pubName="La Nuc" isExpired={false} isOpen onClose={vi.fn()} />);
  await expect.element(popup.getByText(/niciuna nu se pierde/)).toBeVisible();
  await expect.element(popup.getByText(/Publicarea a expirat/)).not.toBeInTheDocument();
});
