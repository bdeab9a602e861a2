import { holidayNames } from '@comanda/contract/hours';
import { DEFAULT_HOURS, services, type HoursException } from '@comanda/domain/hours';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { button, closeHoursScreen, dialog, openHoursScreen } from '../testing/hours-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(async () => {
  await page.viewport(1280, 800);
  // 1 December at half past midnight in Chișinău, where it is not yet that day by UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T22:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  closeHoursScreen();
});

const on = (from: string, rest: Partial<HoursException> = {}): HoursException => ({
  from,
  to: from,
  kind: 'closed',
  spans: [],
  services: [...services],
  text: {},
  ...rest,
});
const christmas = on('2026-12-25', { text: { ro: 'Crăciun fericit!', ru: 'С Рождеством!' } });
const holiday = (name: keyof typeof holidayNames) => holidayNames[name].ro;
const field = (key: 'first_day' | 'last_day' | 'text' | 'span_from' | 'span_to') =>
  dialog().getByLabelText(text(`hours.${key}`), { exact: true });
const pill = (name: string) => dialog().getByRole('button', { name, exact: true });
const save = () => pill(text('ui.save'));
const rows = () =>
  [...document.querySelectorAll('main > section')][1]?.querySelectorAll('li') ?? [];
const rowWords = () => [...rows()].map(({ textContent }) => textContent);
const act = async (name: string, action: 'ui.edit' | 'ui.delete') => {
  await button(text('ui.actions_of', { name })).click();
  await button(text(action)).click();
};

it('the days ahead are read in sequence, with what is different, for what and why; those that are over are not', () => {
  openHoursScreen({
    exceptions: [
      on('2026-12-31', { to: '2027-01-02', kind: 'hours', spans: [{ start: 600, end: 960 }] }),
      on('2026-11-30'),
      christmas,
      on('2026-12-01', {
        kind: 'break',
        spans: [{ start: 900, end: 990 }],
        services: ['delivery'],
      }),
    ],
  });
  expect(rowWords()).toEqual([
    'mar., 1 dec.închis 15:00–16:30 · Livrarea',
    'vin., 25 dec.închis · Crăciun fericit!',
    '31 dec. 2026 – 2 ian. 202710:00–16:00',
  ]);
});

it('a day is added with its hours, its services and its text in the languages of the pub', async () => {
  const hours = openHoursScreen({}, { other_languages: ['ru'] });
  await button(text('hours.add_day')).click();
  await field('first_day').fill('2026-12-31');
  await pill(text('hours.kind_hours')).click();
  await field('span_to').fill('02:00');
  await dialog()
    .getByRole('checkbox', { name: text('hours.service_opening') })
    .click();
  await field('text').fill(' Revelion ');
  await dialog().getByText(text('hours.other_languages')).click();
  await dialog()
    .getByLabelText(text('hours.text_in', { language: text('translations.language_ru') }))
    .fill('Новый год');
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(hours.sent.map(({ exceptions }) => exceptions)).toEqual([
    [
      on('2026-12-31', {
        kind: 'hours',
        spans: [{ start: 600, end: 120 }],
        // Pick-up, which is not shown, follows the deliveries.
        services: ['delivery', 'pick_up'],
        text: { ro: 'Revelion', ru: 'Новый год' },
      }),
    ],
  ]);
});

it('says at its place what is wrong, and sends nothing', async () => {
  const hours = openHoursScreen({ exceptions: [christmas] });
  await button(text('hours.add_day')).click();
  await save().click();
  await expect.element(dialog().getByText(text('hours.problem_no_date'))).toBeVisible();
  await field('first_day').fill('2026-12-25');
  await expect.element(dialog().getByText(text('hours.problem_overlaps'))).toBeVisible();
  await field('last_day').fill('2026-12-24');
  await expect
    .element(dialog().getByText(text('hours.problem_ends_before_it_starts')))
    .toBeVisible();
  await field('last_day').fill('2027-08-24');
  await expect
    .element(dialog().getByText(text('hours.problem_too_long', { days: 180 })))
    .toBeVisible();
  await field('last_day').fill('2026-12-26');
  for (const service of ['opening', 'delivery'] as const)
    await dialog()
      .getByRole('checkbox', { name: text(`hours.service_${service}`) })
      .click();
  await expect.element(dialog().getByText(text('hours.problem_no_services'))).toBeVisible();
  await dialog()
    .getByRole('checkbox', { name: text('hours.service_opening') })
    .click();
  await pill(text('hours.kind_break')).click();
  await field('span_to').fill('10:00');
  await expect.element(dialog().getByText(text('hours.problem_no_length'))).toBeVisible();
  await field('span_to').fill('10:01');
  await expect.element(dialog().getByText(text('hours.span_no_time'))).toBeVisible();
  await save().click();
  expect(hours.sent).toEqual([]);
});

it('a day is changed in its form, and is not a contradiction to itself', async () => {
  const hours = openHoursScreen({ exceptions: [christmas, on('2026-12-26')] });
  await act('vin., 25 dec.', 'ui.edit');
  await expect.element(field('text')).toHaveValue('Crăciun fericit!');
  await field('first_day').fill('2026-12-24');
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(hours.saved().exceptions).toEqual([
    on('2026-12-26'),
    { ...christmas, from: '2026-12-24', to: '2026-12-24' },
  ]);
});

it('a deleted day comes back by one press', async () => {
  const hours = openHoursScreen({ exceptions: [christmas] });
  await act('vin., 25 dec.', 'ui.delete');
  await expect
    .element(page.getByText(text('hours.deleted', { name: 'vin., 25 dec.' })))
    .toBeVisible();
  await expect.element(page.getByText(text('hours.no_days'))).toBeVisible();
  await button(text('hours.put_back')).click();
  await expect.poll(() => hours.saved().exceptions).toEqual([christmas]);
  await expect.element(button(text('hours.put_back'))).not.toBeInTheDocument();
});

describe('with another desk that saves meanwhile', () => {
  it('a new day is added to theirs', async () => {
    const hours = openHoursScreen({});
    await button(text('hours.add_day')).click();
    await field('first_day').fill('2026-12-31');
    hours.others((before) => ({ ...before, exceptions: [christmas] }), { isSeen: false });
    await save().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(hours.saved().exceptions).toEqual([christmas, on('2026-12-31')]);
    expect(rowWords()).toHaveLength(2);
  });

  it('a day that they have changed is not overwritten', async () => {
    const hours = openHoursScreen({ exceptions: [christmas] });
    await act('vin., 25 dec.', 'ui.edit');
    await field('text').fill('Altceva');
    const theirs = on('2026-12-25', { text: { ro: 'Al lor' } });
    hours.others((before) => ({ ...before, exceptions: [theirs] }), { isSeen: false });
    await save().click();
    await expect.element(dialog().getByText(text('errors.hours_changed_meanwhile'))).toBeVisible();
    expect(hours.saved().exceptions).toEqual([theirs]);
    expect(rowWords()).toEqual(['vin., 25 dec.închis · Al lor']);
  });
});

describe('a holiday', () => {
  const close = (name: keyof typeof holidayNames) =>
    button(text('hours.close_on', { holiday: holiday(name) }));
  const change = (name: keyof typeof holidayNames) =>
    button(text('hours.change_on', { holiday: holiday(name) }));

  it('is closed by one press, in three languages, and nothing before it', async () => {
    const hours = openHoursScreen({});
    await expect.element(close('christmas_old_style')).toBeVisible();
    expect(hours.sent).toEqual([]);
    await close('christmas_old_style').click();
    await expect.element(change('christmas_old_style')).toBeVisible();
    await expect.element(close('christmas')).toBeVisible();
    expect(hours.sent.map(({ exceptions }) => exceptions)).toEqual([
      [
        on('2027-01-07', {
          to: '2027-01-08',
          text: {
            en: 'Christmas (old style)',
            ro: 'Crăciunul (pe stil vechi)',
            ru: 'Рождество Христово (по старому стилю)',
          },
        }),
      ],
    ]);
    await change('christmas_old_style').click();
    await expect.element(field('first_day')).toHaveValue('2027-01-07');
  });

  it('of the whole year is a press away', async () => {
    openHoursScreen({});
    await expect.element(close('easter_western')).toBeVisible();
    expect(close('chisinau_day').elements()).toEqual([]);
    await button(text('hours.all_holidays')).click();
    await expect.element(close('chisinau_day')).toBeVisible();
    await expect.element(button(text('hours.all_holidays'))).not.toBeInTheDocument();
  });

  it.each([
    ['a range that contains its day leaves it open', on('2026-12-20', { to: '2026-12-31' }), true],
    [
      'a break is not an answer',
      on('2026-12-25', { kind: 'break', spans: [{ start: 1, end: 5 }] }),
      true,
    ],
    ['other hours are', on('2026-12-25', { kind: 'hours', spans: [{ start: 5, end: 10 }] }), false],
  ] as const)('%s', async (_, exception, isOffered) => {
    openHoursScreen({ exceptions: [exception] });
    await expect.element(isOffered ? close('christmas') : change('christmas')).toBeVisible();
  });
});

it('says what counts before what', async () => {
  openHoursScreen(DEFAULT_HOURS);
  await expect.element(page.getByText(text('hours.what_counts'))).toBeVisible();
});
