import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showDanger, showSuccess, toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => toasts.list().map(({ kind, message, phase }) => ({ kind, message, phase }));

it.each([
  ['success', showSuccess],
  ['danger', showDanger],
] as const)(
  'a %s stays for 3000 ms, begins to fade 500 ms later and is removed 1000 ms after that',
  (kind, show) => {
    show('Salvat');
    vi.advanceTimersByTime(3499);
    expect(shown()).toEqual([{ kind, message: 'Salvat', phase: 'shown' }]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([{ kind, message: 'Salvat', phase: 'fading' }]);
    vi.advanceTimersByTime(999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  },
);
