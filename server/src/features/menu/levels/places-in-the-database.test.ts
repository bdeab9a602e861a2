import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constraintOf } from '../../../plumbing/database/queries/constraint.ts';
import { inTransaction } from '../../../plumbing/database/queries/in-transaction.ts';
import type { Connection } from '../../../schema.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub } from '../../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** The constraint that refuses these statements at the end of their transaction. */
async function refusalOf(...statements: ((connection: Connection) => Promise<unknown>)[]) {
  const writing = inTransaction(t.deps.db, async (transaction) => {
    for (const statement of statements) await statement(transaction);
  });
  return writing.then(() => undefined, constraintOf);
}

it.each(['menu', 'category', 'dish'] as const)(
  'the database itself refuses a gap among the places of a %s',
  async (level) => {
    const made = await aMenuWithDishes(t, await aPub(t), [10, 20]);
    const row = { menu: made.menu, category: made.category, dish: made.dishes[1] }[level];
    const gap = await refusalOf((connection) =>
      connection
        .updateTable(level)
        .set({ place: 7 })
        .where('id', '=', row?.id ?? 0)
        .execute(),
    );
    expect(gap).toBe(`${level}_places_without_gaps`);
  },
);

describe('among the places of dishes, the database', () => {
  const run = (text: ReturnType<typeof sql>) => (connection: Connection) =>
    text.execute(connection);
  const twoCategories = async () => {
    const pub = await aPub(t);
    const one = await aMenuWithDishes(t, pub, [10, 20, 30]);
    const other = await aMenuWithDishes(t, pub, [10]);
    return { one: one.category.id, other: other.category.id };
  };
  const insert = (category: number, place: number) =>
    run(
      sql`insert into dish (category_id, name, price_minor, place) values (${category}, 'x', 1, ${place})`,
    );

  it.each<[string, (one: number, other: number) => ReturnType<typeof insert>[]]>([
    ['a new row after a gap', (one) => [insert(one, 5)]],
    [
      'a row that begins at 2',
      (one) => [run(sql`delete from dish where category_id = ${one} and place = 1`)],
    ],
    [
      'a gap after a deletion',
      (one) => [
        run(
          sql`update dish set place = null, deleted_at = now() where category_id = ${one} and place = 2`,
        ),
      ],
    ],
    [
      'a gap after a move',
      (one) => [
        run(sql`update dish set place = place + 1 where category_id = ${one} and place >= 2`),
      ],
    ],
    [
      'a gap in the old parent after a move to another one',
      (one, other) => [
        run(sql`update dish set category_id = ${other} where category_id = ${one} and place = 2`),
      ],
    ],
    [
      'a gap in the new parent after such a move',
      (one, other) => [
        run(sql`update dish set category_id = ${other} where category_id = ${one} and place = 3`),
      ],
    ],
  ])('refuses %s', async (_name, statements) => {
    const { one, other } = await twoCategories();
    expect(await refusalOf(...statements(one, other))).toBe('dish_places_without_gaps');
  });

  it('refuses two dishes at one place', async () => {
    const { one } = await twoCategories();
    expect(await refusalOf(insert(one, 3))).toBe('dish_place_unique');
  });

  it('accepts places that are in order at the end of the transaction, whatever happened before', async () => {
    const { one, other } = await twoCategories();
    const refused = await refusalOf(
      insert(one, 9),
      run(sql`update dish set place = place + 1 where category_id = ${one} and place <= 3`),
      run(sql`update dish set place = 1 where category_id = ${one} and place = 9`),
      run(
        sql`update dish set category_id = ${other}, place = 2 where category_id = ${one} and place = 4`,
      ),
    );
    expect(refused).toBeUndefined();
  });
});
