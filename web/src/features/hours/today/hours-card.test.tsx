import type { Pub } from '@comanda/contract/pubs';
import { DEFAULT_HOURS, services, type HoursException, type PubHours } from '@comanda/domain/hours';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { every } from '../testing/hours-setup.tsx';
import { HoursCard, UnsetHoursNote } from './hours-card.tsx';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  // 1 December, 14:30 in Chișinău.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const withOpening = (
  opening: PubHours['services']['opening'],
  exceptions: readonly HoursException[] = [],
): PubHours => ({
  ...DEFAULT_HOURS,
  services: { ...DEFAULT_HOURS.services, opening },
  exceptions,
});
const today = (rest: Partial<HoursException> = {}): HoursException => ({
  from: '2026-12-01',
  to: '2026-12-01',
  kind: 'closed',
  spans: [],
  services: [...services],
  text: {},
  ...rest,
});

describe('the card on the pub’s own page', () => {
  it.each<[string, PubHours, string]>([
    ['open', withOpening(every([10, 22])), 'открытоСегодня 10:00–22:00'],
    [
      'between two spans',
      withOpening(every([10, 14], [18, 23])),
      'закрытоСегодня 10:00–14:00, 18:00–23:00',
    ],
    ['a closed date', withOpening(every([10, 22]), [today()]), 'закрытоСегодня закрыто'],
    [
      'a closed date with a text, of the pub’s language where there is none of the reader',
      withOpening(every([10, 22]), [today({ text: { ro: 'Nuntă', ru: '' } })]),
      'закрытоСегодня закрыто: Nuntă',
    ],
    [
      'a break',
      withOpening(every([10, 22]), [
        today({ kind: 'break', spans: [{ start: 840, end: 900 }], text: { ru: 'Учёт' } }),
      ]),
      'закрытоСегодня 10:00–14:00, 15:00–22:00 · Учёт',
    ],
    ['not set', DEFAULT_HOURS, 'Не указаны'],
  ])('%s', async (_, hours, words) => {
    draw(<HoursCard pub={aPub({ hours })} />);
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/admin/pub/7/hours');
    expect(document.querySelector('section')?.textContent).toBe(text('hours.title') + words);
  });
});

describe('the warning that guests at tables order at any hour', () => {
  const setUp = { has_hours: false } as Pub['set_up'];
  it.each<[string, Partial<Pub>, boolean]>([
    ['is shown', {}, true],
    ['not with opening hours', { hours: withOpening(every([10, 22])) }, false],
    ['not without orders at tables', { has_in_place_order: false }, false],
    ['not while the first steps ask for the hours', { set_up: setUp }, false],
  ])('%s', async (_, fields, isShown) => {
    draw(<UnsetHoursNote pub={aPub(fields)} />);
    const action = page.getByRole('link', { name: text('hours.set_opening') });
    if (isShown) await expect.element(action).toHaveAttribute('href', '/admin/pub/7/hours');
    else expect(action.elements()).toEqual([]);
  });
});
