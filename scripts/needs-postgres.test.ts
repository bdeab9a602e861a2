import { expect, it } from 'vitest';
import { coveringTests } from './needs-postgres.ts';

const test = (name: string, ...statements: string[]) => ({ name, statements });
const recorded = [
  { file: 'a', tests: [test('adds', 'set up', 'insert')] },
  {
    file: 'b',
    tests: [
      test('looks', 'set up'),
      test('changes', 'set up', 'insert', 'update'),
      test('waits', 'set up', 'select for update'),
    ],
  },
  { file: 'c', tests: [test('waits too', 'set up', 'select for update')] },
  { file: 'd', tests: [test('waits as well', 'set up', 'select for update')] },
  { file: 'e', tests: [test('asks nothing')] },
];

it('each statement is sent by one of the tests, one that locks by two', () => {
  expect(coveringTests(recorded, new Set())).toEqual({ b: ['changes', 'waits'], c: ['waits too'] });
});

it('what whole files send is not chosen again', () => {
  expect(coveringTests(recorded, new Set(['a', 'd']))).toEqual({ b: ['changes', 'waits'] });
});
