import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { PartsPage } from './parts-page.tsx';
import { inside } from './samples.tsx';

const sources = import.meta.glob<string>('../../../ui/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parts = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, text]) => [...text.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)])
  .map(([, name = '']) => name)
  .toSorted();

it('each part of ui has a sample in both themes, and each sample its part', async () => {
  draw(<PartsPage />);
  await expect.element(page.getByRole('region', { name: 'Button', exact: true })).toBeVisible();
  const shown = [...document.querySelectorAll('main section[aria-label], section[aria-label]')]
    .filter((section) => section.querySelectorAll(':scope > [data-theme]').length === 2)
    .map((section) => section.getAttribute('aria-label') ?? '');
  expect([...new Set([...shown, ...Object.keys(inside)])].toSorted()).toEqual(parts);
});
