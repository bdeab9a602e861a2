import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { closeShippingScreen, openShippingScreen } from '../testing/shipping-setup.tsx';
import { sectionTitles, type Section } from './sections.ts';

const row = (section: Section) => page.getByRole('link', { name: text(sectionTitles[section]) });
async function expectOpen(section: Section, isExpected: boolean) {
  await expect.element(row(section)).toHaveAttribute('aria-expanded', String(isExpected));
}
const map = () => page.getByRole('application', { name: text('shipping.map') });
const minutes = () => page.getByLabelText(text('shipping.time_from'), { exact: true });

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(closeShippingScreen);

it('says the saved value of each section in words, and what is missing', async () => {
  openShippingScreen();
  const words: Readonly<Record<Section, string>> = {
    zones: '2 zone · 40\u00A0Lei · fără preț: 1',
    hours: '10:00–22:00',
    time: '30–50 min',
    couriers: 'Curieri proprii: 1',
    payment: 'în numerar',
  };
  for (const [section, value] of Object.entries(words)) {
    await expect.element(row(section as Section)).toHaveAccessibleDescription(value);
  }
  closeShippingScreen();
  const none = { shapes: [], shipping_prices: {}, shipping_work_hours_for_week: [] };
  openShippingScreen({ ...none, shipping_time_from: 0, add_commission_to_dish_prices: true });
  await expect.element(row('zones')).toHaveAccessibleDescription(text('shipping.zones_none'));
  await expect.element(row('hours')).toHaveAccessibleDescription(text('shipping.hours_none'));
  await expect.element(row('time')).toHaveAccessibleDescription(text('shipping.time_none'));
  await expect.element(row('payment')).toHaveAccessibleDescription(/numerar · \+10 %/);
});

it('opens the zones beside the list on a wide screen, and another section at its address', async () => {
  openShippingScreen({}, {}, { section: 'list' });
  await expect.element(map()).toBeVisible();
  await expectOpen('zones', true);
  await row('time').click();
  await expect.element(minutes()).toBeVisible();
  await expect.element(map()).not.toBeInTheDocument();
  await expectOpen('zones', false);
});

it('opens a section in its place on a narrow screen, without loading the map before', async () => {
  await page.viewport(360, 740);
  openShippingScreen({}, {}, { section: 'list' });
  await expect.element(row('time')).toBeVisible();
  expect(map().elements()).toEqual([]);
  await row('time').click();
  await expect.element(minutes()).toBeVisible();
  await row('time').click();
  await expect.element(minutes()).not.toBeVisible();
  await expectOpen('time', false);
});

it('keeps what is typed in a section that is closed, and marks it', async () => {
  openShippingScreen({}, {}, { section: 'time' });
  await minutes().fill('40');
  const mark = page.getByText(text('shipping.not_saved')).nth(2);
  await expect.element(mark).not.toBeVisible();
  await row('payment').click();
  await expect.element(mark).toBeVisible();
  await row('time').click();
  await expect.element(minutes()).toHaveValue('40');
  await expect.element(mark).not.toBeVisible();
});
