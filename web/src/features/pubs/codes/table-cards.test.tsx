import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { TableCards } from './table-cards.tsx';

beforeAll(() => {
  startTestTexts('ro');
});

/** The text of a card without the Wi-Fi. */
const plain = 'La NucMasa 1Scanați, alegeți, comandați';
const cards = () => page.getByRole('listitem');
const codes = () =>
  page.getByRole('img', { name: text('pubs.table_card_wifi_code', { network: 'La Nuc' }) });
const withWifi = () => page.getByRole('checkbox', { name: text('pubs.table_cards_wifi') });

it('prints the Wi-Fi code on each card, unless it is switched off', async () => {
  draw(<TableCards pub={aPub({ wifi_network: 'La Nuc' })} />);
  await expect.element(codes()).toHaveLength(12);
  expect(codes().first().element().getAttribute('src')).toMatch(
    /^\/pub\/la-nuc\/wifi\.svg\?v=\w+$/,
  );
  await expect.element(cards().first()).toHaveTextContent(`${plain}Wi-Fi „La Nuc”nuci`);
  await withWifi().click();
  await expect.element(codes()).toHaveLength(0);
  await expect.element(cards().first()).toHaveTextContent(plain);
});

it.each<[string, Parameters<typeof aPub>[0], { words: string; code: boolean }]>([
  [
    'an open network',
    { wifi_network: 'La Nuc', wifi_password: '' },
    { words: 'Wi-Fi „La Nuc”fără parolă', code: true },
  ],
  [
    'a password without a network',
    { wifi_password: 'nuci' },
    { words: 'Wi-Fi: nuci', code: false },
  ],
  [
    'an expired pub',
    { wifi_network: 'La Nuc', wifi_password: 'nuci', expired: true },
    { words: 'Wi-Fi „La Nuc”nuci', code: false },
  ],
])('shows the Wi-Fi of %s', async (_name, fields, { words, code }) => {
  draw(<TableCards pub={aPub(fields)} />);
  await expect.element(cards().first()).toHaveTextContent(plain + words);
  await expect.element(codes()).toHaveLength(code ? 12 : 0);
});

it('offers no Wi-Fi where the pub has none', async () => {
  draw(<TableCards pub={aPub({ wifi_password: '' })} />);
  await expect.element(cards()).toHaveLength(12);
  await expect.element(withWifi()).not.toBeInTheDocument();
  await expect.element(cards().first()).toHaveTextContent(plain);
});

it('names the cards at which guests could not order', async () => {
  draw(<TableCards pub={aPub({ tables: '1-10, Bar' })} />);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('pubs.table_cards_unknown', { tables: '11, 12' }));
});

it('leads to the settings where ordering in place is off', async () => {
  const unmount = draw(<TableCards pub={aPub({ has_in_place_order: false })} />);
  await expect.element(page.getByText(text('pubs.table_cards_no_in_place'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('pubs.table_cards_to_settings') }))
    .toHaveAttribute('href', `/admin/pub/${aPub().id}/settings/ordering`);
  unmount();
  draw(<TableCards pub={aPub({ has_in_place_order: true })} />);
  await expect.element(cards().first()).toBeVisible();
  await expect
    .element(page.getByText(text('pubs.table_cards_no_in_place')))
    .not.toBeInTheDocument();
});
