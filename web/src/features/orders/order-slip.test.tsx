import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../testing/an-order.ts';
import { draw } from '../../testing/draw.tsx';
import { startTestTexts } from '../../testing/test-texts.ts';
import { OrderSlip } from './order-slip.tsx';

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ro');
});
afterEach(() => {
  takeAway();
  delete document.documentElement.dataset['theme'];
});

function show(order: Partial<Order>): void {
  takeAway = draw(
    <OrderSlip
      order={anOrder(order)}
      timeZone="Europe/Chisinau"
      isNew={false}
      to="/admin/pub/7/order/1"
    />,
  );
}

/** Degrees on the colour wheel, and how far from grey: what a word like "blue" means of a colour. */
function hueOf(color: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = [...color.matchAll(/[\d.]+/g)].map(([part]) => Number(part) / 255);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = max - min;
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sixth =
    max === r ? ((g - b) / spread) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / max };
}

const isRed = (hue: number) => hue > 340 || hue < 15;
const isOrange = (hue: number) => hue > 20 && hue < 45;
const isBlue = (hue: number) => hue > 200 && hue < 230;
const isGreen = (hue: number) => hue > 125 && hue < 150;

describe.each(['light', 'dark'] as const)('the colours in the %s theme', (theme) => {
  it.each([
    ['not_handled', 'Neprocesată', isRed],
    ['handled', 'Acceptată', isRed],
    ['preparing', 'Se pregătește', isOrange],
    ['at_courier', 'La curier', isBlue],
    ['completed', 'Finalizată', isGreen],
    ['canceled', 'Anulată', undefined],
  ] as const)('%s has its word and its colour', async (status, word, isIt) => {
    document.documentElement.dataset['theme'] = theme;
    show({ status });
    await expect.element(page.getByText(word)).toBeVisible();
    const tab = page.getByRole('article').element().querySelector('[aria-hidden="true"]');
    if (!tab) throw new Error('no tab');
    const { hue, saturation } = hueOf(getComputedStyle(tab).backgroundColor);
    if (isIt) {
      expect(isIt(hue), `hue ${hue}`).toBe(true);
      expect(saturation).toBeGreaterThan(0.3);
    } else expect(saturation).toBeLessThan(0.2);
  });
});

it('tells when the order came, by the clock of its pub', async () => {
  show({ created_time: '2026-11-20T18:40:00Z' });
  const time = page.getByText('20:40');
  await expect.element(time).toBeVisible();
  await expect.element(time).toHaveAttribute('datetime', '2026-11-20T18:40:00Z');
});

it('ages in sight while somebody has to do something about it', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  show({ created_time: minutesAgo(4) });
  await expect.element(page.getByText(/^4.min\.?$/)).toBeVisible();
  const young = getComputedStyle(page.getByText(/^4.min\.?$/).element()).color;
  takeAway();
  show({ created_time: minutesAgo(16) });
  expect(isOrange(hueOf(getComputedStyle(page.getByText(/^16.min\.?$/).element()).color).hue)).toBe(
    true,
  );
  takeAway();
  show({ created_time: minutesAgo(31) });
  const old = getComputedStyle(page.getByText(/^31.min\.?$/).element());
  expect(isRed(hueOf(old.backgroundColor).hue)).toBe(true);
  takeAway();
  show({ created_time: minutesAgo(31), status: 'completed' });
  expect(getComputedStyle(page.getByText(/^31.min\.?$/).element()).color).toBe(young);
});

it('says its total in the currency that it was priced in', async () => {
  show({ currency_id: 2 });
  await expect.element(page.getByText(/220,40.€/)).toBeVisible();
});
