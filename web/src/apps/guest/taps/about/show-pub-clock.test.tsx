import { afterEach, expect, it } from 'vitest';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { showPubClock } from './show-pub-clock.ts';

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

it('says whose clock it is where the device shows another time', () => {
  expect(hoursAfter('Pacific/Kiritimati', 'ro')).toBe('Azi 10:00–22:00 (ora localului)');
});

it('says nothing where both show the same', () => {
  expect(hoursAfter(own, 'ru')).toBe('Azi 10:00–22:00');
});

it('does without hours on the page', () => {
  expect(() => showPubClock(aPageInfo({ timeZone: 'Pacific/Kiritimati' }))).not.toThrow();
});
