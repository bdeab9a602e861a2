import { expect, it } from 'vitest';
import { coveringFiles } from './needs-postgres.ts';

const recorded = [
  { file: 'a', statements: ['set up', 'insert'] },
  { file: 'b', statements: ['set up', 'insert', 'update', 'select for update'] },
  { file: 'c', statements: ['set up', 'select for update'] },
  { file: 'd', statements: ['set up', 'select for update'] },
  { file: 'e', statements: [] },
];

it('each statement is in one of the files, one that locks in two', () => {
  expect(coveringFiles(recorded, new Set())).toEqual(['b', 'c']);
});

it('a file that always runs covers its statements', () => {
  expect(coveringFiles(recorded, new Set(['a', 'd']))).toEqual(['a', 'd', 'b']);
});
