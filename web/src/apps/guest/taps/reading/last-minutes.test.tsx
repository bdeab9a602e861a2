import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as attributes from '../../markup/attributes.ts';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { countLastMinutes } from './last-minutes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-23T18:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function openLine(until: string | undefined): HTMLElement {
  const line = document.createElement('b');
  line.textContent = 'Deschis până la 22:00';
  if (until !== undefined) {
    line.setAttribute(attributes.lastOrderAt, String(Date.parse(until) / 60_000));
  }
  document.body.append(line);
  countLastMinutes(aPageInfo());
  return line;
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

it('the last twenty minutes of orders are counted down, and no longer ones', async () => {
  const line = openLine('2026-11-23T20:00:00.000Z');
  await pass(99);
  expect(line).toHaveTextContent('Deschis până la 22:00');
  await pass(1);
  expect(line).toHaveTextContent('Comenzi încă 20 min');
  await pass(19.5);
  expect(line).toHaveTextContent('Comenzi încă 1 min');
  await pass(5);
  expect(line).toHaveTextContent('Comenzi încă 1 min');
});

it.each([undefined, '2026-11-23T17:00:00.000Z', '2027-03-01T17:00:00.000Z'])(
  'nothing is counted until %s',
  async (until) => {
    const line = openLine(until);
    await pass(30 * 24 * 60);
    expect(line).toHaveTextContent('Deschis până la 22:00');
  },
);
