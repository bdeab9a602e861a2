import { DEFAULT_HOURS, type PubHours } from '@comanda/domain/hours';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import {
  button,
  closeHoursScreen,
  every,
  leaveHoursScreen,
  openHoursScreen,
  save,
} from '../testing/hours-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(() => page.viewport(1280, 800));
afterEach(closeHoursScreen);

const services = (change: Partial<PubHours['services']>) => ({
  services: { ...DEFAULT_HOURS.services, opening: every([10, 22]), ...change },
});
const heading = (service: 'opening' | 'delivery') =>
  page.getByText(text(`hours.service_${service}`), { exact: false }).first();
const span = (number: number) =>
  page.getByRole('group', { name: text('hours.span', { number }), exact: true });
const to = (number: number) => span(number).getByLabelText(text('hours.span_to'), { exact: true });
const lastOrder = () => page.getByLabelText(text('hours.last_order'));
const allSaved = () => page.getByText(text('pubs.all_saved'));

describe('the opening hours', () => {
  it('that are not set are a warning with what it means, and one press begins with the delivery’s', async () => {
    const hours = openHoursScreen({
      services: { ...DEFAULT_HOURS.services, delivery: every([11, 23]) },
    });
    await expect.element(page.getByText(text('hours.unset_orders'))).toBeVisible();
    await button(text('hours.set_opening')).click();
    await expect.element(to(1)).toHaveValue('23:00');
    await save().click();
    await expect.element(allSaved()).toBeVisible();
    expect(hours.sent).toEqual([
      {
        ...DEFAULT_HOURS,
        services: {
          ...DEFAULT_HOURS.services,
          opening: every([11, 23]),
          delivery: every([11, 23]),
        },
      },
    ]);
    expect(toasts.list().map(({ message }) => message)).toEqual([text('hours.saved')]);
  });

  it('of a pub without orders at tables are missed by its guests only', async () => {
    openHoursScreen({}, { has_in_place_order: false });
    await expect.element(page.getByText(text('hours.unset_page'))).toBeVisible();
  });
});

it('a week has several spans, past midnight too, and the last order; all of it is read in words', async () => {
  const hours = openHoursScreen(services({}));
  await expect.element(heading('opening')).toHaveTextContent('Localul10:00–22:00');
  await heading('opening').click();
  await to(1).fill('15:00');
  await button(text('hours.span_add')).click();
  await span(2).getByRole('button', { name: 'sâm.–dum.' }).click();
  await span(2).getByLabelText(text('hours.span_from'), { exact: true }).fill('18:00');
  await to(2).fill('02:00');
  await lastOrder().selectOptions('30');
  await expect
    .element(heading('opening'))
    .toHaveTextContent(
      `Localullun.–vin. 10:00–15:00 · sâm., dum. 10:00–15:00, 18:00–02:00 · ${text('hours.last_order_value', { minutes: 30 })}`,
    );
  await save().click();
  await expect.element(allSaved()).toBeVisible();
  expect(hours.sent.map((sent) => sent.services.opening)).toEqual([
    {
      week: [
        { days: [0, 1, 2, 3, 4, 5, 6], start: 600, end: 900 },
        { days: [5, 6], start: 1080, end: 120 },
      ],
      follows: null,
      last_order: 30,
    },
  ]);
});

it('a service has a cut-off for the orders of a day, which is read in words', async () => {
  const hours = openHoursScreen(services({ delivery: every([12, 20]) }));
  await heading('delivery').click();
  const until = page.getByLabelText(text('hours.order_until'));
  await until.selectOptions('1');
  const time = page.getByLabelText(text('hours.until_time'), { exact: true });
  await expect.element(time).toHaveValue('18:00');
  await time.fill('');
  await save().click();
  await expect.element(page.getByText(text('hours.span_no_time'))).toBeVisible();
  expect(hours.sent).toEqual([]);
  await time.fill('20:30');
  await save().click();
  await expect.element(allSaved()).toBeVisible();
  await expect
    .element(heading('delivery'))
    .toHaveTextContent(
      `Livrarea12:00–20:00 · ${text('hours.until_day_before', { time: '20:30' })}`,
    );
  expect(hours.sent[0]?.services.delivery.order_until).toEqual({ days_before: 1, minute: 1230 });
  await until.selectOptions('none');
  await save().click();
  await expect.element(allSaved()).toBeVisible();
  expect(hours.sent[1]?.services.delivery).toEqual(every([12, 20]));
});

it('a delivery takes over the opening hours, and gets its own back as they were', async () => {
  const hours = openHoursScreen(services({ delivery: every([12, 20]) }));
  await heading('delivery').click();
  await button(text('hours.as_opening')).click();
  await expect
    .element(heading('delivery'))
    .toHaveTextContent(`Livrarea${text('hours.as_opening')}: 10:00–22:00`);
  await button(text('hours.own')).click();
  await expect.element(allSaved()).toBeVisible();
  await button(text('hours.as_opening')).click();
  await save().click();
  await expect.element(allSaved()).toBeVisible();
  expect(hours.sent[0]?.services.delivery).toEqual({
    week: null,
    follows: 'opening',
    last_order: 0,
  });
});

it('says at its place what is wrong, and sends nothing', async () => {
  const hours = openHoursScreen(services({ delivery: every([12, 20]) }));
  await heading('delivery').click();
  await to(1).fill('12:00');
  await button(text('hours.span_add')).click();
  await save().click();
  await expect.element(span(1).getByText(text('hours.problem_no_length'))).toBeVisible();
  await expect.element(span(2).getByText(text('hours.problem_no_days'))).toBeVisible();
  await button(text('hours.as_opening')).click();
  await heading('opening').click();
  await button(text('hours.not_set')).click();
  await save().click();
  await expect.element(page.getByText(text('hours.problem_follows_nothing'))).toBeVisible();
  expect(hours.sent).toEqual([]);
  await button(text('pubs.discard')).click();
  await expect.element(heading('delivery')).toHaveTextContent('Livrarea12:00–20:00');
});

describe('with another desk', () => {
  const sunday = { days: [6], start: 600, end: 900 };
  const withOpening = (hours: PubHours): PubHours => ({
    ...hours,
    services: { ...hours.services, opening: { week: [sunday], follows: null, last_order: 0 } },
  });
  const typeDelivery = async () => {
    await heading('delivery').click();
    await lastOrder().selectOptions('45');
  };

  it('shows what it saves where nobody types', async () => {
    const hours = openHoursScreen(services({ delivery: every([12, 20]) }));
    await typeDelivery();
    hours.others(withOpening, { isSeen: true });
    await expect.element(heading('opening')).toHaveTextContent('Localuldum. 10:00–15:00');
    await expect.element(lastOrder()).toHaveValue('45');
  });

  it.each([true, false])(
    'keeps its part when it saves another one, seen before: %s',
    async (isSeen) => {
      const hours = openHoursScreen(services({ delivery: every([12, 20]) }));
      await typeDelivery();
      hours.others(withOpening, { isSeen });
      await save().click();
      await expect.element(allSaved()).toBeVisible();
      expect(hours.saved().services).toMatchObject({
        opening: { week: [sunday] },
        delivery: { ...every([12, 20]), last_order: 45 },
      });
    },
  );

  it.each([true, false])(
    'of the same part shows theirs and says so, seen before: %s',
    async (isSeen) => {
      const hours = openHoursScreen(services({ delivery: every([12, 20]) }));
      await typeDelivery();
      const theirs = { ...every([8, 9]), last_order: 15 };
      hours.others(
        (before) => ({ ...before, services: { ...before.services, delivery: theirs } }),
        { isSeen },
      );
      await save().click();
      await expect.element(page.getByText(text('errors.hours_changed_meanwhile'))).toBeVisible();
      await expect.element(lastOrder()).toHaveValue('15');
      expect(hours.sent).toEqual([]);
    },
  );
});

it('what is typed waits while another page is open, and ends when it is as saved', async () => {
  const open = () => openHoursScreen(services({ delivery: every([12, 20]) }));
  open();
  await heading('delivery').click();
  await lastOrder().selectOptions('45');
  await expect.element(page.getByText(text('pubs.unsaved'))).toBeVisible();
  leaveHoursScreen();
  open();
  await heading('delivery').click();
  await expect.element(lastOrder()).toHaveValue('45');
  await lastOrder().selectOptions('0');
  await expect.element(allSaved()).toBeVisible();
});
