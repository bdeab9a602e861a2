import { expect, it } from 'vitest';
import { holidays, nextHolidays } from './index.ts';
import { holidaysOf } from './public-holidays.ts';

// Dates of the two Easters as published by the churches.
it.each([
  [2024, '2024-05-05', '2024-03-31'],
  [2025, '2025-04-20', undefined],
  [2026, '2026-04-12', '2026-04-05'],
  [2027, '2027-05-02', '2027-03-28'],
  [2028, '2028-04-16', undefined],
  [2029, '2029-04-08', '2029-04-01'],
  [2030, '2030-04-28', '2030-04-21'],
  [2033, '2033-04-24', '2033-04-17'],
  [2035, '2035-04-29', '2035-03-25'],
  [2036, '2036-04-20', '2036-04-13'],
  [2038, '2038-04-25', undefined],
  [2040, '2040-05-06', '2040-04-01'],
  [2049, '2049-04-25', '2049-04-18'],
])('Easter of %i', (year, orthodox, western) => {
  const fromOf = (wanted: string) =>
    holidaysOf(year).find(({ holiday }) => holiday === wanted)?.from;
  expect(fromOf('easter')).toBe(orthodox);
  expect(fromOf('easter_western')).toBe(western);
});

it('Easter lasts until Monday', () => {
  const easter = { holiday: 'easter', from: '2026-04-12', to: '2026-04-13' };
  expect(holidaysOf(2026)).toContainEqual(easter);
});

it('the dead are remembered on the second Monday after Easter', () => {
  expect(holidaysOf(2026)).toContainEqual({
    holiday: 'memorial_easter',
    from: '2026-04-20',
    to: '2026-04-20',
  });
});

it('the next ones are those of a year, each once and in order, with the one that lasts until today', () => {
  const next = nextHolidays('2027-01-08');
  expect(next[0]).toEqual({ holiday: 'christmas_old_style', from: '2027-01-07', to: '2027-01-08' });
  expect(next.at(-1)?.holiday).toBe('new_year');
  expect(next.map(({ from }) => from)).toEqual(next.map(({ from }) => from).toSorted());
  const names = next.map(({ holiday }) => holiday);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(holidays.length);
});
