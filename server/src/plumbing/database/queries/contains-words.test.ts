import { searchText } from '@comanda/domain/text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { containsWords } from './contains-words.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('the database folds a text as the domain does', { timeout: 120_000 }, async () => {
  const letters =
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_.@+ăâîșşțţĂÂÎȘŞȚŢéÉüñ' +
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯіїєґІЇЄҐ' +
    'łøßŁØαβάώΑΒΆხ東京עא×÷№—🍕«»’%\\';
  const text = fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 60 });
  const folded = async (texts: readonly string[]) => {
    const { rows } = await sql<{ folded: string }>`
      select search_text(given) as folded
      from unnest(${texts}::text[]) with ordinality as one (given, place) order by place
    `.execute(t.deps.db);
    return rows.map((row) => row.folded);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (texts) => {
      expect(await folded(texts)).toEqual(texts.map(searchText));
    }),
    { numRuns: 20 },
  );
});

it.each([
  ['La Nuc', undefined, true],
  ['La Nuc', '  ', true],
  ['La Nuc', 'NUC la', true],
  ['La Nuc', 'nuca', false],
  ['Țărăncuța', 'taranc', true],
  ['Taraneasca', 'țără', true],
  ['Мамалыга', 'mămăligă', true],
  // Typed text is never a pattern.
  ['abc', 'x%', false],
  ['abc', 'a_c', true],
  ['Київ', 'КИЇВ', true],
  ['Cafenea «La Brînză»', 'брынза', true],
  ['Пиццерия', 'pizz', true],
  ['Ταβέρνα', 'ταβερνα', true],
  ['La Nuc', '東京', false],
])('%j contains %j: %s', async (text, search, expected) => {
  const { rows } = await sql<{ holds: boolean }>`
    select ${containsWords(sql<string>`${text}::text`, search)} as holds`.execute(t.deps.db);
  expect(rows[0]?.holds).toBe(expected);
});
