import type { ImportResult } from '@comanda/contract/menu';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { kitchen, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import { button, menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
import { IMPORT, WHOLE, anImportResult, paste } from '../../../testing/setup/import-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { keptDrafts } from './kept-draft.ts';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  keptDrafts.drop(7);
});

const aDish = {
  dish_id: 21,
  menu: 'Кухня',
  category: 'Супы',
  sale_price: 0,
  ingredients: '',
  visible: true,
  food: {},
};

/** The draft of a pasted list; the server answers so. */
async function openDraft(list: string, result: Partial<ImportResult> = {}) {
  const api = menuServer({
    [WHOLE]: () => ({
      ok: true,
      menus: [kitchen],
      categories: [soups],
      dishes: [zeama],
    }),
    [IMPORT]: () => ({
      ok: true,
      ...anImportResult({ created: [], ...result }),
    }),
  });
  openEditor('/import');
  await paste(list);
  return () => sent(api, 'POST').map(({ body }) => body);
}

const price = (line: number) => page.getByLabelText(text('menu.import_row_price', { line }));
const size = (part: 'name' | 'price', number: number, line = 2) =>
  page.getByLabelText(text(`menu.import_size_${part}`, { line, number }));
const doubts = (count: number) => page.getByText(text('menu.import_doubts', { count }));
const shown = (words: string) => page.getByText(words, { exact: false }).first();

it('two lines of one name become the sizes of one dish, which are named and written', async () => {
  await page.viewport(360, 740);
  const lists = await openDraft('Название;Цена\nКофе;30\nКофе;45\nЧай;25', {
    changed: [
      {
        row: 0,
        changes: ['sizes'],
        before: {
          ...aDish,
          name: 'Кофе',
          price: 28,
          option_groups: ['Объём'],
          sizes: [
            { name: '100 мл', price: 28 },
            { name: '250 мл', price: 40 },
          ],
        },
      },
    ],
  });
  await expect.element(page.getByText(text('menu.import_repeated'))).toBeVisible();
  await button(text('menu.import_are_sizes_named', { name: 'Кофе' })).click();
  await expect.element(page.getByText(text('menu.import_sizes', { count: 2 }))).toBeVisible();
  await button(text('menu.import_restore')).click();
  await expect.element(price(3)).toHaveValue('45');
  // All at once, above the list.
  await button(text('menu.import_join_sizes')).click();
  await expect.element(size('name', 1)).toHaveAttribute('aria-invalid', 'true');
  await size('name', 1).fill('100 мл');
  await size('name', 2).fill('100 МЛ');
  await expect
    .element(page.getByText(text('menu.import_size_repeated', { limit: 60 })))
    .toBeVisible();
  await size('name', 2).fill('250 мл');
  await button(text('menu.import_add_size_named', { name: 'Кофе' })).click();
  await size('name', 3).fill('400 мл');
  await size('price', 3).fill('60');
  await button(text('menu.import_delete_size', { line: 2, number: 1 })).click();
  await button(text('menu.import_has_sizes', { name: 'Чай' })).click();
  await button(text('menu.import_delete_size', { line: 4, number: 2 })).click();
  await button(text('menu.import_preview')).click();
  const change = '100 мл 28,00 Lei · 250 мл 40,00 Lei → 250 мл 45,00 Lei · 400 мл 60,00 Lei';
  await expect.element(shown(change)).toBeVisible();
  await button(text('menu.import_apply')).click();
  await expect.element(page.getByText(text('menu.import_done'))).toBeVisible();
  const coffee = {
    name: 'Кофе',
    price: 45,
    sizes: [
      { name: '250 мл', price: 45 },
      { name: '400 мл', price: 60 },
    ],
  };
  expect(lists()[0]).toMatchObject({ rows: [coffee, { name: 'Чай', price: 25 }] });
  expect(lists()[0]).not.toHaveProperty('rows.1.sizes');
});

it('what is doubtful is marked, corrected or called right, and asked about before it is written', async () => {
  await page.viewport(360, 740);
  const lists = await openDraft(
    'Название;Цена;Цена со скидкой\nКофе;0;\nВода;0;\nСок;20;25\nЧай;30;',
  );
  await expect.element(doubts(3)).toBeVisible();
  await button(text('menu.import_next_doubt')).click();
  await expect
    .element(page.getByLabelText(text('menu.import_row_name', { line: 2 })))
    .toHaveFocus();
  await button(text('menu.import_next_doubt')).click();
  await price(5).fill('');
  await expect.element(doubts(4)).toBeVisible();
  await price(5).fill('25');
  await expect.element(doubts(3)).toBeVisible();
  const sale = text('menu.import_row_cell', { line: 4, column: text('menu.sale_price') });
  await page.getByLabelText(sale).fill('15');
  await expect.element(doubts(2)).toBeVisible();
  await expect.element(page.getByLabelText(sale)).toHaveValue('15');
  await button(text('menu.import_call_right_named', { name: 'Вода' })).click();
  await expect.element(doubts(1)).toBeVisible();

  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText(text('menu.import_doubts_left', { count: 1 }))).toBeVisible();
  await button(text('menu.import_apply')).click();
  const popup = page.getByRole('dialog', { name: text('menu.import_apply_doubtful') });
  await expect
    .element(popup.getByText(text('menu.import_doubt_price_is_zero'), { exact: false }))
    .toBeVisible();
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  expect(lists()).toHaveLength(1);
  await button(text('menu.import_back')).click();
  const doubt = text('menu.import_doubt_price_is_zero');
  await button(text('menu.import_call_all_right_named', { doubt })).click();
  await expect.element(button(text('menu.import_next_doubt'))).not.toBeInTheDocument();
  await button(text('menu.import_preview')).click();
  await button(text('menu.import_apply')).click();
  await expect.element(page.getByText(text('menu.import_done'))).toBeVisible();
});

it('a dish whose sizes the list does not know says that they keep their prices', async () => {
  await openDraft('Супы:\nЗама 60', {
    changed: [
      {
        row: 0,
        changes: ['price'],
        before: {
          ...aDish,
          name: 'Зама',
          price: 50,
          option_groups: ['Размер'],
          sizes: [
            { name: 'мини', price: 50 },
            { name: 'макси', price: 70 },
          ],
        },
      },
    ],
  });
  await button(text('menu.import_preview')).click();
  const sizes = 'мини 50,00 Lei · макси 70,00 Lei';
  await expect.element(shown(text('menu.import_sizes_stay', { sizes }))).toBeVisible();
});
