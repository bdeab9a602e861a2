import { afterEach, expect, it, vi } from 'vitest';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { clickCopy } from './about-sheet.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeTestPage();
});

it('a tap copies the password and shows a confirmation', async () => {
  const page = openTestPage();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  click(clickCopy, ['[data-copy]', page]);
  expect(write).toHaveBeenCalledWith('nuci1932');
  await expect
    .poll(() => document.querySelector('[data-copy] i')?.textContent)
    .toBe(page.info().texts.copied);
});

it('selects the password where the browser forbids copying', async () => {
  const page = openTestPage();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  document.querySelector('details')?.setAttribute('open', '');
  click(clickCopy, ['[data-copy]', page]);
  await expect.poll(() => window.getSelection()?.toString()).toBe('nuci1932');
});
