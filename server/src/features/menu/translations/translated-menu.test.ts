import type { Language } from '@comanda/contract/texts';
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
import { rowPaths } from '../../../testing/builders/sibling-rows.ts';
import {
  changeFirstDish,
  offerLanguages,
  readAsGuest,
  translateTexts,
} from '../../../testing/builders/translation-builders.ts';

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
const save = (body: object) => t.call(`PUT ${PUB}`, { ...at(), body });
const publicPub = (language?: Language) => readAsGuest(t, pub, language);
const changeDish = (change: object) => changeFirstDish(t, { pub, menu }, change);

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

  const copyInto = async (other: APub, name: string) =>
    t.call(`POST ${rowPaths.menus}/copy`, {
      params: other.ids,
      as: pub.company,
      body: { name, visible: true, source_menu_id: menu.menu.id },
    });

  it('into a pub of another language has each text where it belongs, and its groups once', async () => {
    const group = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5, Porumb: 6 },
    });
    await giveGroups(t, pub, { dishId: dish.id, groups: [{ group_id: group.id, ...anyNumber }] });
    await translateTexts(t, pub, [
      { kind: 'menu', id: menu.menu.id, name: 'Кухня' },
      { ...dish, name: 'Пирог', text: 'брынза' },
      { kind: 'option_group', id: group.id, name: 'Добавка' },
      { kind: 'option_choice', id: choiceId(group, 'Ardei'), name: 'Перец' },
    ]);
    const other = await aPub(t, pub.company);
    const of = { params: other.ids, as: pub.company };
    await t.call(`PUT ${PUB}`, {
      ...of,
      body: { working_language: 'ru', other_languages: ['ro'], texts_stay: true },
    });
    await copyInto(other, 'Кухня');
    const { entries } = await t.call(`GET ${PUB}/translations`, of);
    const texts = entries.map(({ name, text, translations: { ro } }) => [name, text, ro?.name]);
    const expected = [
      ['', '', undefined],
      ['Кухня', '', 'Bucătărie'],
      ['Gustări', '', 'Gustări'],
      ['Пирог', 'брынза', 'Plăcintă 1'],
      ['Plăcintă 2', 'brânză, verdeață', 'Plăcintă 2'],
      ['Добавка', '', 'Adaos'],
      ['Перец', '', 'Ardei'],
      ['Porumb', '', 'Porumb'],
    ];
    expect(texts).toEqual(expected);
    expect(entries.some(({ translations: { ro } }) => ro?.is_outdated)).toBe(false);
    const first = await t.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: other.pub.url_name },
      query: { language: 'ro' },
    });
    expect(first.dishes[0]).toMatchObject({ name: 'Plăcintă 1', ingredients: 'brânză, verdeață' });
    // The missing text is written there meanwhile: it is the same group still.
    const { option_groups } = await t.call(`GET ${PUB}/option-groups`, of);
    const [copied] = option_groups;
    await t.call(`PUT ${PUB}/option-groups/:groupID`, {
      ...of,
      params: { ...other.ids, groupID: copied?.id ?? 0 },
      body: {
        name: 'Добавка',
        rule: 'sum',
        choices: (copied?.choices ?? []).map(({ sold_out_until: _soldOut, ...choice }) => ({
          ...choice,
          name: choice.name === 'Porumb' ? 'Кукуруза' : choice.name,
        })),
      },
    });
    await copyInto(other, 'Ещё кухня');
    expect((await t.call(`GET ${PUB}/option-groups`, of)).option_groups).toHaveLength(1);
  });
});
