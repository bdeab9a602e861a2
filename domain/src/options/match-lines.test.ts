import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLines } from './index.ts';
import type { EditedLine, StoredLine } from './match-lines.ts';

const stored: readonly StoredLine[] = [
  { lineId: 1, dishId: 10, count: 2, key: 'small' },
  { lineId: 2, dishId: 10, count: 1, key: 'large' },
  { lineId: 3, dishId: 20, count: 4, key: '' },
];

/** The lines as `line id or + : count`. */
const outcomeOf = (edited: readonly EditedLine[], of = stored): string => {
  const outcome = matchLines(of, edited);
  return outcome.ok
    ? outcome.lines.map(({ lineId, count }) => `${lineId ?? '+'}:${count}`).join(' ')
    : `${outcome.reason} ${outcome.dishIds.join()}`;
};
const dish = (dishId: number, count: number, more: Partial<EditedLine> = {}) => ({
  dishId,
  count,
  ...more,
});

describe('an edit that names lines', () => {
  it.each([
    ['changes those', [dish(10, 5, { lineId: 2 })], '2:5'],
    ['adds a line without an id', [dish(10, 1, { key: 'new' })], '+:1'],
    ['finds a line by its choices', [dish(10, 3, { key: 'large' })], '2:3'],
    [
      'finds a line by its choices once',
      [dish(10, 3, { key: 'large' }), dish(10, 1, { key: 'large' })],
      '2:3 +:1',
    ],
    ['that do not exist', [dish(10, 5, { lineId: 9 })], 'unknown_line 10'],
    ['of another dish', [dish(20, 5, { lineId: 2 })], 'unknown_line 20'],
    ['twice', [dish(10, 5, { lineId: 2 }), dish(10, 1, { lineId: 2 })], 'unknown_line 10'],
  ])('%s', (_name, edited, expected) => {
    expect(outcomeOf(edited)).toBe(expected);
  });
});

describe('an edit that names dishes', () => {
  it.each([
    ['the same list changes nothing', [dish(10, 2), dish(10, 1), dish(20, 4)], '1:2 2:1 3:4'],
    ['in another order too', [dish(20, 4), dish(10, 1), dish(10, 2)], '3:4 1:2 2:1'],
    ['equal sums change nothing', [dish(10, 3), dish(20, 4)], '1:2 2:1 3:4'],
    ['a single line takes the count', [dish(10, 3), dish(20, 1)], '1:2 2:1 3:1'],
    ['one deletion is found', [dish(10, 1), dish(20, 4)], '2:1 3:4'],
    ['the other one too', [dish(10, 2)], '1:2'],
    ['a dish that is missing is deleted', [dish(20, 4)], '3:4'],
    ['a new dish is added, once', [dish(20, 4), dish(30, 1), dish(30, 2)], '3:4 +:3'],
    ['another count of one of two lines is unclear', [dish(10, 7)], 'line_is_ambiguous 10'],
  ])('%s', (_name, edited, expected) => {
    expect(outcomeOf(edited)).toBe(expected);
  });

  it('does not guess which of two equal lines was deleted', () => {
    const twice = [
      { lineId: 1, dishId: 10, count: 2, key: 'small' },
      { lineId: 2, dishId: 10, count: 2, key: 'large' },
    ];
    expect(outcomeOf([dish(10, 2)], twice)).toBe('line_is_ambiguous 10');
  });
});

const orders = fc
  .array(
    fc.record({ dishId: fc.integer({ min: 1, max: 3 }), count: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, lineId: index + 1, key: `${index}` })));

// The properties return whether they hold: `expect` takes several times as long as what it looks at.
const FIFTY_THOUSAND = { numRuns: 50_000 };
/** The library's default of 5 s is short for so many on a busy machine. */
const PATIENCE_MS = 120_000;

it(
  'leaves each of 50,000 orders unchanged that comes back as it was sent, with or without ids',
  { timeout: PATIENCE_MS },
  () => {
    const comeBack = fc.property(orders, fc.boolean(), (lines, hasIds) => {
      const edited = lines.map(({ lineId, dishId, count }) =>
        hasIds ? { lineId, dishId, count } : { dishId, count },
      );
      const outcome = matchLines(lines, edited);
      if (!outcome.ok || outcome.lines.length !== lines.length) return false;
      const after = new Map(outcome.lines.map(({ lineId, count }) => [lineId, count]));
      return lines.every(({ lineId, count }) => after.get(lineId) === count);
    });
    expect(() => {
      fc.assert(comeBack, FIFTY_THOUSAND);
    }).not.toThrow();
  },
);

it(
  'of 50,000 deletions by dish deletes the line that was meant, or refuses',
  { timeout: PATIENCE_MS },
  () => {
    let refused = 0;
    fc.assert(
      fc.property(orders, fc.nat(), (lines, seed) => {
        const deleted = lines[seed % lines.length];
        const left = lines.filter((line) => line !== deleted);
        const outcome = matchLines(
          lines,
          left.map(({ dishId, count }) => ({ dishId, count })),
        );
        if (!outcome.ok) {
          refused += 1;
          return true;
        }
        const ids = new Set(outcome.lines.map(({ lineId }) => lineId));
        return ids.size === left.length && left.every(({ lineId }) => ids.has(lineId));
      }),
      FIFTY_THOUSAND,
    );
    expect(refused).toBeLessThan(50_000 / 3);
  },
);
