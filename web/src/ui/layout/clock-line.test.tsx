import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts } from '../../testing/setup/test-texts.ts';
import { DeviceClockLine } from './clock-line.tsx';

const isOtherClock = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('../../lib/format/other-clock.ts', () => ({ isOtherClock }));

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(() => {
  isOtherClock.mockReset();
});

it.each([true, false])(
  'says by whose clock the times are, where it is another one: %s',
  async (isOther) => {
    isOtherClock.mockReturnValue(isOther);
    draw(
      <main>
        <DeviceClockLine />
      </main>,
    );
    await expect.element(page.getByRole('main')).toBeInTheDocument();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await expect
      .poll(() => page.getByRole('main').element().textContent.includes(timeZone))
      .toBe(isOther);
  },
);
