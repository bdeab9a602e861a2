import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { openPlatform } from '../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { EnteredBar } from './entered-bar.tsx';
import { EntryEnded } from './entry-ended.tsx';

startTestTexts('ro');

let unmount: () => void = () => {};

beforeEach(() => {
  window.sessionStorage.clear();
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** No device of a test run has this clock. */
const ZONE = 'Pacific/Kiritimati';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const bar = (until: string) => (
  <EnteredBar pubName="La Nuc" until={until} timeZone={ZONE} openInNewSession={() => {}} />
);
const ended = page.getByText(text('administration.hour_is_over', { pub: 'La Nuc' }));

it('shows the pub and the end of the hour on the pub’s clock, and sends no request before it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const until = inMinutes(30);
  const opened = openPlatform(bar(until), {});
  ({ unmount } = opened);
  await expect.element(page.getByText(/Sunteți în La Nuc/)).toBeVisible();
  const time = page.getByRole('time');
  await expect
    .element(time)
    .toHaveTextContent(
      text('administration.inside_until', { time: formatTime(until, 'ro', ZONE) }),
    );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.made).toEqual([]);
});

it('refreshes the session once the hour is over, and the sign-in shows why it ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { made } = fakeApi({ 'POST /api/auth/refresh-token': () => refusal(401, 'unauthorized') });
  unmount = draw(bar(inMinutes(-1)));
  await expect.element(page.getByText(/Sunteți în La Nuc/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.poll(() => made.map(({ call }) => call)).toEqual(['POST /api/auth/refresh-token']);
  unmount();
  unmount = draw(<EntryEnded />);
  await expect.element(ended).toBeVisible();
  unmount();
  // Shown once.
  unmount = draw(<EntryEnded />);
  await expect.element(ended).not.toBeInTheDocument();
});

it('shows nothing to a user who signed out before the hour was over', async () => {
  fakeApi({});
  unmount = draw(bar(inMinutes(30)));
  await expect.element(page.getByText(/Sunteți în La Nuc/)).toBeVisible();
  unmount();
  unmount = draw(<EntryEnded />);
  await expect.element(ended).not.toBeInTheDocument();
});
