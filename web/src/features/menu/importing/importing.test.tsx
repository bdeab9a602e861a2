import type { ImportResult } from '@comanda/contract/menu';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { bors, kitchen, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import { act, button, menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
import { IMPORT, WHOLE, anImportResult, paste } from '../../../testing/setup/import-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { fileInput } from '../../../testing/setup/upload-setup.tsx';
import { menuFile } from './export/save-menu.ts';
import { currentTexts } from '../../../lib/i18n/current-texts.ts';
import { keptDrafts } from './kept-draft.ts';

beforeAll(() => {
  startTestTexts('ru');
});

beforeEach(() => {
  keptDrafts.drop(7);
});

const whole = { menus: [kitchen], categories: [soups], dishes: [zeama, bors] };

const result = (over: Partial<ImportResult> = {}) =>
  anImportResult({
    counts: { created: 2, changed: 0, hidden: 0, unchanged: 0 },
    created: [
      { row: 0, suggestions: [] },
      { row: 1, suggestions: [] },
    ],
    ...over,
  });

/** The import screen of a pub whose server answers so. */
function open(answer: FakeCalls[typeof IMPORT] = () => ({ ok: true, ...result() })) {
  const api = menuServer({ [WHOLE]: () => ({ ok: true, ...whole }), [IMPORT]: answer });
  openEditor('/import');
  return api;
}

const source = () => page.getByLabelText(text('menu.import_text'));
const row = (line: number, part: 'name' | 'weight' | 'price') =>
  page.getByLabelText(text(`menu.import_row_${part}`, { line }));

const MENU = 'СУПЫ\nБорщ 300 г .... 65 лей\nУха 250 г 70';
const lists = (api: ReturnType<typeof open>) => sent(api, 'POST').map(({ body }) => body);

const rows = [
  { name: 'Борщ', price: 65, ingredients: '300 г' },
  { name: 'Уха', price: 70, ingredients: '250 г' },
].map((one) => ({ menu: 'Кухня', category: 'СУПЫ', visible: true, ...one }));

it('a press opens the choice of a file', async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  open();
  await button(text('menu.import_file')).click();
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
});

it('makes a draft of a pasted menu, shows what it changes, and writes exactly that', async () => {
  const api = open();
  await paste(MENU);
  await expect.element(row(2, 'name')).toHaveValue('Борщ');
  await expect.element(row(2, 'weight')).toHaveValue('300 г');
  await expect.element(page.getByText('Борщ 300 г .... 65 лей')).toBeVisible();
  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText('Уха', { exact: false }).first()).toBeVisible();
  await button(text('menu.import_apply')).dblClick();
  await expect.element(page.getByText(text('menu.import_done'))).toBeVisible();
  const counts = text('menu.import_counts', result().counts);
  await expect.element(page.getByText(counts)).toBeVisible();
  const link = page.getByRole('link', { name: text('menu.back_to_editor') });
  await expect.element(link.last()).toHaveAttribute('href', '/admin/pub/7/edit_menu');
  expect(lists(api)).toEqual([
    { rows, hides_missing: false, dry_run: true },
    { rows, hides_missing: false, dry_run: false, fingerprint: 'первый' },
  ]);
});

it('goes on only when each marked line is corrected, and marks its line in the original', async () => {
  const api = open();
  await paste('Супы:\nБорщ с говядиной, большой\nПицца 1 000 000 000 лей\nЧай 25');
  await expect.element(row(2, 'price')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(row(3, 'price')).toHaveValue('1 000 000 000 лей');
  await expect.element(page.getByText(text('menu.import_to_correct', { count: 2 }))).toBeVisible();
  await expect.element(button(text('menu.import_preview'))).not.toBeInTheDocument();
  await button(text('menu.import_next_problem')).click();
  await expect.element(row(2, 'price')).toHaveFocus();
  await expect
    .element(page.getByText('Борщ с говядиной, большой'))
    .toHaveAttribute('aria-current', 'true');
  await row(2, 'price').fill('65');
  await button(text('menu.delete_named', { name: 'Пицца' })).click();
  await expect
    .element(page.getByText(text('menu.import_deleted', { name: 'Пицца' })))
    .toBeVisible();
  await button(text('menu.import_restore')).click();
  await expect.element(row(3, 'price')).toHaveValue('1 000 000 000 лей');
  await button(text('menu.delete_named', { name: 'Пицца' })).click();
  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText(text('menu.import_changes'))).toBeVisible();
  expect(lists(api)).toMatchObject([
    { rows: [{ name: 'Борщ с говядиной, большой' }, { price: 25 }] },
  ]);
});

it('takes a line for a category, and a category for a line', async () => {
  const api = open();
  await paste('Супы:\nБорщ 65\nНапитки безалкогольные со льдом\nЧай 25');
  const heading = 'Напитки безалкогольные со льдом';
  await button(text('menu.import_make_heading', { name: heading })).click();
  const categories = page.getByLabelText(text('menu.import_category'), { exact: true });
  await expect.element(categories.nth(1)).toHaveValue(heading);
  await categories.nth(1).fill('Напитки');
  await page.getByLabelText(text('menu.import_menu'), { exact: true }).nth(1).fill('Бар');
  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText(text('menu.import_changes'))).toBeVisible();
  expect(lists(api)).toMatchObject([
    {
      rows: [
        { menu: 'Кухня', category: 'Супы', name: 'Борщ' },
        { menu: 'Бар', category: 'Напитки', name: 'Чай' },
      ],
    },
  ]);
  await button(text('menu.import_back')).click();
  await button(text('menu.import_make_dish', { name: 'Напитки' })).click();
  await expect.element(row(4, 'price').first()).toHaveAttribute('aria-invalid', 'true');
});

const before = {
  dish_id: 21,
  menu: 'Кухня',
  category: 'Супы',
  name: 'Зама',
  price: 80,
  sale_price: 64.5,
  ingredients: 'Курица, лапша',
  visible: true,
  food: {},
  option_groups: [],
};

it('shows what changes before and after, what is hidden, and asks about a new dish', async () => {
  const suggestion = {
    dish_id: 22,
    menu: 'Кухня',
    category: 'Супы',
    name: 'Борщ красный',
    price: 60,
  };
  const api = open(({ body }) => ({
    ok: true,
    ...result({
      counts: { created: 1, changed: 1, hidden: body.hides_missing ? 1 : 0, unchanged: 0 },
      created: [{ row: 0, suggestions: [suggestion] }],
      changed: [{ row: 1, changes: ['name', 'price', 'ingredients'], before }],
      hidden: body.hides_missing ? [suggestion] : [],
      new_categories: [{ menu: 'Кухня', name: 'СУПЫ' }],
    }),
  }));
  await paste(MENU);
  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText('цена: 80,00', { exact: false })).toBeVisible();
  await expect.element(page.getByText('название: Зама → Уха', { exact: false })).toBeVisible();
  await page.getByLabelText(text('menu.import_same_as', { name: 'Борщ' })).selectOptions('22');
  await page.getByLabelText(text('menu.import_hide_missing'), { exact: false }).click();
  await expect.element(page.getByText('Борщ красный', { exact: true })).toBeVisible();
  expect(lists(api)).toMatchObject([
    { hides_missing: false, dry_run: true },
    { hides_missing: false, dry_run: true, rows: [{ dish_id: 22 }, { name: 'Уха' }] },
    { hides_missing: true, dry_run: true, rows: [{ dish_id: 22 }, { name: 'Уха' }] },
  ]);
});

it('shows the changes once more when somebody else has changed the menu meanwhile', async () => {
  let isChanged = false;
  const api = open(({ body }) => {
    if (body.dry_run)
      return { ok: true, ...result({ fingerprint: isChanged ? 'второй' : 'первый' }) };
    if (body.fingerprint === 'второй') return { ok: true, ...result() };
    isChanged = true;
    return refusal(409, 'menu_changed_meanwhile');
  });
  await paste(MENU);
  await button(text('menu.import_preview')).click();
  await button(text('menu.import_apply')).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('errors.menu_changed_meanwhile'));
  await button(text('menu.import_back')).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await button(text('menu.import_preview')).click();
  await button(text('menu.import_apply')).click();
  await expect.element(page.getByText(text('menu.import_done'))).toBeVisible();
  expect(lists(api)).toMatchObject([
    { dry_run: true },
    { dry_run: false, fingerprint: 'первый' },
    { dry_run: true },
    { dry_run: true },
    { dry_run: false, fingerprint: 'второй' },
  ]);
});

it('asks for a dish again when the chosen one was deleted meanwhile', async () => {
  const suggestion = { dish_id: 22, menu: 'Кухня', category: 'Супы', name: 'Борщ', price: 60 };
  const api = open(({ body }) =>
    body.rows.some(({ dish_id }) => dish_id !== undefined)
      ? refusal(404, 'not_found')
      : { ok: true, ...result({ created: [{ row: 0, suggestions: [suggestion] }] }) },
  );
  await paste(MENU);
  await button(text('menu.import_preview')).click();
  await page.getByLabelText(text('menu.import_same_as', { name: 'Борщ' })).selectOptions('22');
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('errors.not_found'));
  await button(text('menu.import_back')).click();
  await button(text('menu.import_preview')).click();
  await expect.element(button(text('menu.import_apply'))).toBeVisible();
  expect(lists(api)).toHaveLength(3);
  expect(lists(api)[2]).toEqual({ rows, hides_missing: false, dry_run: true });
});

it('shows why a list is refused, and keeps the draft', async () => {
  open(() => ({ ...refusal(409, 'dish_limit_exceeded'), facts: { limit: 300 } }));
  await paste(MENU);
  await button(text('menu.import_preview')).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('errors.dish_limit_exceeded', { limit: 300 }));
  await expect.element(row(2, 'name')).toHaveValue('Борщ');
});

it('keeps the draft on other screens, and the browser asks before the page is closed', async () => {
  open();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await expect.element(source()).toBeVisible();
  expect(close()).toBe(false);
  await paste(MENU);
  await row(3, 'name').fill('Уха из карпа');
  expect(close()).toBe(true);
  await page.getByRole('link', { name: text('menu.back_to_editor') }).click();
  await act(text('menu.more'), text('menu.import'));
  await expect.element(row(3, 'name')).toHaveValue('Уха из карпа');
  await button(text('menu.import_other_source')).click();
  const popup = page.getByRole('dialog', { name: text('menu.import_give_up_question') });
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button(text('menu.import_other_source')).click();
  await popup.getByRole('button', { name: text('menu.import_other_source') }).click();
  await expect.element(source()).toHaveValue('');
  expect(close()).toBe(false);
});

it.each([
  ['menu.rtf', '{\\rtf1 Supe}', 'import_is_document'],
  ['menu.xlsx', 'PK\u0003\u0004 and nothing', 'import_broken_file'],
  ['menu.txt', ' ', 'import_nothing_found'],
] as const)('the file %s is refused with its reason', async (name, content, problem) => {
  open();
  await expect.element(source()).toBeVisible();
  await userEvent.upload(fileInput(text('menu.import_file')), new File([content], name));
  await expect.element(page.getByText(text(`menu.${problem}`))).toBeVisible();
});

it.each(['XLSX', 'CSV'] as const)('reads the menu that was exported as %s', async (format) => {
  const api = open();
  await expect.element(source()).toBeVisible();
  const file = await menuFile(whole, format, currentTexts.get().t);
  await userEvent.upload(fileInput(text('menu.import_file')), new File([file], 'la-nuc'));
  await button(text('menu.import_preview')).click();
  await expect.element(page.getByText(text('menu.import_changes'))).toBeVisible();
  const of = { menu: 'Кухня', category: 'Супы', ingredients: 'Курица, лапша' };
  expect(lists(api)).toMatchObject([
    {
      rows: [
        { ...of, name: 'Зама', price: 80, sale_price: 64.5, visible: true },
        { ...of, name: 'Борщ', price: bors.price, visible: false },
      ],
    },
  ]);
});

it('exports the menu from the menu editor', async () => {
  const saved: string[] = [];
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  menuServer({ [WHOLE]: () => ({ ok: true, ...whole }) });
  openEditor();
  await act(text('menu.more'), text('menu.export_as', { format: 'CSV' }));
  await expect.poll(() => saved).toEqual(['la-nuc.csv']);
  clicks.mockRestore();
});
