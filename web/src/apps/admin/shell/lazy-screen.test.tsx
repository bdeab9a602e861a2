import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';

const Desk = () => <h1>Desk</h1>;

/** What the screen shows in the very frame in which it opens. */
function firstFrameOf(Screen: LazyScreen): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => {
    root.render(
      <Suspense fallback="placeholder">
        <Screen />
      </Suspense>,
    );
  });
  const shown = host.textContent;
  root.unmount();
  return shown;
}

it('shows the placeholder until its program is loaded', () => {
  expect(firstFrameOf(lazyScreen(() => Promise.resolve(Desk)))).toBe('placeholder');
});

it('is drawn at once when its program was loaded before', async () => {
  const screen = lazyScreen(() => Promise.resolve(Desk));
  await screen.load();
  expect(firstFrameOf(screen)).toBe('Desk');
});
