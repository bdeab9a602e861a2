import { describe, expect, it } from 'vitest';
import { checkField } from '../fields/validators.ts';
import { isSameTable, isTableOf, MAX_NAMED_TABLES, tableList, tablesOf } from './table-list.ts';

describe('the tables that a pub has', () => {
  const list = '1-40, T1–T12; Terasă 3, Бар, VIP';
  it.each([
    ['1', true],
    ['40', true],
    [' 07 ', true],
    ['№ 7', true],
    ['41', false],
    ['0', false],
    ['99999', false],
    ['-7', true],
    ['7.5', false],
    ['7a', false],
    ['t1', true],
    ['Т 12', true],
    ['T13', false],
    ['TERASA 3', true],
    ['terasă3', true],
    ['Terasă 4', false],
    ['bar', true],
    ['vip', true],
    ['', false],
  ])('%s: %s', (table, isKnown) => {
    expect(isTableOf(list, table)).toBe(isKnown);
  });

  it.each(['', ' , ; '])('are any where it names none: %j', (empty) => {
    expect(isTableOf(empty, '99999')).toBe(true);
  });
});

it.each([
  ['', true],
  ['1-40', true],
  ['5 – 9, A1-A4, A 5-9', true],
  ['Terrace', true],
  ['40-1', false],
  ['1-1001', false],
  ['A1-B4', false],
  ['1-40, -', false],
])('a list %j is accepted: %s', (list, isAccepted) => {
  expect(checkField(list, [tableList]) === undefined).toBe(isAccepted);
});

describe('the tables of a list by name', () => {
  it.each([
    ['', []],
    [' , ; ', []],
    ['1-3', ['1', '2', '3']],
    ['1-2, T1–T3; Terasă 3, Бар', ['1', '2', 'T1', 'T2', 'T3', 'Terasă 3', 'Бар']],
    ['Masa 9-11', ['Masa 9', 'Masa 10', 'Masa 11']],
    ['A 1 - A 2', ['A 1', 'A 2']],
    ['3, 1-4, 03', ['3', '1', '2', '4']],
    ['bar, Бар, BAR', ['bar']],
    ['40-1, 5, -', ['5']],
    ['0-1', ['0', '1']],
  ])('%j', (list, tables) => {
    expect(tablesOf(list)).toEqual(tables);
  });

  it('are at most as many as a screen shows', () => {
    const tables = tablesOf('1-999');
    expect(tables).toHaveLength(MAX_NAMED_TABLES);
    expect(tables.at(-1)).toBe(String(MAX_NAMED_TABLES));
  });

  it('are all known to the list that names them', () => {
    const list = '1-40, T1–T12; Terasă 3, A 5-9, Бар, VIP';
    expect(tablesOf(list).filter((table) => !isTableOf(list, table))).toEqual([]);
  });
});

it.each([
  ['T1', 'т 01', true],
  ['Terasă 3', 'TERASA3', true],
  ['1', '10', false],
  ['T1', '1', false],
])('%s and %s are the same table: %s', (one, other, isSame) => {
  expect(isSameTable(one, other)).toBe(isSame);
});
