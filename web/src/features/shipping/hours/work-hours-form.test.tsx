import { DEFAULT_HOURS } from '@comanda/domain/hours';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import {
  AT,
  closeShippingScreen,
  openShippingScreen,
  saveButton as save,
  sent,
} from '../testing/shipping-setup.tsx';

const everyDay = (from: number, to: number) => ({
  days: [0, 1, 2, 3, 4, 5, 6],
  start: from * 60,
  end: to * 60,
});
const opens = (day: string) => text('shipping.opens', { day });
const closes = (day: string) => text('shipping.closes', { day });
const slider = (name: string) => page.getByRole('slider', { name });
const typed = (name: string) => page.getByRole('textbox', { name });
const open = () => openShippingScreen({}, {}, { section: 'hours' });

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(closeShippingScreen);

it('moves hours in steps of five minutes, copies a day, closes one, and saves the week', async () => {
  const api = open();
  const monday = slider(opens('Luni'));
  await expect.element(monday).toHaveAttribute('aria-valuetext', '10:00');
  await expect.element(save()).not.toBeInTheDocument();
  monday.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(monday).toHaveAttribute('aria-valuetext', '10:05');
  await expect.element(typed(opens('Luni'))).toHaveValue('10:05');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(save()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(typed(opens('Luni'))).toHaveValue('09:55');

  await page.getByRole('button', { name: text('shipping.same_hours', { day: 'Luni' }) }).click();
  await page.getByRole('button', { name: text('shipping.same_on_workdays') }).click();
  await typed(closes('Sâmbătă')).fill('02:00');
  await expect.element(page.getByText(text('shipping.overnight'))).toBeVisible();
  await page.getByRole('switch', { name: 'Duminică' }).click();
  await expect.element(page.getByText(text('shipping.closed'), { exact: true })).toBeVisible();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  const usual = { start: 595, end: 1320 };
  const work_hours = [
    ...Array.from({ length: 5 }, () => usual),
    { start: 600, end: 120 },
    { start: 0, end: 0 },
  ];
  expect(sent(api)).toEqual([{ call: `POST ${AT}/shipping-work-hours`, body: { work_hours } }]);
});

it('reaches from midnight to midnight in steps of five minutes', async () => {
  open();
  const [first, last] = [slider(opens('Marți')), slider(closes('Marți'))];
  for (const thumb of [first, last]) {
    await expect.element(thumb).toHaveAttribute('min', '0');
    await expect.element(thumb).toHaveAttribute('max', '1440');
    await expect.element(thumb).toHaveAttribute('step', '5');
  }
  first.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(first).toHaveAttribute('aria-valuetext', '00:00');
  last.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(last).toHaveAttribute('aria-valuetext', '24:00');
  await expect.element(typed(closes('Marți'))).toHaveValue('24:00');
});

it('reads a time in short when the field is left, and marks one that no day can have', async () => {
  open();
  const start = typed(opens('Luni'));
  await start.fill('9');
  await userEvent.tab();
  await expect.element(start).toHaveValue('09:00');
  await start.fill('0932');
  await userEvent.tab();
  await expect.element(start).toHaveValue('09:30');
  for (const wrong of ['22:00', '29:00']) {
    await start.fill(wrong);
    await expect.element(start).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect.element(start).toHaveValue('09:30');
    await expect.element(start).not.toHaveAttribute('aria-invalid');
  }
});

it('saves the time in short with which Enter is pressed', async () => {
  const api = open();
  await typed(opens('Luni')).fill('8');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent(api).map(({ body }) => (body as { work_hours: unknown[] }).work_hours[0]))
    .toEqual([{ start: 480, end: 1320 }]);
});

it.each([
  [
    'the opening hours',
    { week: null, follows: 'opening', last_order: 0 } as const,
    'Ca localul: 12:00–15:00, 18:00–23:00',
  ],
  [
    'several spans a day',
    { week: [everyDay(10, 12), everyDay(13, 20)], follows: null, last_order: 0 },
    '10:00–12:00, 13:00–20:00',
  ],
])(
  'hours that a line for each day cannot say are words, and lead to their page: %s',
  async (...of) => {
    const [, delivery, words] = of;
    const opening = { week: [everyDay(12, 15), everyDay(18, 23)], follows: null, last_order: 0 };
    const services = { ...DEFAULT_HOURS.services, opening, delivery };
    const pub = aPub({ lat: 47.01, lng: 28.83, hours: { ...DEFAULT_HOURS, services } });
    openShippingScreen({}, {}, { section: 'hours', pub });
    await expect.element(page.getByText(words).first()).toBeVisible();
    expect(page.getByRole('slider').elements()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: text('shipping.hours_more') }))
      .toHaveAttribute('href', '/admin/pub/7/hours');
    await expect
      .element(page.getByRole('link', { name: text('shipping.work_hours') }))
      .toHaveAccessibleDescription(words);
  },
);
