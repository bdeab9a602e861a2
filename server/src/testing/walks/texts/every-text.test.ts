import { recordAttempts } from '../../../../../scripts/record-attempts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../app/build-test-app.ts';
import { everyRole } from '../../builders/every-role.ts';
import { databaseContent } from '../database-content.ts';
import { additions, invisibleTexts, UNWANTED } from './hostile-texts.ts';
import { addressOf } from './text-fields.ts';
import { createTrying, everyText, titleOf, type Tried } from './try-text.ts';
import { someOf } from '../../../../../scripts/depth.ts';

let t: TestApp;
let trying: ReturnType<typeof createTrying>;
beforeAll(async () => {
  t = await buildTestApp({ deps: (deps) => ({ ...deps, mailer: { send: async () => {} } }) });
  trying = createTrying(t, await everyRole(t));
});
afterAll(() => t.close());

/**
 * Fields whose texts are in no row: what is searched, compared, priced, only previewed, sealed or only known by its hash, and
 * the source of a translation that is none.
 */
const NOT_STORED =
  / (?:search|before\.(?:.*)|items\.0\.source|(?:old_)?password|token|client_secret|signature_key)$|\/result (?:link|words)$|\/(?:login|forgot-password|delete-client|quote|times|why|orders\/last|menu-import|push-subscriptions\/remove) /;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)]);
}

const readRows = new Set<string>();

/** The texts of the rows that are new or have changed since the last call: the others were looked at then. */
async function newTextsOfDatabase(): Promise<string[]> {
  const rows = Object.values(await databaseContent(t.deps.db)).flat();
  const fresh = rows.filter((row) => !readRows.has(row));
  for (const row of fresh) readRows.add(row);
  return fresh.flatMap((row) => textsIn(JSON.parse(row)));
}

/** A phone takes no mark: each of its characters counts. */
const isPhone = ({ field }: Tried): boolean => /phone/.test(addressOf(field, ''));

/** The marks before the texts that were taken, and how the texts have to be stored. */
const storedByMark = new Map<string, string>();

/** What no text may have is in none of these, and each marked one is as it has to be stored. */
function expectClean(texts: readonly string[], about: string): void {
  const wrong = texts.filter((text) => {
    const [mark = ''] = /mark\d+mark/.exec(text) ?? [];
    const expected = `${mark}${storedByMark.get(mark) ?? ''}`.toLowerCase();
    return UNWANTED.test(text) || !text.toLowerCase().includes(expected);
  });
  expect(wrong, about).toEqual([]);
}

/** Tries each addition; the marks of those that the field takes, none if it takes none. */
async function takenAdditions(tried: Tried): Promise<readonly string[]> {
  const marks: string[] = [];
  for (const { sent, stored } of additions) {
    const mark = isPhone(tried) ? '' : `mark${storedByMark.size}mark`;
    storedByMark.set(mark, mark && stored);
    const { isTaken, body } = await trying.tryText(tried, (right) => `${mark}${sent}${right}`);
    if (!isTaken) continue;
    marks.push(mark);
    // The next one may overwrite it.
    expectClean(textsIn(body), titleOf(tried));
  }
  return marks;
}

it(
  'is refused by the name of its field, or stored clean, in every text of every body and query',
  { timeout: 300_000 },
  async () => {
    const lost: string[] = [];
    for (const tried of someOf(everyText, 9)) {
      const marks = await takenAdditions(tried);
      if (marks.length === 0) continue;
      const present = await newTextsOfDatabase();
      expectClean(present, titleOf(tried));
      const isStored = marks.some((mark) => present.some((text) => text.includes(mark)));
      if (!isStored) lost.push(titleOf(tried));
    }
    expect(lost.filter((title) => !NOT_STORED.test(title))).toEqual([]);
  },
);

it(
  'is missing when nothing of it can be seen, wherever a text is required',
  { timeout: 300_000 },
  async () => {
    const optional: string[] = [];
    // What is only compared is not required to be seen, nor is what a bank has signed.
    const compared = new Set(['before', 'signature']);
    const required = everyText.filter(({ field }) => !compared.has(String(field[0])));
    for (const tried of someOf(required, 9)) {
      if ((await trying.tryText(tried, () => '')).isTaken) {
        optional.push(titleOf(tried));
        continue;
      }
      for (const text of invisibleTexts) {
        const { isTaken } = await trying.tryText(tried, () => text);
        expect(isTaken, `${titleOf(tried)}: ${JSON.stringify(text)}`).toBe(false);
      }
    }
    expect(optional.length).toBeLessThan(everyText.length / 2);
    const { sent: tried, refused } = trying.counts;
    const work = 'hostile and invisible texts in every text of every body and query';
    recordAttempts('walks', { work, tried, refused, serverErrors: 0 });
  },
);
