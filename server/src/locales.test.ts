import { allTexts, languages, textsIn } from '@comanda/contract/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/app/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const read = (language: string) =>
  t.app.inject({ method: 'GET', url: `/static/admin/locales/${language}/translation.json` });

it.each(languages)('gives the texts in %s, without caching', async (language) => {
  const answer = await read(language);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(textsIn(allTexts, language));
});

it.each(['de', 'RU', 'ro-RO', '..%2f..%2fsecrets'])(
  'has no file for %s and answers 404',
  async (language) => {
    const answer = await read(language);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ ok: false, code: 'not_found' });
  },
);
