import { DEFAULT_HOURS, type HoursPeriod } from '@comanda/domain/hours';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import {
  button,
  closeHoursScreen,
  dialog,
  every,
  openHoursScreen,
} from '../testing/hours-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(() => page.viewport(1280, 800));
afterEach(closeHoursScreen);

const withOpening = { ...DEFAULT_HOURS.services, opening: every([10, 22]) };
const terrace: HoursPeriod = {
  name: { ro: 'Terasa' },
  from: '05-01',
  to: '09-30',
  services: ['opening'],
  week: every([8, 24]).week,
};
const field = (key: 'season_name' | `season_${'first' | 'last'}_${'day' | 'month'}`) =>
  dialog().getByLabelText(text(`hours.${key}`), { exact: true });
const save = () => dialog().getByRole('button', { name: text('ui.save'), exact: true });
const rowWords = () =>
  [...([...document.querySelectorAll('main > section')].at(-1)?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );
const act = async (name: string, action: 'ui.edit' | 'ui.delete') => {
  await button(text('ui.actions_of', { name })).click();
  await button(text(action)).click();
};

it('a season is read with its dates, its week and for what it is', () => {
  openHoursScreen({
    services: withOpening,
    periods: [{ ...terrace, name: {}, from: '11-01', to: '02-28', week: [] }, terrace],
  });
  expect(rowWords()).toEqual([
    'Terasa1 mai – 30 septembrie · 08:00–24:00 · Localul',
    '1 noiembrie – 28 februarieÎnchis toată săptămâna · Localul',
  ]);
});

it('a summer terrace is added for the services with a week of their own', async () => {
  const hours = openHoursScreen({
    services: {
      ...withOpening,
      delivery: { week: null, follows: 'opening', last_order: 0 },
    },
  });
  await button(text('hours.add_season')).click();
  await field('season_name').fill('Terasa');
  await field('season_last_month').selectOptions('octombrie');
  await field('season_last_day').selectOptions('15');
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(hours.sent.map(({ periods }) => periods)).toEqual([
    [{ ...terrace, to: '10-15', week: every([10, 22]).week }],
  ]);
});

it('says what is wrong, and sends nothing; a season does not meet itself', async () => {
  const hours = openHoursScreen({
    services: withOpening,
    periods: [terrace, { ...terrace, from: '11-01', to: '11-30', name: { ro: 'Toamna' } }],
  });
  await act('Terasa', 'ui.edit');
  await field('season_last_month').selectOptions('noiembrie');
  await field('season_last_day').selectOptions('31');
  await save().click();
  await expect.element(dialog().getByText(text('hours.problem_no_date'))).toBeVisible();
  await field('season_last_day').selectOptions('1');
  await expect.element(dialog().getByText(text('hours.problem_overlaps'))).toBeVisible();
  await dialog()
    .getByRole('checkbox', { name: text('hours.service_opening') })
    .click();
  await expect.element(dialog().getByText(text('hours.problem_no_services'))).toBeVisible();
  await dialog()
    .getByRole('checkbox', { name: text('hours.service_opening') })
    .click();
  await dialog().getByLabelText(text('hours.span_to'), { exact: true }).fill('08:00');
  await field('season_last_month').selectOptions('octombrie');
  await expect.element(dialog().getByText(text('hours.problem_no_length'))).toBeVisible();
  await save().click();
  expect(hours.sent).toEqual([]);
  await dialog().getByLabelText(text('hours.span_to'), { exact: true }).fill('mâine');
  await save().click();
  await expect.element(dialog().getByText(text('hours.span_no_time'))).toBeVisible();
  expect(hours.sent).toEqual([]);
  await dialog().getByLabelText(text('hours.span_to'), { exact: true }).fill('23:00');
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(hours.saved().periods.map(({ from, to }) => [from, to])).toEqual([
    ['11-01', '11-30'],
    ['05-01', '10-01'],
  ]);
});

it('a deleted season comes back by one press', async () => {
  const hours = openHoursScreen({ services: withOpening, periods: [terrace] });
  await act('Terasa', 'ui.delete');
  await expect.element(page.getByText(text('hours.no_seasons'))).toBeVisible();
  await button(text('hours.put_back')).click();
  await expect.poll(() => hours.saved().periods).toEqual([terrace]);
});
