import type { CallReply } from '@comanda/contract';
import type { MissingText, TranslatedKind } from '@comanda/contract/menu';
import type { PubScope } from '../../../scopes.ts';
import type { Level } from '../levels/places.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { found } from '../queries.ts';
import { movedTexts } from '../translations/stored-translations.ts';
import { readTranslatedRows, type TranslatedRow } from '../translations/translated-rows.ts';
import { getPubOfSource, readSource } from './find-source.ts';
import { planGroups, type GroupsPlan } from './plan-groups.ts';

type Preview = Omit<CallReply<'GET /api/company/:companyID/pubs/:pubID/copy-preview'>, 'ok'>;
type Wanted = { readonly level: Level; readonly id: number };
type Rows = Awaited<ReturnType<typeof readTranslatedRows>>;

/** What a copy of an entry consists of. */
function rowsBelow(rows: Rows, { level, id }: Wanted) {
  const menus = rows.menu.filter((menu) => level === 'menu' && menu.id === id);
  const categories = rows.category.filter((category) =>
    level === 'menu' ? category.parent_id === id : level === 'category' && category.id === id,
  );
  const categoryIds = new Set(categories.map((category) => category.id));
  const dishes = rows.dish.filter((dish) =>
    level === 'dish' ? dish.id === id : categoryIds.has(dish.parent_id ?? 0),
  );
  return { menus, categories, dishes };
}

type Texts = Pick<TranslatedRow, 'id' | 'name' | 'text' | 'translations'>;

/** Options that the pub has already keep the texts that they have there. */
const textsOfGroups = ({ groups }: GroupsPlan): [TranslatedKind, Texts][] =>
  groups
    .filter(({ here }) => here === undefined)
    .flatMap(({ there }): [TranslatedKind, Texts][] => [
      ['option_group', { ...there, text: '' }],
      ...there.choices.map((choice): [TranslatedKind, Texts] => [
        'option_choice',
        { ...choice, text: '' },
      ]),
    ]);

/** What a copy into this pub would lack: texts in its language, and dishes that choices stand for. */
export async function previewCopy(
  deps: MenuDeps,
  scope: PubScope,
  wanted: Wanted,
): Promise<Preview> {
  const { db } = deps;
  const pubId = await getPubOfSource(deps, db, { scope, ...wanted });
  const source = await readSource(deps, db, { scope, pubId });
  const { menus, categories, dishes } = rowsBelow(await readTranslatedRows(db, { pubId }), wanted);
  const top = found({ menu: menus, category: categories, dish: dishes }[wanted.level][0]);
  const dishIds = dishes.map(({ id }) => id);
  const plan = await planGroups(db, { scope, source, dishIds });
  const { from, to } = source.languages;
  const all: [TranslatedKind, Texts][] = [
    ...menus.map((row): [TranslatedKind, Texts] => ['menu', row]),
    ...categories.map((row): [TranslatedKind, Texts] => ['category', row]),
    ...dishes.map((row): [TranslatedKind, Texts] => ['dish', row]),
    ...textsOfGroups(plan),
  ];
  const missing = all.flatMap(([kind, { id, name, text, translations }]): MissingText[] => {
    if (from === to) return [];
    const stored = translations[to];
    return [
      ...(stored?.name ? [] : [{ kind, id, name, part: 'name' as const }]),
      ...(text === '' || stored?.text ? [] : [{ kind, id, name, part: 'text' as const }]),
    ];
  });
  return {
    name: movedTexts(top, source.languages).name,
    source_language: from,
    working_language: to,
    missing,
    unlinked: [...plan.unlinked],
  };
}
