import { blankDraftRow, type DraftRow } from '@comanda/domain/import';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kitchen, soups, zeama } from '../../../../testing/samples/menu-lists.ts';
import { button, menuServer, openEditor } from '../../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { keptDrafts } from '../kept-draft.ts';
import type { ListTable, Mappings, ReadList } from '../reading/read-list.ts';

const WHOLE = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';

const { readings } = vi.hoisted(() => ({
  readings: {
    answer: (_mappings: Mappings): ReadList => ({ ok: false, problem: 'import_nothing_found' }),
    said: [] as Mappings[],
  },
}));
vi.mock('../reading/read-in-worker.ts', () => ({
  readInWorker: (_list: unknown, mappings: Mappings = {}) => {
    readings.said.push(mappings);
    return Promise.resolve(readings.answer(mappings));
  },
}));

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  keptDrafts.drop(7);
  window.localStorage.clear();
  readings.said = [];
});

const row = (name: string, price: string): DraftRow => ({ ...blankDraftRow, line: 2, name, price });
const list = (more: Partial<Extract<ReadList, { ok: true }>>): ReadList => ({
  ok: true,
  rows: [row('Зама', '25')],
  lines: ['Зама | 6 | 25'],
  tables: [],
  currencies: [],
  ...more,
});
const table: ListTable = {
  name: '',
  header: ['Handle', 'Name', 'Cost', 'Price [Casa Mea]', ''],
  samples: [['zama'], ['Зама'], ['6.00'], ['25.00'], ['x']],
  mapping: { headerAt: 0, columns: [undefined, 'name', 'price', undefined, undefined] },
  questions: [{ column: 'price', candidates: [2, 3] }],
  unsure: [],
  key: 'loyverse',
};

async function read(answer: typeof readings.answer) {
  readings.answer = answer;
  menuServer({
    [WHOLE]: () => ({ ok: true, menus: [kitchen], categories: [soups], dishes: [zeama] }),
  });
  openEditor('/import');
  await page.getByLabelText(text('menu.import_text')).fill('…');
  await button(text('menu.import_read')).click();
}

const price = () => text('menu.price');
const question = () =>
  page.getByRole('group', { name: text('menu.import_ask_which', { column: price() }) });
const column = (title: string) =>
  page.getByRole('combobox', { name: text('menu.import_column_is', { title }), exact: true });
const draftPrice = () => page.getByLabelText(text('menu.import_row_price', { line: 2 }));

it('two prices are asked about first, and the list is not read before that is answered', async () => {
  await page.viewport(360, 740);
  await read(() => list({ tables: [table] }));
  await expect.element(question()).toBeVisible();
  expect(question().getByRole('radio', { checked: true }).elements()).toEqual([]);
  await expect.element(column('Cost')).toHaveValue('');
  await expect.element(column('Name')).toHaveValue('name');
  await expect.element(column(text('menu.import_column_untitled', { number: 5 }))).toHaveValue('');
  expect(document.documentElement.scrollWidth).toBe(360);
  await button(text('menu.import_read')).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('menu.import_columns_missing', { columns: price() }));
  await expect.element(question().getByRole('radio').first()).toHaveFocus();
  expect(readings.said).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(column('Price [Casa Mea]')).toHaveValue('price');
  await button(text('menu.import_read')).click();
  await expect.element(draftPrice()).toHaveValue('25');
  const said = { loyverse: [undefined, 'name', undefined, 'price', undefined] };
  expect(readings.said).toEqual([{}, said]);
  // The next list with this header is read so at once.
  await button(text('menu.import_other_source')).click();
  await page.getByLabelText(text('menu.import_text')).fill('…');
  await button(text('menu.import_read')).click();
  await expect.element(draftPrice()).toHaveValue('25');
  expect(readings.said.at(-1)).toEqual(said);
});

it('a column that can be read once is refused at the second one, and a name is needed', async () => {
  await read(() => list({ tables: [{ ...table, questions: [] }] }));
  await column('Handle').selectOptions(price());
  const words = text('menu.import_column_repeated', { title: 'Handle' });
  await expect.element(column('Cost')).toHaveAccessibleDescription(expect.stringContaining(words));
  await button(text('menu.import_read')).click();
  await expect.element(column('Cost')).toHaveFocus();
  expect(readings.said).toHaveLength(1);
  await column('Cost').selectOptions(text('menu.import_column_not_read'));
  await column('Name').selectOptions(text('menu.import_column_not_read'));
  await button(text('menu.import_read')).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      text('menu.import_columns_missing', { columns: text('menu.import_column_name') }),
    );
  await column('Name').selectOptions(text('menu.import_column_name'));
  readings.answer = () => ({ ok: false, problem: 'import_nothing_found' });
  await button(text('menu.import_read')).click();
  await expect.element(page.getByText(text('menu.import_nothing_found'))).toBeVisible();
  await button(text('menu.import_other_source')).click();
  await expect.element(page.getByLabelText(text('menu.import_text'))).toHaveValue('…');
});

it('a price that no column is known to be is chosen among those that are nothing else', async () => {
  const unknown = {
    ...table,
    mapping: { headerAt: 0, columns: [undefined, 'name', undefined, undefined, undefined] },
    questions: [{ column: 'price', candidates: [3] }],
  } as const;
  await read(() => list({ tables: [unknown] }));
  const where = page.getByRole('group', {
    name: text('menu.import_ask_where', { column: price() }),
  });
  await expect.element(where).toBeVisible();
  expect(where.getByRole('radio').elements()).toHaveLength(5);
  await where.getByRole('radio', { name: text('menu.import_ask_none') }).click();
  await button(text('menu.import_read')).click();
  await expect.element(draftPrice()).toBeVisible();
  // What was answered is still the answer when the person looks again.
  await button(text('menu.import_columns_change')).click();
  await expect
    .element(where.getByRole('radio', { name: text('menu.import_ask_none') }))
    .toBeChecked();
});

it.each(['as they are', 'at a rate'])('prices in another currency are taken %s', async (how) => {
  const rows = [row('Зама', '4,50 €'), { ...row('Чай', '25'), line: 3 }];
  await read(() => list({ rows, currencies: ['EUR'] }));
  const found = { found: 'EUR', own: 'Lei' };
  await expect
    .element(page.getByRole('heading', { name: text('menu.import_currency', found) }))
    .toBeVisible();
  await expect
    .element(page.getByText(text('menu.import_currency_some', { count: 1, all: 2, own: 'Lei' })))
    .toBeVisible();
  if (how === 'as they are') await button(text('menu.import_currency_as_is')).click();
  else {
    const rate = page.getByLabelText(text('menu.import_currency_rate', found));
    await button(text('menu.import_currency_exchange')).click();
    await expect
      .element(rate)
      .toHaveAccessibleDescription(
        expect.stringContaining(text('menu.import_currency_rate_wrong')),
      );
    await rate.fill('19,85');
    await button(text('menu.import_currency_exchange')).click();
  }
  await expect.element(draftPrice()).toHaveValue(how === 'at a rate' ? '89.33' : '4,50 €');
  await expect
    .element(page.getByLabelText(text('menu.import_row_price', { line: 3 })))
    .toHaveValue('25');
});
