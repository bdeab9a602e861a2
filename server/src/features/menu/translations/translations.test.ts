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
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';
import {
  entryOf,
  offerLanguages,
  translateTexts,
  type TranslationItems,
} from '../../../testing/builders/translation-builders.ts';
import { rowPaths, siblingPaths } from '../../../testing/builders/sibling-rows.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

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

const at = () => ({ params: pub.ids, as: pub.company });
const list = () => t.call(`GET ${PUB}/translations`, at());
const send = (items: TranslationItems) =>
  t.send(`PUT ${PUB}/translations`, { ...at(), body: { items } });
const save = (body: object) => t.call(`PUT ${PUB}`, { ...at(), body });
const publicPub = (language?: 'ru' | 'ro' | 'en') =>
  t.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: pub.pub.url_name },
    query: language ? { language } : {},
  });
const changeDish = (change: object) =>
  t.call(`PUT ${siblingPaths.dishes}`, {
    params: { ...menu.ids, dishID: dish.id },
    as: pub.company,
    body: {
      name: menu.dishes[0].name,
      price: 100,
      sale_price: 0,
      ingredients: 'brânză, verdeață',
      visible: true,
      text_color: '#ffffff',
      place: 1,
      ...change,
    },
  });

describe('the texts of a pub', () => {
  it('are all that guests read, in the order of the menu, each below its parent', async () => {
    const group = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5 },
    });
    await save({ additional_info: 'Muzică live' });
    const { entries, ...languages } = await list();
    expect(languages).toMatchObject({ working_language: 'ro', other_languages: [] });
    const [category, { id: categoryId }] = [menu.menu.id, menu.category];
    expect(entries.map(({ source: _source, ...entry }) => entry)).toEqual([
      { kind: 'pub', id: pub.pub.id, name: '', text: 'Muzică live', translations: {} },
      { kind: 'menu', id: menu.menu.id, name: 'Bucătărie', text: '', translations: {} },
      {
        kind: 'category',
        id: categoryId,
        parent_id: category,
        name: 'Gustări',
        text: '',
        translations: {},
      },
      ...menu.dishes.map(({ id, name }) => ({
        kind: 'dish',
        id,
        parent_id: categoryId,
        name,
        text: 'brânză, verdeață',
        translations: {},
      })),
      { kind: 'option_group', id: group.id, name: 'Adaos', text: '', translations: {} },
      {
        kind: 'option_choice',
        id: choiceId(group, 'Ardei'),
        parent_id: group.id,
        name: 'Ardei',
        text: '',
        translations: {},
      },
    ]);
  });

  it('are translated in one call, also into a language that is not offered yet', async () => {
    const group = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5 },
    });
    const of = (kind: TranslatedKind, id: number) => ({ kind, id, language: 'ru' as const });
    const items = [
      { ...of('option_choice', choiceId(group, 'Ardei')), name: 'Перец' },
      { ...of('option_group', group.id), name: 'Добавка' },
      { ...of('dish', dish.id), name: ' Пирог ', text: 'брынза' },
      { ...dish, language: 'en' as const, name: 'Pie' },
      { ...of('category', menu.category.id), name: 'Закуски' },
      { ...of('menu', menu.menu.id), name: 'Кухня' },
      { ...of('pub', pub.pub.id), text: 'Живая музыка' },
    ];
    const { entries } = (await send(items)).reply();
    const russian = entries.flatMap(({ kind, translations: { ru } }) =>
      ru ? [[kind, ru.name, ru.text, ru.is_outdated]] : [],
    );
    // The pub has no text in the working language.
    expect(russian).toEqual([
      ['pub', '', '', false],
      ['menu', 'Кухня', '', false],
      ['category', 'Закуски', '', false],
      ['dish', 'Пирог', 'брынза', false],
      ['option_group', 'Добавка', '', false],
      ['option_choice', 'Перец', '', false],
    ]);
    expect((await entryOf(t, pub, dish)).translations.en).toMatchObject({ name: 'Pie', text: '' });
  });
});

describe('a translation', () => {
  const outdated = async () => (await entryOf(t, pub, dish)).translations.ru?.is_outdated;
  const name = 'Пирог с сыром';

  it('is outdated once the form has changed its text, and up to date with that text again', async () => {
    await translateTexts(t, pub, [{ ...dish, name }]);
    await changeDish({ price: 90 });
    expect(await outdated()).toBe(false);
    await changeDish({ name: 'Plăcintă mare' });
    expect(await outdated()).toBe(true);
    await changeDish({});
    expect(await outdated()).toBe(false);
  });

  it('is outdated once an import has changed its text', async () => {
    await translateTexts(t, pub, [{ ...dish, text: 'брынза, зелень' }]);
    const row = { menu: 'Bucătărie', category: 'Gustări', price: 100, visible: true };
    const rows = [{ ...row, name: menu.dishes[0].name, ingredients: 'brânză' }];
    const body = { rows, hides_missing: false, dry_run: true };
    const { fingerprint } = await t.call(`POST ${PUB}/menu-import`, { ...at(), body });
    expect(await outdated()).toBe(false);
    const write = { ...body, dry_run: false, fingerprint };
    await t.call(`POST ${PUB}/menu-import`, { ...at(), body: write });
    expect(await outdated()).toBe(true);
    expect((await entryOf(t, pub, dish)).translations.ru?.text).toBe('брынза, зелень');
  });

  it('of a text that has changed meanwhile is stored and outdated', async () => {
    const { source } = await entryOf(t, pub, dish);
    await changeDish({ name: 'Plăcintă mare' });
    await translateTexts(t, pub, [{ ...dish, name, source }]);
    expect((await entryOf(t, pub, dish)).translations.ru).toEqual({
      name,
      text: '',
      is_outdated: true,
    });
  });

  it('of two texts is kept from two translators at once', async () => {
    await Promise.all([
      translateTexts(t, pub, [{ ...dish, name }]),
      translateTexts(t, pub, [{ ...dish, text: 'брынза' }]),
      translateTexts(t, pub, [{ ...dish, name: 'Pie', language: 'en' }]),
    ]);
    expect((await entryOf(t, pub, dish)).translations).toEqual({
      ru: { name, text: 'брынза', is_outdated: false },
      en: { name: 'Pie', text: '', is_outdated: false },
    });
  });

  it('is deleted with an empty text, and with one that cannot be seen', async () => {
    await translateTexts(t, pub, [{ ...dish, name, text: 'брынза' }]);
    await translateTexts(t, pub, [{ ...dish, name: '' }]);
    expect((await entryOf(t, pub, dish)).translations.ru).toMatchObject({
      name: '',
      text: 'брынза',
    });
    await translateTexts(t, pub, [{ ...dish, text: ' \u200B' }]);
    expect((await entryOf(t, pub, dish)).translations).toEqual({});
  });
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

describe('a guest', () => {
  it('reads each text in the language as far as it is translated, also an outdated one', async () => {
    await save({ additional_info: 'Muzică live', other_languages: ['ru', 'en'] });
    const group = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5, Porumb: 6 },
    });
    await giveGroups(t, pub, { dishId: dish.id, groups: [{ group_id: group.id, ...anyNumber }] });
    await translateTexts(t, pub, [
      { kind: 'pub', id: pub.pub.id, text: 'Живая музыка' },
      { kind: 'menu', id: menu.menu.id, name: 'Кухня' },
      { kind: 'category', id: menu.category.id, name: 'Закуски' },
      { ...dish, name: 'Пирог' },
      { kind: 'dish', id: menu.dishes[1].id, text: 'брынза' },
      { kind: 'option_group', id: group.id, name: 'Добавка' },
      { kind: 'option_choice', id: choiceId(group, 'Ardei'), name: 'Перец' },
    ]);
    await changeDish({ name: 'Plăcintă mare' });
    const textsIn = async (language?: 'ru' | 'ro' | 'en') => {
      const answer = await publicPub(language);
      return {
        info: answer.pub.additional_info,
        menus: answer.menus.map(({ name }) => name),
        categories: answer.categories.map(({ name }) => name),
        dishes: answer.dishes.map(({ name, ingredients }) => [name, ingredients]),
        options: answer.option_groups?.map(({ name, choices }) => [
          name,
          ...choices.map((choice) => choice.name),
        ]),
      };
    };
    expect(await textsIn('ru')).toEqual({
      info: 'Живая музыка',
      menus: ['Кухня'],
      categories: ['Закуски'],
      dishes: [
        ['Пирог', 'brânză, verdeață'],
        ['Plăcintă 2', 'брынза'],
      ],
      options: [['Добавка', 'Перец', 'Porumb']],
    });
    const working = {
      info: 'Muzică live',
      menus: ['Bucătărie'],
      categories: ['Gustări'],
      dishes: [
        ['Plăcintă mare', 'brânză, verdeață'],
        ['Plăcintă 2', 'brânză, verdeață'],
      ],
      options: [['Adaos', 'Ardei', 'Porumb']],
    };
    expect(await textsIn()).toEqual(working);
    expect(await textsIn('ro')).toEqual(working);
    expect(await textsIn('en')).toEqual(working);
  });

  it('reads a language only while the pub offers it', async () => {
    await translateTexts(t, pub, [{ ...dish, name: 'Пирог' }]);
    const nameIn = async () => (await publicPub('ru')).dishes[0]?.name;
    expect(await nameIn()).toBe('Plăcintă 1');
    await offerLanguages(t, pub, 'ru');
    expect(await nameIn()).toBe('Пирог');
    await offerLanguages(t, pub);
    expect(await nameIn()).toBe('Plăcintă 1');
  });

  it('sees the languages of a pub that has several, and no field of them otherwise', async () => {
    expect((await publicPub()).pub).not.toHaveProperty('working_language');
    expect((await publicPub()).pub).not.toHaveProperty('other_languages');
    await offerLanguages(t, pub, 'en', 'ru');
    expect((await publicPub('ru')).pub).toMatchObject({
      working_language: 'ro',
      other_languages: ['en', 'ru'],
    });
  });

  it('reads a new translation at the next request, in each language by itself', async () => {
    await offerLanguages(t, pub, 'ru', 'en');
    for (const [language, name] of [
      ['ru', 'Пирог'],
      ['en', 'Pie'],
    ] as const) {
      expect((await publicPub(language)).dishes[0]?.name).toBe('Plăcintă 1');
      await translateTexts(t, pub, [{ ...dish, language, name }]);
      expect((await publicPub(language)).dishes[0]?.name).toBe(name);
    }
    expect((await publicPub('ru')).dishes[0]?.name).toBe('Пирог');
    expect((await publicPub()).dishes[0]?.name).toBe('Plăcintă 1');
  });
});

describe('a copy inside the company', () => {
  it('has the translations of its source, of a copied group too', async () => {
    const group = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5 },
    });
    await giveGroups(t, pub, { dishId: dish.id, groups: [{ group_id: group.id, ...anyNumber }] });
    await translateTexts(t, pub, [
      { kind: 'menu', id: menu.menu.id, name: 'Кухня' },
      { kind: 'category', id: menu.category.id, name: 'Закуски' },
      { ...dish, name: 'Пирог', text: 'брынза' },
      { kind: 'option_group', id: group.id, name: 'Добавка' },
      { kind: 'option_choice', id: choiceId(group, 'Ardei'), name: 'Перец' },
    ]);
    const other = await aPub(t, pub.company);
    await t.call(`POST ${rowPaths.menus}/copy`, {
      params: other.ids,
      as: pub.company,
      body: { name: 'Bucătărie', visible: true, source_menu_id: menu.menu.id },
    });
    const { entries } = await t.call(`GET ${PUB}/translations`, { ...at(), params: other.ids });
    expect(entries.flatMap(({ translations: { ru } }) => (ru ? [ru.name] : []))).toEqual([
      'Кухня',
      'Закуски',
      'Пирог',
      'Добавка',
      'Перец',
    ]);
    expect(entries.some(({ translations: { ru } }) => ru?.is_outdated)).toBe(false);
  });
});
