import { afterEach, expect, it, vi } from 'vitest';
import { loadPart, reloadForMissing } from './load-part.ts';

afterEach(() => vi.unstubAllGlobals());

const reload = vi.fn<() => void>();
const fails = async (): Promise<never> => {
  throw new TypeError('no connection');
};
const answers = (status: number) => async () => new Response(null, { status });

// One document: what did not load once stays missing.
it('after a part did not load, loads the document again once the server can be reached', async () => {
  vi.stubGlobal('fetch', answers(200));
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(await reloadForMissing(reload)).toBe(false);
  await expect(loadPart(fails)).rejects.toThrow('no connection');
  vi.stubGlobal('fetch', fails);
  expect(await reloadForMissing(reload)).toBe(false);
  vi.stubGlobal('fetch', answers(503));
  expect(await reloadForMissing(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', answers(200));
  expect(await reloadForMissing(reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
