import { afterEach, expect, it, vi } from 'vitest';
import { afterFirstUse, afterLoad, runWhenIdle, whenIdle } from './run-when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that is never idle: it runs an idle callback only at its latest time. */
function busyBrowser(document: { readonly readyState: string } = { readyState: 'complete' }): void {
  vi.useFakeTimers();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {
    requestIdleCallback: (run: () => void, { timeout }: { timeout?: number } = {}) => {
      if (timeout !== undefined) setTimeout(run, timeout);
    },
  });
}

it('runs after two seconds on a device that is never idle', () => {
  busyBrowser();
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('runs in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

it('runs after the load of the page when that has been loaded already', () => {
  busyBrowser();
  const run = vi.fn<() => void>();
  afterLoad(run);
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledOnce();
});

it.each(['scroll', 'pointerdown', 'keydown'])('runs once, after the first %s', (use) => {
  const window = Object.assign(new EventTarget(), {
    requestIdleCallback: (idle: () => void) => {
      idle();
    },
  });
  vi.stubGlobal('window', window);
  const run = vi.fn<() => void>();
  afterFirstUse(run);
  expect(run).not.toHaveBeenCalled();
  for (const one of [use, use, 'scroll', 'pointerdown']) window.dispatchEvent(new Event(one));
  expect(run).toHaveBeenCalledOnce();
});

it('does a long task to its end, a slice at a time', () => {
  busyBrowser();
  // Each step takes 5 ms, so a slice of 8 ms has two of them.
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  const done: number[] = [];
  runWhenIdle(
    (function* () {
      for (const step of [1, 2, 3, 4, 5]) {
        now += 5;
        done.push(step);
        yield;
      }
    })(),
  );
  vi.advanceTimersByTime(2000);
  expect(done).toEqual([1, 2]);
  vi.advanceTimersByTime(4000);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});
