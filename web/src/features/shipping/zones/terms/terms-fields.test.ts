import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { describe, expect, it } from 'vitest';
import { aZoneTerms } from '../../../../testing/samples/a-shipping.ts';
import { fieldsOf, readTerms, type TermsFields, type TermsProblem } from './terms-fields.ts';

const timeZone = 'Europe/Chisinau';
const now = new Date('2026-11-20T10:00:00Z');
const given = { shapeId: 'a', timeZone, now };
const full = aZoneTerms({
  name: 'Centru',
  price: 40.5,
  minimum: 150,
  steps: [
    { from: 300, price: 20, reward: 45 },
    { from: 500, price: 0 },
  ],
  extra_minutes: 15,
  closed_until: '2026-11-20T18:30:00.000Z',
  closed_texts: { ro: 'Podul e închis' },
  hours: [[{ start: 600, end: 900 }], [], [], [], [], [], []],
});

describe('the fields of a zone', () => {
  it.each([
    ['with everything', full],
    ['with a price only', aZoneTerms({ price: 40 })],
    ['without a price', aZoneTerms()],
    ['closed until it is opened', aZoneTerms({ closed_until: UNTIL_SWITCHED_BACK })],
  ])('are read as they were saved: %s', (_, terms) => {
    for (const decimal of [',', '.'] as const) {
      const read = readTerms(fieldsOf(terms, { timeZone, decimal }), given);
      expect(read.terms).toEqual(terms);
      expect([...read.problems]).toEqual([]);
    }
  });

  it('show amounts as they are written in the language, and nothing for none', () => {
    expect(fieldsOf(full, { timeZone, decimal: ',' })).toMatchObject({
      price: '40,5',
      steps: [{ reward: '45' }, { price: '0', reward: '' }],
      closedDay: '2026-11-20',
      closedMinute: 20 * 60 + 30,
    });
    expect(fieldsOf(aZoneTerms(), { timeZone, decimal: ',' })).toMatchObject({
      price: '',
      minimum: '',
      extraMinutes: '',
    });
  });
});

const plain = fieldsOf(aZoneTerms({ price: 40 }), { timeZone, decimal: '.' });
const step = (from: string, price: string, reward = '') => ({ key: 0, from, price, reward });
const closed = { isClosed: true, closedMinute: 720 };

it.each<[string, Partial<TermsFields>, readonly TermsProblem[]]>([
  ['a price that is no number', { price: '4o' }, ['price']],
  ['a minimum below zero', { minimum: '-1' }, ['minimum']],
  ['half a minute', { extraMinutes: '1.5' }, ['extraMinutes']],
  ['too many minutes', { extraMinutes: '241' }, ['extraMinutes']],
  ['an empty step', { steps: [step('', '')] }, ['from 0', 'price 0']],
  ['a reward that is no number', { steps: [step('100', '10', 'x')] }, ['reward 0']],
  ['a step that is dearer', { steps: [step('100', '50')] }, ['steps']],
  ['a step from nothing', { steps: [step('0', '10')] }, ['steps']],
  ['an end that is past', { ...closed, closedDay: '2026-11-20' }, ['closedDay']],
  ['an end in two years', { ...closed, closedDay: '2028-11-20' }, ['closedDay']],
  ['a day that is not whole', { ...closed, closedDay: '2026-13' }, ['closedDay']],
  ['an end of what is not closed', { isClosed: false, closedDay: '2020-01-01' }, []],
  ['a step with its reward', { steps: [step('100', '10', '30')] }, []],
])('%s', (_, change, problems) => {
  expect([...readTerms({ ...plain, ...change }, given).problems]).toEqual(problems);
});
