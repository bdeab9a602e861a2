import { describe, expect, it } from 'vitest';
import { choiceNames, choiceTexts } from './choice-texts.ts';

const choice = (name: string, group_name?: string, count = 1) => ({ name, group_name, count });

describe('the choices of a line', () => {
  it.each([
    ['none', [], []],
    ['one, without its group', [choice('Mare', 'Mărime')], ['Mare']],
    [
      'several of one, after their count',
      [choice('Mare', 'Mărime'), choice('Cașcaval', 'Adaos', 2)],
      ['Mare', '2\u00A0× Cașcaval'],
    ],
    [
      'two of the same name, with their groups',
      [choice('Iute', 'Sos'), choice('Mare', 'Mărime'), choice('Iute', 'Adaos', 2)],
      ['Sos: Iute', 'Mare', 'Adaos: 2\u00A0× Iute'],
    ],
    [
      'two that differ in case and diacritics only',
      [choice('Brânză', 'Sus'), choice('BRANZA ', 'Jos')],
      ['Sus: Brânză', 'Jos: BRANZA '],
    ],
    [
      'two of the same name in two alphabets',
      [choice('Мамалыга', 'Гарнир'), choice('Mămăligă', 'Ещё')],
      ['Гарнир: Мамалыга', 'Ещё: Mămăligă'],
    ],
    ['two whose groups nobody knows', [choice('Iute'), choice('Iute')], ['Iute', 'Iute']],
    [
      'a name that is part of another',
      [choice('Ou', 'A'), choice('Ou fiert', 'B')],
      ['Ou', 'Ou fiert'],
    ],
  ])('%s', (_name, choices, expected) => {
    expect(choiceTexts(choices)).toEqual(expected);
  });

  it('are named without counts where a name is meant', () => {
    expect(choiceNames([choice('Iute', 'Sos', 2), choice('Iute', 'Adaos')])).toEqual([
      'Sos: Iute',
      'Adaos: Iute',
    ]);
    expect(choiceNames([choice('Iute', 'Sos', 2)])).toEqual(['Iute']);
  });
});
