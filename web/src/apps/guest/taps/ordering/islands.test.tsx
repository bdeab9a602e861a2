import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { OpenPage } from '../open-page.ts';
import { clickAccount, clickBasketBar } from './islands.ts';

const opened = vi.hoisted(() => ({
  checkout: async (..._given: unknown[]): Promise<void> => undefined,
  account: async (..._given: unknown[]): Promise<void> => undefined,
}));
// The islands' texts exist only in the build of the guest's page.
vi.mock('../../checkout/mount.tsx', () => ({
  openCheckout: (...given: unknown[]) => opened.checkout(...given),
}));
vi.mock('../../account/mount.tsx', () => ({
  openAccount: (...given: unknown[]) => opened.account(...given),
}));

const missing = vi.hoisted(() => ({ reloads: false }));
vi.mock('../../device/load-part.ts', () => ({
  loadPart: (load: () => Promise<unknown>) => load(),
  reloadForMissing: async () => missing.reloads,
}));

let page: OpenPage;
beforeEach(() => {
  page = openTestPage();
});
afterEach(closeTestPage);

const busy = (selector: string) => document.querySelector(selector)?.ariaBusy;
const noteText = () => document.querySelector('#note')?.textContent;

it('the bar opens the checkout of this basket, and has the focus after the page is loaded again', async () => {
  let reload = async (): Promise<void> => undefined;
  opened.checkout = async (store, info, again) => {
    expect([store, info]).toEqual([page.store, page.info()]);
    reload = again as typeof reload;
  };
  const bar = document.querySelector<HTMLElement>('#bar');
  if (bar) bar.hidden = false;
  click(clickBasketBar, ['#bar', page]);
  await expect.poll(() => busy('#bar')).toBe('false');
  await reload();
  expect(page.reload).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(bar);
});

it('pressed twice it opens once', async () => {
  let times = 0;
  let finish = (): void => undefined;
  opened.account = () => {
    times += 1;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  click(clickAccount, ['.who', page]);
  click(clickAccount, ['.who', page]);
  await expect.poll(() => times).toBe(1);
  finish();
  await expect.poll(() => busy('.who')).toBe('false');
  expect(times).toBe(1);
  expect(noteText()).toBe('');
});

it.each([
  ['checkout', clickBasketBar, '#bar', 'basketDidNotLoad'],
  ['account', clickAccount, '.who', 'accountDidNotLoad'],
] as const)('a failed load of the %s is shown', async (island, handle, selector, text) => {
  opened[island] = async () => {
    throw new TypeError('no connection');
  };
  click(handle, [selector, page]);
  await expect.poll(noteText).toBe(page.info().texts[text]);
  expect(busy(selector)).toBe('false');
});

it('shows no failure while the document is loaded again for a missing part', async () => {
  missing.reloads = true;
  opened.checkout = async () => {
    throw new TypeError('no connection');
  };
  click(clickBasketBar, ['#bar', page]);
  await expect.poll(() => busy('#bar')).toBe('false');
  expect(noteText()).toBe('');
  missing.reloads = false;
});
