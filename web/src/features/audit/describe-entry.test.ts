import { allTexts, translate, type Language } from '@comanda/contract/texts';
import { describe, expect, it } from 'vitest';
import type { ShownText, Translate } from '../../lib/i18n/current-texts.ts';
import { describeEntry, readSubject } from './describe-entry.ts';

const translator =
  (language: Language): Translate =>
  (key, values) =>
    translate(allTexts[key], language, values) as ShownText;

const wordsOf = (language: Language, action: string, subject: string) =>
  describeEntry({ action, subject }, translator(language), language).words.replaceAll(
    '\u00A0',
    ' ',
  );

const MENU = '/api/company/:companyID/pubs/:pubID/menus/:menuID';

describe('an entry of the log', () => {
  it.each<[Language, string, string, string]>([
    ['ro', 'extend-pub', 'pub 7, days 30', 'Publicare prelungită cu 30 de zile'],
    ['ru', 'extend-pub', 'pub 7, days 1', 'Публикация продлена на 1 день'],
    ['en', 'set-tariff', 'company 3, tariff pro', 'Company #3 moved to Pro'],
    [
      'ru',
      'add-vat-rate',
      'vat standard, percent 21.5, from 2027-01-01',
      'Добавлена ставка НДС 21.5 % с 2027-01-01: Алкоголь',
    ],
    ['ru', 'settle-with-courier', 'courier 4, amount -120.50', 'Расчёт с курьером #4: -120,50 Lei'],
    [
      'ro',
      'settle-with-courier',
      'courier 4, amount 85.00 EUR',
      'Decontare cu curierul #4: 85,00 €',
    ],
    ['ru', 'settle-with-courier', 'courier 4, amount 5.00 MDL', 'Расчёт с курьером #4: 5,00 Lei'],
    ['ro', 'delete-client', 'client 9', 'Contul clientului #9 șters'],
    ['ru', `POST ${MENU}/move-to`, 'companyID 1, pubID 2, menuID 3', 'Меню #3 перемещено'],
    ['en', 'wash-the-dishes', 'pub 7', 'Wash the dishes'],
    ['en', 'POST /api/x/:xID/do-it', 'xID 7', 'do-it'],
  ])('in %s: %s', (language, action, subject, words) => {
    expect(wordsOf(language, action, subject)).toBe(words);
  });

  it('shows an unknown action as it is in the log', () => {
    const entry = { action: 'POST /api/x/:xID/do-it', subject: 'xID 7' };
    expect(describeEntry(entry, translator('en'), 'en').raw).toBe('POST /api/x/:xID/do-it · xID 7');
  });

  it('parses the subject of an action', () => {
    expect(readSubject('companyID 1, orderID 15, amount -2.50')).toEqual({
      company: '1',
      order: '15',
      amount: '-2.50',
    });
  });
});
