/**
 * The two depths of the tests. `npm test` tries what is random, hostile, killing or long at a size that finds ordinary
 * mistakes; `npm run test:deep` tries all of it. It runs each file that imports this one.
 */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** Of a test with one size in a file with two depths: `npm test` runs it, and the deep run would only repeat it. */
export const isRepetition = isDeep && process.env['TEST_DATABASE_URL'] === undefined;

/** The size of a test in `npm test`, and in the deep run. */
export const sized = <Size>(small: Size, whole: Size): Size => (isDeep ? whole : small);

/** Some of the cases in `npm test`, spread over all of them; each in the deep run. */
export const someOf = <Case>(cases: readonly Case[], every: number): Case[] =>
  cases.filter((_, index) => isDeep || index % every === 0);
