import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aCompany, aPub, unique, type APub } from '../../../testing/builders/builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

let t: TestApp;
let pub: APub;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  pub = await aPub(t);
});

const save = (body: object) =>
  t.sendRaw(`PUT ${PUB}`, { params: pub.ids, as: pub.company, body: { ...body } });
async function languagesNow() {
  const { pub: now } = await t.call(`GET ${PUB}`, { params: pub.ids, as: pub.company });
  return [now.working_language, ...now.other_languages];
}

it('a new pub writes in Romanian, or in the language in which it was created', async () => {
  expect(await languagesNow()).toEqual(['ro']);
  const company = await aCompany(t);
  const { pub: russian } = await t.call('POST /api/company/:companyID/pubs', {
    params: company.ids,
    as: company,
    body: { name: 'Дача', url_name: unique('dacha'), working_language: 'ru' },
  });
  expect(russian).toMatchObject({ working_language: 'ru', other_languages: [] });
});

it.each<[string, object, object, string[]]>([
  ['both', {}, { working_language: 'ru', other_languages: ['ro', 'en'] }, ['ru', 'ro', 'en']],
  ['the others alone', {}, { other_languages: ['en', 'ru'] }, ['ro', 'en', 'ru']],
  ['no others', { other_languages: ['en'] }, { other_languages: [] }, ['ro']],
  [
    'the working one alone, whose place the former one takes',
    { other_languages: ['en', 'ru'] },
    { working_language: 'ru' },
    ['ru', 'en', 'ro'],
  ],
  [
    'the working one alone, when only its name was wrong',
    { other_languages: ['en', 'ru'] },
    { working_language: 'ru', texts_stay: true },
    ['ru', 'en'],
  ],
  ['the present working one among the others', {}, { other_languages: ['ro', 'ru'] }, ['ro', 'ru']],
  [
    'a new working one among the others',
    {},
    { working_language: 'en', other_languages: ['en', 'ro'] },
    ['en', 'ro'],
  ],
  ['neither', { other_languages: ['en'] }, { address: 'str. Pușkin 1' }, ['ro', 'en']],
])('saves %s', async (_what, before, change, after) => {
  if (Object.keys(before).length > 0) expect((await save(before)).status).toBe(200);
  expect((await save(change)).status).toBe(200);
  expect(await languagesNow()).toEqual(after);
});

it.each([
  ['an unknown language', { other_languages: ['fr'] }],
  ['one twice', { other_languages: ['ru', 'ru'] }],
  ['no working one', { working_language: '' }],
])('refuses %s', async (_what, change) => {
  expect(await save(change)).toMatchObject({ status: 400, body: { code: 'validation_error' } });
  expect(await languagesNow()).toEqual(['ro']);
});

it('of two people at once, no language is the working one and another one', async () => {
  await Promise.all([save({ working_language: 'ru' }), save({ other_languages: ['ru', 'en'] })]);
  // Of an other language that becomes the working one, the former one takes the place.
  expect([
    ['ru', 'en'],
    ['ru', 'ro', 'en'],
  ]).toContainEqual(await languagesNow());
});
