import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { PublicationBadge, PublishedUntil } from './publication-badge.tsx';

const screens = russianScreens();
const ends = { expiration_time_utc: '2026-11-20T22:30:00.000Z', time_zone: 'Europe/Chisinau' };

it.each([
  ['lasts', { expired: false, days_left: 30 }, 'pubs.published_until', undefined],
  ['ends soon', { expired: false, days_left: 3 }, 'pubs.published_until', /3/],
  ['ends today', { expired: false, days_left: 0 }, 'pubs.published_until', 'pubs.last_day'],
  ['has ended', { expired: true, days_left: 0 }, 'pubs.published_till_past', 'pubs.expired'],
] as const)(
  'a publication that %s says until when, on the pub’s own clock',
  async (_, pub, until, badge) => {
    const shown = aPub({ ...ends, ...pub });
    screens.draw(
      <p data-testid="publication">
        <PublishedUntil pub={shown} /> <PublicationBadge pub={shown} />
      </p>,
    );
    const words = page.getByTestId('publication');
    await expect.element(words).toBeVisible();
    const said = words.element().textContent.replaceAll('\u00A0', ' ');
    expect(said).toContain(text(until));
    // Half past midnight of the next day there.
    expect(said).toMatch(/21.*00:30/);
    if (badge === undefined) expect(said).toMatch(/00:30\s*$/);
    else expect(said).toMatch(badge instanceof RegExp ? badge : new RegExp(text(badge)));
  },
);
