import { must } from '@comanda/contract/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type CategoryIds,
  type SignedIn,
} from '../../../testing/builders/builders.ts';
import { bodyOf } from '../../../testing/builders/known-fields.ts';
import {
  rowPaths,
  siblingIds,
  siblingPaths,
  type RowName,
} from '../../../testing/builders/sibling-rows.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Sibling = { id: number; place: number; name: string };
/** One list of siblings, and the account that may change it. */
type Row = { list: RowName; params: CategoryIds; as: SignedIn };

async function rowOf(list: Row['list']): Promise<Row> {
  const pub = await aPub(t);
  const as = pub.company;
  // The siblings of menus are the menus of a pub without any.
  if (list === 'menus') return { list, params: { ...pub.ids, menuID: 0, categoryID: 0 }, as };
  return { list, params: (await aMenuWithDishes(t, pub, [])).ids, as };
}

async function read({ list, params, as }: Row): Promise<Sibling[]> {
  const reply = await t.call(`GET ${rowPaths[list]}`, { params, as });
  if ('menus' in reply) return reply.menus;
  return 'dishes' in reply ? reply.dishes : reply.categories;
}

async function create({ list, params, as }: Row, name: string, place?: number): Promise<void> {
  const design = { text_color: '#ffffff', category_types: ['other' as const], ingredients: '' };
  const where = place === undefined ? {} : { place };
  const body = { ...design, ...where, name, visible: true, price: 1, sale_price: 0 };
  const call = `POST ${rowPaths[list]}` as const;
  await t.call(call, { params, as, body: bodyOf(call, body) });
}

async function act(
  { list, params, as }: Row,
  id: number,
  action: 'move-left' | 'move-right' | 'delete',
) {
  const at = { params: siblingIds(list, params, id), as };
  return action === 'delete'
    ? t.send(`DELETE ${siblingPaths[list]}`, at)
    : t.send(`POST ${siblingPaths[list]}/${action}`, at);
}

async function drop({ list, params, as }: Row, id: number, place: number) {
  const at = { params: siblingIds(list, params, id), as };
  return t.send(`POST ${siblingPaths[list]}/move-to`, { ...at, body: { place } });
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('move-to' as const),
    at: fc.nat({ max: 8 }),
    to: fc.integer({ min: 1, max: 11 }),
  }),
  fc.record({ kind: fc.constant('create' as const), place: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constantFrom('move-left' as const, 'move-right' as const, 'delete' as const),
    at: fc.nat({ max: 8 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The expected effect of the same steps on a list of names. */
function model(names: string[], { kind, ...rest }: Step, name: string): string[] {
  if ('place' in rest) return names.toSpliced(Math.min(rest.place - 1, names.length), 0, name);
  const index = 'at' in rest ? rest.at % names.length : 0;
  const moved = names[index] ?? '';
  if (kind === 'delete') return names.toSpliced(index, 1);
  if ('to' in rest) return names.toSpliced(index, 1).toSpliced(rest.to - 1, 0, moved);
  const target = kind === 'move-left' ? index - 1 : index + 1;
  if (target < 0 || target >= names.length) return names;
  return names.toSpliced(index, 1).toSpliced(target, 0, moved);
}

test.each(['menus', 'categories', 'dishes'] as const)(
  '%s have places 1..n after any creation, move and deletion',
  async (list) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        const row = await rowOf(list);
        let expected = (await read(row)).map(({ name }) => name);
        for (const [index, next] of steps.entries()) {
          const siblings = await read(row);
          if (next.kind !== 'create' && siblings.length === 0) continue;
          expected = model(expected, next, `n${index}`);
          const sibling = 'at' in next ? siblings[next.at % siblings.length] : undefined;
          if (next.kind === 'create') await create(row, `n${index}`, next.place);
          else if (next.kind === 'move-to') await must(drop(row, sibling?.id ?? 0, next.to));
          else expect((await act(row, sibling?.id ?? 0, next.kind)).status).toBe(200);
        }
        const siblings = await read(row);
        expect(siblings.map(({ name }) => name)).toEqual(expected);
        expect(siblings.map(({ place }) => place)).toEqual(expected.map((_, index) => index + 1));
      }),
      { numRuns: 6 },
    );
  },
);

test.each(['menus', 'categories', 'dishes'] as const)(
  'many users at once leave the places of %s without gaps',
  async (list) => {
    const row = await rowOf(list);
    for (let index = 0; index < 6; index += 1) await create(row, `n${index}`, index + 1);
    const siblings = (await read(row)).slice(-6);
    const answers = await Promise.all([
      ...siblings.flatMap(({ id }) => [act(row, id, 'move-left'), act(row, id, 'move-right')]),
      ...siblings.map(({ id }, index) => drop(row, id, 6 - index)),
      ...siblings.slice(0, 2).map(({ id }) => act(row, id, 'delete')),
      create(row, 'a', 1),
      create(row, 'b', 3),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    // A move of an entry that another user has just deleted is refused; no other failure may happen.
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    const places = (await read(row)).map(({ place }) => place);
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(places).toHaveLength(list === 'categories' ? 7 : 6);
  },
);

test.each(['menus', 'categories', 'dishes'] as const)(
  'two drags of %s at once both succeed, one after the other',
  async (list) => {
    const row = await rowOf(list);
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const [index, name] of names.entries()) await create(row, name, index + 1);
    const siblings = await read(row);
    const [first, last] = [siblings[0]?.id ?? 0, siblings.at(-1)?.id ?? 0];
    // They cross: the second one finds the list as the first one left it.
    const answers = await Promise.all([drop(row, first, 99), drop(row, last, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await read(row);
    expect(after.map(({ place }) => place)).toEqual(after.map((_, index) => index + 1));
    const order = after.map(({ id }) => id);
    const middle = siblings.slice(1, -1).map(({ id }) => id);
    expect(order).toEqual([last, ...middle, first]);
  },
);

test.each(['menus', 'categories', 'dishes'] as const)(
  'a drop of %s is refused without a valid place, and for a deleted entry',
  async (list) => {
    const row = await rowOf(list);
    await create(row, 'a', 1);
    await create(row, 'b', 2);
    const before = await read(row);
    const [first] = before;
    for (const place of [0, -1, 1.5, '2', null, undefined]) {
      const at = { params: siblingIds(list, row.params, first?.id ?? 0), as: row.as };
      expect(
        await t.sendRaw(`POST ${siblingPaths[list]}/move-to`, { ...at, body: { place } }),
      ).toMatchObject({
        status: 400,
        body: { code: 'validation_error', validationErrors: [{ field: 'place' }] },
      });
    }
    expect(await read(row)).toEqual(before);
    await act(row, first?.id ?? 0, 'delete');
    expect(await drop(row, first?.id ?? 0, 2)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await read(row)).map(({ place }) => place)).toEqual(
      before.slice(1).map((_, index) => index + 1),
    );
  },
);

test('a drop answers with the new order', async () => {
  const row = await rowOf('dishes');
  for (const [index, name] of ['a', 'b', 'c'].entries()) await create(row, name, index + 1);
  const [first] = await read(row);
  const dropped = await drop(row, first?.id ?? 0, 2);
  expect(dropped.body).toMatchObject({ dishes: [{ name: 'b' }, { name: 'a' }, { name: 'c' }] });
});

test('a move answers with the new order', async () => {
  const row = await rowOf('menus');
  await create(row, 'first', 1);
  await create(row, 'second', 2);
  const [first] = await read(row);
  const moved = await act(row, first?.id ?? 0, 'move-right');
  expect(moved.body).toEqual({
    ok: true,
    menus: [
      expect.objectContaining({ name: 'second', place: 1 }),
      expect.objectContaining({ name: 'first', place: 2 }),
    ],
  });
});

test.each(['categories', 'dishes'] as const)(
  'new %s without a place become the last ones, also many at once',
  async (list) => {
    const row = await rowOf(list);
    const before = (await read(row)).map(({ name }) => name);
    await create(row, 'a');
    await create(row, 'b');
    await create(row, 'first', 1);
    expect((await read(row)).map(({ name }) => name)).toEqual(['first', ...before, 'a', 'b']);
    await Promise.all([create(row, 'c'), create(row, 'd'), create(row, 'e')]);
    const after = await read(row);
    const newest = after.slice(-3).map(({ name }) => name);
    expect(newest.toSorted()).toEqual(['c', 'd', 'e']);
    expect(after.map(({ place }) => place)).toEqual(after.map((_, index) => index + 1));
  },
);
