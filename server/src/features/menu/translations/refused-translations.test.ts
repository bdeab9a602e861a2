import type { FieldError } from '@comanda/contract/errors';
import { MAX_TRANSLATIONS_OF_CALL, type TranslatedKind } from '@comanda/contract/menu';
import { MAX_INGREDIENTS_LENGTH } from '@comanda/domain/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { anOptionGroup, choiceId } from '../../../testing/builders/option-builders.ts';
import { siblingPaths } from '../../../testing/builders/sibling-rows.ts';
import { entryOf, type TranslationItems } from '../../../testing/builders/translation-builders.ts';

let t: TestApp;
let pub: APub;
let menu: AMenu<readonly [number, number]>;
let dish: { kind: 'dish'; id: number };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  pub = await aPub(t);
  menu = await aMenuWithDishes(t, pub);
  dish = { kind: 'dish', id: menu.dishes[0].id };
});

const send = (items: TranslationItems) =>
  t.send('PUT /api/company/:companyID/pubs/:pubID/translations', {
    params: pub.ids,
    as: pub.company,
    body: { items },
  });

describe('a call with one wrong item changes nothing', () => {
  const right = () => ({ ...dish, language: 'ru' as const, name: 'Пирог' });
  const unchanged = async () => expect((await entryOf(t, pub, dish)).translations).toEqual({});

  const ownIds: Readonly<Record<TranslatedKind, (of: APub) => Promise<number>>> = {
    pub: async (of) => of.pub.id,
    menu: async (of) => (await aMenuWithDishes(t, of)).menu.id,
    category: async (of) => (await aMenuWithDishes(t, of)).category.id,
    dish: async (of) => (await aMenuWithDishes(t, of)).dishes[0].id,
    option_group: async (of) =>
      (await anOptionGroup(t, of, { name: 'Adaos', rule: 'sum', choices: {} })).id,
    option_choice: async (of) =>
      choiceId(await anOptionGroup(t, of, { name: 'x', rule: 'sum', choices: { a: 1 } }), 'a'),
  };

  it.each(Object.keys(ownIds) as TranslatedKind[])('a %s of another pub', async (kind) => {
    const other = await aPub(t, pub.company);
    const foreign = { kind, id: await ownIds[kind](other), language: 'ru' as const, name: 'а' };
    const item = kind === 'pub' ? { ...foreign, name: '', text: 'а' } : foreign;
    expect((await send([right(), item])).status).toBe(404);
    expect((await send([right(), { ...item, id: 2_000_000_000 }])).status).toBe(404);
    await unchanged();
    expect((await entryOf(t, other, foreign)).translations).toEqual({});
  });

  it('a deleted dish, and one below a deleted menu', async () => {
    const [first, second] = menu.dishes;
    const params = { ...menu.ids, dishID: second.id };
    await t.call(`DELETE ${siblingPaths.dishes}`, { params, as: pub.company });
    expect((await send([right(), { ...right(), id: second.id }])).status).toBe(404);
    await unchanged();
    await t.call(`DELETE ${siblingPaths.menus}`, { params: menu.ids, as: pub.company });
    expect((await send([{ ...right(), id: first.id }])).status).toBe(404);
  });

  const long = 'а'.repeat(MAX_INGREDIENTS_LENGTH + 1);
  it.each<[string, object, FieldError]>([
    [
      'the working language',
      { language: 'ro' },
      { field: 'items.1.language', code: 'invalid_value' },
    ],
    [
      'a name that is too long',
      { name: 'а'.repeat(256) },
      { field: 'items.1.name', code: 'max', limit: 255 },
    ],
    [
      'ingredients that are too long',
      { text: long },
      { field: 'items.1.text', code: 'max', limit: MAX_INGREDIENTS_LENGTH },
    ],
    ['an entry twice', { language: 'ru' }, { field: 'items.1.id', code: 'invalid_value' }],
  ])('%s', async (_what, change, problem) => {
    const item = { ...right(), language: 'en' as const, ...change };
    expect(await send([right(), item])).toMatchObject({
      status: 400,
      body: { code: 'validation_error', validationErrors: [problem] },
    });
    await unchanged();
  });

  it('a text of what has only a name, and a name of the pub', async () => {
    const of = { language: 'ru' as const };
    const items = [
      right(),
      { kind: 'menu' as const, id: menu.menu.id, ...of, text: 'а' },
      { kind: 'pub' as const, id: pub.pub.id, ...of, name: 'а' },
    ];
    expect((await send(items)).body.validationErrors).toEqual([
      { field: 'items.1.text', code: 'invalid_value' },
      { field: 'items.2.name', code: 'invalid_value' },
    ]);
    await unchanged();
  });

  it('too many of them, or none', async () => {
    const items = Array.from({ length: MAX_TRANSLATIONS_OF_CALL + 1 }, right);
    expect((await send(items)).status).toBe(400);
    expect((await send([])).status).toBe(400);
    await unchanged();
  });
});
