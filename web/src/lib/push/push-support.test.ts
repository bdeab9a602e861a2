import { afterEach, expect, it, vi } from 'vitest';
import { pushSupport } from './push-support.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window with these parts of a browser. */
function openWindow({ isSecureContext = true, without = '' } = {}): void {
  const navigator = without === 'serviceWorker' ? {} : { serviceWorker: {} };
  const parts = Object.fromEntries(
    ['PushManager', 'Notification'].filter((name) => name !== without).map((name) => [name, {}]),
  );
  vi.stubGlobal('window', { isSecureContext, ...parts });
  vi.stubGlobal('navigator', navigator);
}

it('works where a browser has all the parts', () => {
  openWindow();
  expect(pushSupport()).toBe('works');
});

it.each(['serviceWorker', 'PushManager', 'Notification'])('needs %s', (without) => {
  openWindow({ without });
  expect(pushSupport()).toBe('unsupported');
});

it('needs https', () => {
  openWindow({ isSecureContext: false });
  expect(pushSupport()).toBe('insecure');
});
