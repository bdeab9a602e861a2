import type { Language } from '@comanda/contract/texts';
import type { LanguageMove } from '@comanda/domain/menu';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { movedTexts } from './stored-translations.ts';
import {
  rowsOf,
  writeTranslatedRows,
  type RowKind,
  type TranslatedRow,
} from './translated-rows.ts';

const rowKinds = Object.keys(rowsOf) as readonly RowKind[];

type Move = {
  readonly languages: LanguageMove<Language>;
  /** Of each kind only these rows; without it all. */
  readonly ids?: Readonly<Partial<Record<RowKind, readonly number[]>>>;
};

/**
 * Moves the texts of a pub's menu to where they belong when another language is the working one: of the whole menu, or
 * of rows that come from a pub with another one. Under the menu's lock.
 */
export async function moveTexts(
  transaction: Transaction,
  scope: Pick<PubScope, 'pubId'>,
  { languages, ids }: Move,
): Promise<void> {
  if (languages.from === languages.to) return;
  for (const kind of rowKinds) {
    if (ids && !ids[kind]?.length) continue;
    const { rows } = await sql<TranslatedRow>`
      select * from ${rowsOf[kind](transaction, scope)} as entry
      where ${ids === undefined}::boolean or id = ${anyOf(ids?.[kind] ?? [])}
    `.execute(transaction);
    const moved = rows.map((row) => ({ ...row, ...movedTexts(row, languages) }));
    if (moved.length > 0) {
      await writeTranslatedRows(transaction, { kind, rows: moved, withTexts: true });
    }
  }
}
