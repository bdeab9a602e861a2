import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { startI18n } from '../../../lib/i18n/i18n.ts';
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

it('is there when all texts are, unless it needs only those of the start', async () => {
  let sendAll: () => void = () => {};
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/desk.json')
      ? Promise.resolve(Response.json({}))
      : new Promise((resolve) => {
          sendAll = () => {
            resolve(Response.json({}));
          };
        }),
  );
  await startI18n('ro', () => {}, 'desk');
  const desk = lazyScreen(() => Promise.resolve(Desk), 'desk');
  const other = lazyScreen(() => Promise.resolve(Desk));
  const loading = other.load();
  await desk.load();
  await new Promise(requestAnimationFrame);
  expect(firstFrameOf(desk)).toBe('Desk');
  expect(firstFrameOf(other)).toBe('placeholder');
  sendAll();
  await loading;
  expect(firstFrameOf(other)).toBe('Desk');
  vi.unstubAllGlobals();
});
