import { describe, expect, it } from 'vitest';
import { toCsv, type Cell } from './csv.ts';

const cellOf = (cell: Cell, language: 'ro' | 'ru' | 'en' = 'ro') =>
  toCsv([[cell]], language).slice(1, -2);

describe('a cell', () => {
  it.each<[Cell, string]>([
    [-1234.5, '-1234,50'],
    [0, '0,00'],
    [16.4, '16,40'],
    ['Ștefan și Ana', 'Ștefan și Ana'],
    ['a;b', '"a;b"'],
    ['zis "da"', '"zis ""da"""'],
    ['două\nrânduri', '"două\nrânduri"'],
    ['#9', '#9'],
    ['', ''],
  ])('%j is written %j', (cell, written) => {
    expect(cellOf(cell)).toBe(written);
  });

  it.each(['=1+1', '+373', '-5', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x")', '\r=1', '＝1'])(
    'of the note %j is never a formula',
    (note) => {
      expect(cellOf(note)).toMatch(/^"'/);
    },
  );
});

it('opens in Excel: a byte order mark, CRLF line ends, the separator of the language', () => {
  const rows = [
    ['Data', 'Suma'],
    ['2026-11-20', -16.4],
  ];
  expect(toCsv(rows, 'ro')).toBe('\uFEFFData;Suma\r\n2026-11-20;-16,40\r\n');
  expect(toCsv(rows, 'ru')).toBe(toCsv(rows, 'ro'));
  expect(toCsv(rows, 'en')).toBe('\uFEFFData,Suma\r\n2026-11-20,-16.40\r\n');
});
