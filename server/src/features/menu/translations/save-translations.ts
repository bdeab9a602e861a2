import { translatedKinds, type StoredTranslations, type TwoTexts } from '@comanda/contract/menu';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { edit } from '../levels/edit-level.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { readItems, type SentItem, type TranslationItem } from './read-items.ts';
import { changedTranslation, sourceOf } from './stored-translations.ts';
import {
  rowsOf,
  writeTranslatedRows,
  type RowKind,
  type TranslatedRow,
} from './translated-rows.ts';

type Row = TwoTexts & { readonly translations: StoredTranslations };

/** The translations of an entry after these changes of it. */
function translationsAfter(row: Row, items: readonly TranslationItem[]): StoredTranslations {
  const source = sourceOf(row);
  const changed = new Map(Object.entries(row.translations));
  for (const { language, name, text, source: translated = source } of items) {
    const change = { name, text, source: translated };
    const after = changedTranslation(row.translations[language], change);
    if (after) changed.set(language, after);
    else changed.delete(language);
  }
  return Object.fromEntries(changed);
}

async function saveRows(
  transaction: Transaction,
  scope: PubScope,
  { kind, items }: { readonly kind: RowKind; readonly items: readonly TranslationItem[] },
): Promise<void> {
  const byId = Map.groupBy(items, ({ id }) => id);
  const { rows } = await sql<TranslatedRow>`
    select * from ${rowsOf[kind](transaction, scope)} as entry
    where id = ${anyOf([...byId.keys()])}
  `.execute(transaction);
  if (rows.length < byId.size) throw new AppError('not_found');
  const saved = rows.map((row) => ({
    ...row,
    translations: translationsAfter(row, byId.get(row.id) ?? []),
  }));
  await writeTranslatedRows(transaction, { kind, rows: saved });
}

/**
 * Translates texts of a pub, all or none: under the menu's lock, then the pub's, then the rows kind by kind. An entry
 * that the pub does not have is not found.
 */
export async function saveTranslations(
  deps: MenuDeps,
  scope: PubScope,
  items: readonly SentItem[],
): Promise<void> {
  const byKind = Map.groupBy(readItems(items), ({ kind }) => kind);
  await deps.write((transaction) =>
    edit(scope, transaction, async () => {
      const pub = await deps.pubTexts.lock(transaction, scope);
      const problems = items.flatMap(({ language }, index) =>
        language === pub.working_language
          ? [{ field: `items.${index}.language`, code: 'invalid_value' } as const]
          : [],
      );
      if (problems.length > 0) throw invalidFields(problems);
      for (const kind of translatedKinds) {
        const ofKind = byKind.get(kind);
        if (!ofKind) continue;
        if (kind !== 'pub') {
          await saveRows(transaction, scope, { kind, items: ofKind });
          continue;
        }
        if (ofKind.some(({ id }) => id !== scope.pubId)) throw new AppError('not_found');
        const row = { ...pub, name: '' };
        await deps.pubTexts.save(transaction, scope, translationsAfter(row, ofKind));
      }
    }),
  );
}
