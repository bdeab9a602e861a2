import { afterEach, expect, it, vi } from 'vitest';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { refreshOnReturn, refreshAtChange } from './refresh-on-return.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('reads a menu again on the return to it, more than ten minutes after it was read', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const readAgain = vi.fn(async () => {});
  refreshOnReturn(readAgain);
  const comeBackAfter = (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
    document.dispatchEvent(new Event('visibilitychange'));
    return readAgain.mock.calls.length;
  };
  expect(comeBackAfter(10 * 60_000)).toBe(0);
  expect(comeBackAfter(1)).toBe(1);
  expect(comeBackAfter(10 * 60_000)).toBe(1);
});

const EIGHT = '2026-11-23T06:00:00.000Z';
const NOON = '2026-11-23T10:00:00.000Z';

/** A page on which what is served changes at eight, and after a reload then at noon. */
function openPage(changes: (string | undefined)[] = [EIGHT, NOON, undefined]) {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-23T05:00:00.000Z');
  const minutes = changes.map((at) => (at === undefined ? at : Date.parse(at) / 60_000));
  let [changesAt] = minutes;
  const reload = vi.fn(async () => {
    [changesAt] = minutes.slice(reload.mock.calls.length);
  });
  refreshAtChange({ info: () => ({ ...aPageInfo(), changesAt }), reload });
  return reload;
}

it('reads a menu again a moment after each change of what is served', async () => {
  const reload = openPage();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4 * 60 * 60_000);
  expect(reload).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('waits a minute for a guest who is busy, and for a server whose clock is behind', async () => {
  const reload = openPage([EIGHT, EIGHT, NOON]);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  expect(reload).not.toHaveBeenCalled();
  dialog.remove();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not read a menu again that is always served', async () => {
  const reload = openPage([undefined]);
  await vi.advanceTimersByTimeAsync(7 * 24 * 60 * 60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('reads a page again whose hours change in two months then, and not at once', async () => {
  const reload = openPage(['2027-01-23T06:00:00.000Z', undefined]);
  await vi.advanceTimersByTimeAsync(60 * 24 * 60 * 60_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60_000);
  expect(reload).toHaveBeenCalledOnce();
});
