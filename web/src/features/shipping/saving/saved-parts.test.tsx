import type { TextKey } from '@comanda/contract/texts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import type { Section } from '../sections/sections.ts';
import {
  closeShippingScreen,
  openShippingScreen,
  PUB,
  saveButton,
} from '../testing/shipping-setup.tsx';

const field = (key: TextKey, values = {}) =>
  page.getByLabelText(text(key, values), { exact: true });
const button = (key: TextKey) => page.getByRole('button', { name: text(key), exact: true });
const opens = () => page.getByRole('slider', { name: text('shipping.opens', { day: 'Luni' }) });
const commission = () => page.getByRole('switch', { name: text('shipping.add_commission') });
const payment = (kind: 'cash' | 'card') =>
  page.getByRole('checkbox', { name: text(`shipping.payment_${kind}`) });

beforeAll(() => {
  startTestTexts('ro');
});

afterEach(() => {
  vi.useRealTimers();
  closeShippingScreen();
});

/** Changes by another user; all of them differ from the values saved at first and from the typed ones. */
const theirs = aShipping({
  shipping_time_from: 15,
  shipping_work_hours_for_week: Array.from({ length: 7 }, () => ({ start: 720, end: 1320 })),
  delivery_type: 'own',
  shipping_prices: { a: 70, b: 70 },
});

/** Opens the page; a later answer brings another user's changes, as after a switch of tabs. */
function open(section: Section) {
  let isTheirs = false;
  openShippingScreen(
    {},
    {
      [`GET ${PUB}`]: () => ({
        ok: true,
        pub: aPub({ lat: 47.01, lng: 28.83, shipping: isTheirs ? theirs : aShipping() }),
      }),
      'GET /api/client/pub/:pubID/preorder': () => ({
        ok: true,
        preorder: { cash_preorder: !isTheirs, card_preorder: isTheirs },
      }),
    },
    { section },
  );
  return () => {
    isTheirs = true;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    window.dispatchEvent(new Event('visibilitychange'));
  };
}

const parts: [Section, TextKey, edit: () => Promise<void>, showsTheirs: () => Promise<void>][] = [
  [
    'time',
    'shipping.time',
    () => field('shipping.time_from').fill('40'),
    async () => {
      await expect.element(field('shipping.time_from')).toHaveValue('15');
    },
  ],
  [
    'hours',
    'shipping.work_hours',
    async () => {
      await expect.element(opens()).toBeInTheDocument();
      opens().element().focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    async () => {
      await expect.element(opens()).toHaveAttribute('aria-valuetext', '12:00');
    },
  ],
  [
    'couriers',
    'shipping.delivery_type',
    () => button('shipping.type_delivery_service').click(),
    async () => {
      await expect.element(button('shipping.type_own')).toHaveAttribute('aria-pressed', 'true');
    },
  ],
  [
    'payment',
    'shipping.commission',
    () => commission().click(),
    async () => {
      await expect.element(commission()).not.toBeChecked();
    },
  ],
  [
    'zones',
    'shipping.prices',
    () => field('shipping.price_of', { number: 1 }).fill('55'),
    async () => {
      await expect.element(field('shipping.price_of', { number: 1 })).toHaveValue('70');
    },
  ],
  [
    'payment',
    'shipping.payments',
    () => payment('card').click(),
    async () => {
      await expect.element(payment('cash')).not.toBeChecked();
    },
  ],
];

it.each(parts)('%s, %s: confirms the save, and then shows what others save', async (...part) => {
  const [section, title, edit, showsTheirs] = part;
  const unmountFirst = open(section);
  await edit();
  await saveButton().click();
  await expect
    .poll(() => toasts.list().map(({ message }) => message))
    .toEqual([text('shipping.part_saved', { part: text(title) })]);
  unmountFirst();
  await showsTheirs();
  await expect.element(saveButton()).not.toBeInTheDocument();
});
