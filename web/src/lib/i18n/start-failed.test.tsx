import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from './i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reports that there are no texts when the server has none', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('', { status: 404 })));
  vi.stubGlobal('fetch', send);
  const onState = vi.fn();
  expect(await startI18n('ru', onState)).toBe(false);
  expect(onState.mock.calls).toEqual([['failed']]);
  expect(send).toHaveBeenCalledTimes(2);
});
