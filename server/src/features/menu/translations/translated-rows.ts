import type { StoredTranslations, TranslatedKind, TwoTexts } from '@comanda/contract/menu';
import { sql } from 'kysely';
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
