import type { CallReply } from '@comanda/contract';
import type { TranslatedEntry, TranslatedKind } from '@comanda/contract/menu';
import { languages, type Language } from '@comanda/contract/texts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { isOutdated, sourceOf } from './stored-translations.ts';
import { readTranslatedRows, type TranslatedRow } from './translated-rows.ts';

type PubTranslations = Omit<
  CallReply<'GET /api/company/:companyID/pubs/:pubID/translations'>,
  'ok'
>;

/** A translation into what is the working language by now is no translation. */
function entryView(kind: TranslatedKind, row: TranslatedRow, working: Language): TranslatedEntry {
  const { id, parent_id, name, text } = row;
  return {
    kind,
    id,
    ...(parent_id !== null && { parent_id }),
    name,
    text,
    source: sourceOf(row),
    translations: Object.fromEntries(
      languages.flatMap((language) => {
        const stored = row.translations[language];
        if (!stored || language === working) return [];
        const shown = {
          name: stored.name,
          text: text === '' ? '' : stored.text,
          is_outdated: isOutdated(stored, row),
        };
        return [[language, shown]];
      }),
    ),
  };
}

const byParent = (rows: readonly TranslatedRow[]) =>
  Map.groupBy(rows, ({ parent_id }) => parent_id);

/** All texts of a pub that guests read, hidden ones included: the pub's, the menu's in its order, the options'. */
export async function listTranslations(
  { pubTexts }: Pick<MenuDeps, 'pubTexts'>,
  connection: Connection,
  scope: PubScope,
): Promise<PubTranslations> {
  const { working_language, other_languages, ...pub } = await pubTexts.get(connection, scope);
  const rows = await readTranslatedRows(connection, scope);
  const [categories, dishes] = [byParent(rows.category), byParent(rows.dish)];
  const choices = byParent(rows.option_choice);
  const view = (kind: TranslatedKind, row: TranslatedRow) => entryView(kind, row, working_language);
  return {
    working_language,
    other_languages: [...other_languages],
    entries: [
      view('pub', { ...pub, id: scope.pubId, parent_id: null, name: '' }),
      ...rows.menu.flatMap((menu) => [
        view('menu', menu),
        ...(categories.get(menu.id) ?? []).flatMap((category) => [
          view('category', category),
          ...(dishes.get(category.id) ?? []).map((dish) => view('dish', dish)),
        ]),
      ]),
      ...rows.option_group.flatMap((group) => [
        view('option_group', group),
        ...(choices.get(group.id) ?? []).map((choice) => view('option_choice', choice)),
      ]),
    ],
  };
}
