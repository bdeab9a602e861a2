import type { TranslatedKind } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { anOptionGroup, choiceId } from '../../../testing/builders/option-builders.ts';
import {
  changeFirstDish,
  entryOf,
  readAsGuest,
  translateTexts,
  type TranslationItems,
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
const list = () => t.call(`GET ${PUB}/translations`, at());
const send = (items: TranslationItems) =>
  t.send(`PUT ${PUB}/translations`, { ...at(), body: { items } });
const save = (body: object) => t.call(`PUT ${PUB}`, { ...at(), body });
const publicPub = (language?: Language) => readAsGuest(t, pub, language);
const changeDish = (change: object) => changeFirstDish(t, { pub, menu }, change);

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

  it('is answered with its entry as it is now, and without the others', async () => {
    const { entries } = (await send([{ ...dish, language: 'ru', name }])).reply();
    expect(entries).toEqual([await entryOf(t, pub, dish)]);
    expect((await list()).entries.length).toBeGreaterThan(1);
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

  it('rests while its language is the working one of texts that were in it already', async () => {
    await translateTexts(t, pub, [{ ...dish, name }]);
    await save({ working_language: 'ru', texts_stay: true, other_languages: ['ro'] });
    const { name: working, translations } = await entryOf(t, pub, dish);
    expect({ working, translations }).toEqual({ working: 'Plăcintă 1', translations: {} });
    expect((await publicPub('ru')).dishes[0]?.name).toBe('Plăcintă 1');
    await save({ working_language: 'ro', texts_stay: true, other_languages: ['ru'] });
    expect((await publicPub('ru')).dishes[0]?.name).toBe(name);
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

describe('another working language', () => {
  async function translated() {
    const group = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5 },
    });
    await save({ additional_info: 'Muzică live', other_languages: ['ru', 'en'] });
    await translateTexts(t, pub, [
      { kind: 'pub', id: pub.pub.id, text: 'Живая музыка' },
      { kind: 'menu', id: menu.menu.id, name: 'Кухня' },
      { kind: 'category', id: menu.category.id, name: 'Закуски' },
      { ...dish, name: 'Пирог', text: 'брынза' },
      { ...dish, language: 'en', name: 'Pie' },
      { kind: 'option_group', id: group.id, name: 'Добавка' },
      { kind: 'option_choice', id: choiceId(group, 'Ardei'), name: 'Перец' },
    ]);
    return group;
  }

  it('moves every text to where it belongs, and leaves what is not translated', async () => {
    await translated();
    await save({ working_language: 'ru' });
    const { entries, ...languages } = await list();
    expect(languages).toMatchObject({ working_language: 'ru', other_languages: ['ro', 'en'] });
    const of = (name: string, text: string) => ({ name, text, is_outdated: false });
    expect(entries.map((entry) => [entry.name, entry.text, entry.translations.ro])).toEqual([
      ['', 'Живая музыка', of('', 'Muzică live')],
      ['Кухня', '', of('Bucătărie', '')],
      ['Закуски', '', of('Gustări', '')],
      ['Пирог', 'брынза', of('Plăcintă 1', 'brânză, verdeață')],
      ['Plăcintă 2', 'brânză, verdeață', of('Plăcintă 2', 'brânză, verdeață')],
      ['Добавка', '', of('Adaos', '')],
      ['Перец', '', of('Ardei', '')],
    ]);
    expect((await entryOf(t, pub, dish)).translations.en).toEqual(of('Pie', ''));
    for (const [language, info, first] of [
      ['ru', 'Живая музыка', 'Пирог'],
      ['ro', 'Muzică live', 'Plăcintă 1'],
      ['en', 'Живая музыка', 'Pie'],
    ] as const) {
      const answer = await publicPub(language);
      expect([answer.pub.additional_info, answer.dishes[0]?.name]).toEqual([info, first]);
    }
  });

  it('is taken back without a loss, also of what is outdated', async () => {
    await translated();
    await changeDish({ name: 'Plăcintă mare' });
    const before = await list();
    await save({ working_language: 'ru' });
    expect((await entryOf(t, pub, dish)).translations.ro).toMatchObject({ is_outdated: true });
    await save({ working_language: 'ro' });
    expect(await list()).toEqual(before);
  });

  it('of two people at once moves the texts once', async () => {
    await translated();
    await Promise.all([save({ working_language: 'ru' }), save({ working_language: 'ru' })]);
    expect((await entryOf(t, pub, dish)).name).toBe('Пирог');
  });

  it('refuses a form of a group that was read before', async () => {
    const { id: groupID, revision, name, rule } = await translated();
    await save({ working_language: 'ru' });
    const params = { ...pub.ids, groupID };
    const body = { name, rule, revision, choices: [] };
    expect(
      await t.send(`PUT ${PUB}/option-groups/:groupID`, { params, as: pub.company, body }),
    ).toMatchObject({ status: 409, body: { code: 'option_group_changed_meanwhile' } });
  });

  it('is refused together with another text of the pub, which could be in either', async () => {
    await translated();
    const body = { working_language: 'ru' as const, additional_info: 'Terasă' };
    expect(await t.send(`PUT ${PUB}`, { ...at(), body })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'additional_info', code: 'invalid_value' }] },
    });
    expect((await list()).working_language).toBe('ro');
    await save({ ...body, additional_info: 'Muzică live' });
    expect((await publicPub()).pub.additional_info).toBe('Живая музыка');
  });
});
