import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reloadGate } from '../../../lib/live/reload-gate.ts';
import { kitchen, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import { button, menuServer, openEditor } from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { fileInput } from '../../../testing/setup/upload-setup.tsx';
import { keptDrafts } from './kept-draft.ts';

const WHOLE = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  keptDrafts.drop(7);
  window.localStorage.clear();
});

let close = () => {};
function open() {
  menuServer({
    [WHOLE]: () => ({ ok: true, menus: [kitchen], categories: [soups], dishes: [zeama] }),
  });
  close = openEditor('/import');
}

/** What the tab has stored is all that the page knows after it. */
function reload() {
  close();
  const names = Object.keys(window.sessionStorage).filter((name) =>
    name.startsWith('comanda.kept.'),
  );
  const stored = names.map((name) => [name, window.sessionStorage.getItem(name) ?? ''] as const);
  keptDrafts.drop(7);
  for (const [name, value] of stored) window.sessionStorage.setItem(name, value);
  open();
}

const source = () => page.getByLabelText(text('menu.import_text'));
const name = (line: number) => page.getByLabelText(text('menu.import_row_name', { line }));
const isBack = () => page.getByText(text('menu.import_restored'));
const MENU = 'СУПЫ\nБорщ 65\nУха 70';

it('a pasted text survives a reload, and holds the one that the page makes itself', async () => {
  open();
  await expect.element(source()).toBeVisible();
  expect(reloadGate.hasUnsaved()).toBe(false);
  await source().fill(MENU);
  await expect.poll(reloadGate.hasUnsaved).toBe(true);
  reload();
  await expect.element(source()).toHaveValue(MENU);
  await expect.element(isBack()).toBeVisible();
  expect(reloadGate.isOpen()).toBe(false);
  await source().fill('');
  await expect.element(isBack()).not.toBeInTheDocument();
  reload();
  await expect.element(source()).toHaveValue('');
});

it('a draft survives a reload with its corrections, and can be read again with other columns', async () => {
  open();
  const list = 'Блюдо;Цена;Код\nБорщ;65;А-1\nУха;70;А-2';
  await userEvent.upload(fileInput(text('menu.import_file')), new File([list], 'menu.csv'));
  const code = () => page.getByLabelText(text('menu.import_column_is', { title: 'Код' }));
  await expect.element(code()).toHaveValue('');
  await button(text('menu.import_read')).click();
  await name(3).fill('Уха из карпа');
  reload();
  await expect.element(name(3)).toHaveValue('Уха из карпа');
  await expect.element(isBack()).toBeVisible();
  // The field with the pasted text is gone, and the corrected one is another element now.
  expect(reloadGate.isOpen()).toBe(false);
  await button(text('menu.import_columns_change')).click();
  reload();
  await expect.element(code()).toHaveValue('');
  await button(text('menu.import_back')).click();
  await expect.element(name(3)).toHaveValue('Уха из карпа');
  await button(text('menu.import_columns_change')).click();
  await code().selectOptions(text('menu.import_weight'));
  await expect.element(page.getByText(text('menu.import_columns_change_hint'))).toBeVisible();
  await button(text('menu.import_read')).click();
  await expect.element(name(3)).toHaveValue('Уха');
  const weight = page.getByLabelText(text('menu.import_row_weight', { line: 3 }));
  await expect.element(weight).toHaveValue('А-2');
});

it('says that the import would be lost when the storage refuses it', async () => {
  open();
  await expect.element(source()).toBeVisible();
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await source().fill(MENU);
  await expect.element(page.getByText(text('menu.import_not_kept'))).toBeVisible();
  refusing.mockRestore();
  await source().fill(`${MENU}\nСолянка 80`);
  await expect.element(page.getByText(text('menu.import_not_kept'))).not.toBeInTheDocument();
});

it('what is too large for a reload is there on the other screens', () => {
  const pending = { stage: 'source', text: 'x'.repeat(2_500_000) } as const;
  expect(keptDrafts.keep(7, pending)).toBe(false);
  expect(keptDrafts.get(7)).toEqual({ pending, isRestored: false });
});

it('nothing of a stored form that this program does not know', async () => {
  open();
  await source().fill(MENU);
  close();
  const names = Object.keys(window.sessionStorage);
  const stored = names.find((key) => key.includes('import')) ?? '';
  const of = window.sessionStorage.getItem(stored) ?? '';
  keptDrafts.drop(7);
  for (const other of ['{', of.replace('"version":1', '"version":0')]) {
    window.sessionStorage.setItem(stored, other);
    open();
    await expect.element(source()).toHaveValue('');
    close();
    keptDrafts.drop(7);
  }
});
