import { afterEach, expect, it } from 'vitest';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { showPubClock } from './about-sheet.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => document.querySelector('.hours')?.remove());

function hoursAfter(timeZone: string, language: 'ru' | 'ro'): string {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<section class="hours"><h2>Livrare</h2><p>Azi 10:00–22:00</p></section>',
  );
  showPubClock(aPageInfo({ timeZone, language }));
  return document.querySelector('.hours p')?.textContent ?? '';
}

it('shows the time zone where the device has another time', () => {
  expect(hoursAfter('Pacific/Kiritimati', 'ro')).toBe('Azi 10:00–22:00 (ora localului)');
});

it('shows nothing where both have the same time', () => {
  expect(hoursAfter(own, 'ru')).toBe('Azi 10:00–22:00');
});

it('works without hours on the page', () => {
  expect(() => showPubClock(aPageInfo({ timeZone: 'Pacific/Kiritimati' }))).not.toThrow();
});
