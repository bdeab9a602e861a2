import type { StoredTranslations, TranslatedKind, TwoTexts } from '@comanda/contract/menu';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { categoriesOf, dishesOf, menusOf } from '../queries.ts';

/** The tables of the menu whose rows are translated, by the names of their kinds. */
export type RowKind = Exclude<TranslatedKind, 'pub'>;

/** The texts of an entry in the working language, and their translations. */
export type TranslatedRow = TwoTexts & {
  readonly id: number;
  /** Null of a menu and of an option group. */
  readonly parent_id: number | null;
  readonly translations: StoredTranslations;
};

type OfPub = Pick<PubScope, 'pubId'>;

const none = sql<null>`null::integer`;
const noText = sql<string>`''`;

/** The rows of each kind, in the order of the menu; the choices of a group in its order. */
export const rowsOf = {
  menu: (connection: Connection, { pubId }: OfPub) =>
    menusOf(connection, pubId)
      .clearSelect()
      .select([
        'menu.id',
        none.as('parent_id'),
        'menu.name',
        noText.as('text'),
        'menu.translations',
      ]),
  category: (connection: Connection, { pubId }: OfPub) =>
    categoriesOf(connection, pubId)
      .clearSelect()
      .select([
        'category.id',
        'category.menu_id as parent_id',
        'category.name',
        noText.as('text'),
        'category.translations',
      ]),
  dish: (connection: Connection, { pubId }: OfPub) =>
    dishesOf(connection, pubId)
      .clearSelect()
      .select([
        'dish.id',
        'dish.category_id as parent_id',
        'dish.name',
        'dish.ingredients as text',
        'dish.translations',
      ]),
  option_group: (connection: Connection, { pubId }: OfPub) =>
    connection
      .selectFrom('option_group')
      .where('option_group.pub_id', '=', pubId)
      .orderBy('option_group.name')
      .orderBy('option_group.id')
      .select([
        'option_group.id',
        none.as('parent_id'),
        'option_group.name',
        noText.as('text'),
        'option_group.translations',
      ]),
  option_choice: (connection: Connection, { pubId }: OfPub) =>
    connection
      .selectFrom('option_choice')
      .innerJoin('option_group', 'option_group.id', 'option_choice.group_id')
      .where('option_group.pub_id', '=', pubId)
      .orderBy('option_choice.group_id')
      .orderBy('option_choice.place')
      .select([
        'option_choice.id',
        'option_choice.group_id as parent_id',
        'option_choice.name',
        noText.as('text'),
        'option_choice.translations',
      ]),
} as const satisfies Record<RowKind, unknown>;

/** The texts of a whole menu at one moment, as one value: see `visible-menu.ts`. */
export async function readTranslatedRows(
  connection: Connection,
  scope: OfPub,
): Promise<Readonly<Record<RowKind, readonly TranslatedRow[]>>> {
  return connection
    .selectNoFrom([
      jsonArrayFrom(rowsOf.menu(connection, scope)).as('menu'),
      jsonArrayFrom(rowsOf.category(connection, scope)).as('category'),
      jsonArrayFrom(rowsOf.dish(connection, scope)).as('dish'),
      jsonArrayFrom(rowsOf.option_group(connection, scope)).as('option_group'),
      jsonArrayFrom(rowsOf.option_choice(connection, scope)).as('option_choice'),
    ])
    .executeTakeFirstOrThrow();
}

/** The columns of the texts in the working language. Of an option group an open form has the texts before. */
const textColumns: Readonly<Record<RowKind, RawBuilder<unknown>>> = {
  menu: sql`name = locked.name,`,
  category: sql`name = locked.name,`,
  dish: sql`name = locked.name, ingredients = locked.text,`,
  option_group: sql`name = locked.name, revision = revision + 1,`,
  option_choice: sql`name = locked.name,`,
};

/**
 * Writes the translations of rows, and with `withTexts` their texts. Locks the rows in the order of their ids, as the
 * statement of an order does that counts portions.
 */
export async function writeTranslatedRows(
  connection: Connection,
  {
    kind,
    rows,
    withTexts = false,
  }: {
    readonly kind: RowKind;
    readonly rows: readonly Omit<TranslatedRow, 'parent_id'>[];
    readonly withTexts?: boolean;
  },
): Promise<void> {
  await sql`
    with locked as (
      select entry.id, change.name, change.text, change.translations::jsonb
      from ${sql.table(kind)} as entry
      join unnest(
        ${rows.map(({ id }) => id)}::int[],
        ${rows.map(({ name }) => name)}::text[],
        ${rows.map(({ text }) => text)}::text[],
        ${rows.map(({ translations }) => JSON.stringify(translations))}::text[]
      ) as change (id, name, text, translations) on change.id = entry.id
      order by entry.id
      for no key update of entry
    )
    update ${sql.table(kind)} as entry
    set ${withTexts ? textColumns[kind] : sql``} translations = locked.translations
    from locked where entry.id = locked.id
  `.execute(connection);
}
