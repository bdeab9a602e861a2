import type { ImportResult } from '@comanda/contract/menu';
import { page } from 'vitest/browser';
import { button } from './menu-setup.tsx';
import { text } from './test-texts.ts';

export const WHOLE = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';
export const IMPORT = 'POST /api/company/:companyID/pubs/:pubID/menu-import';

/** What an import does that finds one new dish. */
export const anImportResult = (over: Partial<ImportResult> = {}): ImportResult => ({
  fingerprint: 'первый',
  counts: { created: 1, changed: 0, hidden: 0, unchanged: 0 },
  new_menus: [],
  new_categories: [],
  created: [{ row: 0, suggestions: [] }],
  changed: [],
  hidden: [],
  unchanged: [],
  ...over,
});

/** Pastes a list on the page of the import, and has it read. */
export async function paste(list: string): Promise<void> {
  await page.getByLabelText(text('menu.import_text')).fill(list);
  await button(text('menu.import_read')).click();
}
