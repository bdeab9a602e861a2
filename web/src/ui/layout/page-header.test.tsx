import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { Button } from '../button/button.tsx';
import { Page, PageHeader } from './page.tsx';

afterEach(async () => {
  await page.viewport(1280, 800);
});

async function drawAt360(title: string): Promise<void> {
  await page.viewport(360, 740);
  draw(
    <Page>
      <PageHeader
        title={title}
        note="ion.rusu@curier.example"
        actions={<Button>Добавить</Button>}
      />
    </Page>,
  );
  await document.fonts.load('700 26px "Commissioner Variable"', title);
}

/** On how many lines each word of the heading stands. */
function linesOfWords(): number[] {
  const text = page.getByRole('heading').element().firstChild;
  if (!text) throw new Error('the heading is empty');
  return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

it.each([
  'Неподтверждённые курьеры',
  'Înregistrările restaurantului',
  'Ресторан «Достопримечательный»',
])('breaks no word of «%s» because of the button beside it', async (title) => {
  await drawAt360(title);
  expect(linesOfWords()).toEqual(title.split(' ').map(() => 1));
});

it('breaks a word that is wider than the phone, so that nothing scrolls sideways', async () => {
  await drawAt360('Ы'.repeat(40));
  expect(linesOfWords()[0]).toBeGreaterThan(1);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('is as wide as its page, which is 1200 px at most', async () => {
  await page.viewport(1600, 800);
  draw(<Page>words</Page>);
  expect(page.getByText('words').element().getBoundingClientRect().width).toBe(1200);
});
