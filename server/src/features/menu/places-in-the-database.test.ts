import { afterAll, beforeAll, expect, it } from 'vitest';
import { constraintOf } from '../../plumbing/database/constraint.ts';
import { inTransaction } from '../../plumbing/database/in-transaction.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aMenuWithDishes, aPub } from '../../testing/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it.each(['menu', 'category', 'dish'] as const)(
  'the database itself refuses a gap among the places of a %s',
  async (level) => {
    const made = await aMenuWithDishes(t, await aPub(t), [10, 20]);
    const row = { menu: made.menu, category: made.category, dish: made.dishes[1] }[level];
    const gap = inTransaction(t.deps.db, async (transaction) => {
      await transaction
        .updateTable(level)
        .set({ place: 7 })
        .where('id', '=', row?.id ?? 0)
        .execute();
    });
    const constraint = await gap.then(() => undefined, constraintOf);
    expect(constraint).toBe(`${level}_places_without_gaps`);
  },
);
