import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '../../../testing/page/describe-element.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PartsPage } from './parts-page.tsx';
import { inside, samples } from './samples.tsx';

const sources = import.meta.glob<string>('../../../ui/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const describeChildren = (element: Element | null): readonly string[] =>
  [...(element?.childNodes ?? [])].flatMap((node) => describeElement(node, '  '));

const parts = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, source]) => [...source.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)])
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

/** By the clock or the zone of the device, or by the sizes of a picture: they have tests of their own. */
const changing = new Set(['CropPopup', 'DeviceClockLine']);

/** What the sample is, and what its button opens. */
async function describeSample(): Promise<readonly string[]> {
  const main = document.querySelector('main');
  const lines = describeChildren(main);
  const opener = [...(main?.querySelectorAll('button') ?? [])].find(
    ({ textContent, popoverTargetElement }) => textContent === '…' || popoverTargetElement,
  );
  if (!opener) return lines;
  opener.click();
  const opened = () => document.querySelector('[role=dialog], :popover-open');
  await expect.poll(() => opened()?.textContent).toBeTruthy();
  return [...lines, '  opened', ...describeElement(opened() ?? document.body, '    ')];
}

// `npx vitest run --project web parts-page -u` writes the text again.
it('each part has the attributes, the classes and the words that are checked in', async () => {
  startTestTexts('en');
  vi.useFakeTimers({ now: Date.parse('2026-05-04T12:00:00Z'), toFake: ['Date'] });
  const lines: string[] = [];
  for (const [name, sample] of Object.entries(samples(text))) {
    if (changing.has(name)) continue;
    const remove = draw(<main>{sample}</main>);
    lines.push(name, ...(await describeSample()));
    remove();
  }
  vi.useRealTimers();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('parts.txt');
});
