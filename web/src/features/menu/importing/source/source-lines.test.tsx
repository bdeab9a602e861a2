import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { kitchen, soups } from '../../../../testing/samples/menu-lists.ts';
import { button, menuServer, openEditor } from '../../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { keptDrafts } from '../kept-draft.ts';

const WHOLE = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  keptDrafts.drop(7);
});

it.each([
  [360, 740],
  [1280, 800],
])('the line of a dish far down stays in sight at %d x %d', async (width, height) => {
  await page.viewport(width, height);
  menuServer({ [WHOLE]: () => ({ ok: true, menus: [kitchen], categories: [soups], dishes: [] }) });
  openEditor('/import');
  const lines = Array.from({ length: 60 }, (_, index) => `Блюдо ${index}а 50 лей`);
  await page.getByLabelText(text('menu.import_text')).fill(lines.join('\n'));
  await button(text('menu.import_read')).click();
  const field = page.getByLabelText(text('menu.import_row_price', { line: 50 }));
  await field.click();
  const line = page.getByText('Блюдо 49а 50 лей');
  await expect.element(line).toHaveAttribute('aria-current', 'true');
  for (const shown of [line, field]) {
    await expect
      .poll(() => {
        const { top, height: tall, left } = shown.element().getBoundingClientRect();
        const seen = document.elementFromPoint(left + 4, top + tall / 2);
        return shown.element().contains(seen);
      })
      .toBe(true);
  }
});
