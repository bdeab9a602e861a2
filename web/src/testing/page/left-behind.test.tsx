import { expect, it } from 'vitest';
import { showSuccess, toasts } from '../../lib/toasts/toasts.ts';

it('a toast that a test has shown, and one that it has closed, …', () => {
  showSuccess('shown');
  showSuccess('closed');
  toasts.close(toasts.list().at(-1)?.id ?? 0);
  expect(toasts.list().map(({ phase }) => phase)).toEqual(['shown', 'closing']);
});

it('… are not in the page of the next test', () => {
  expect(toasts.list()).toEqual([]);
});
