import { expect, it } from 'vitest';
import { setUpStepsOf, type SetUpFacts } from './set-up.ts';

const nothingDone: SetUpFacts = {
  hasHours: false,
  hasMenu: false,
  dishCount: 0,
  isDeliveryOn: true,
  hasZone: false,
  isBellArmed: false,
  isCodePrinted: false,
  isRehearsed: false,
};
const of = (facts: Partial<SetUpFacts>) => setUpStepsOf({ ...nothingDone, ...facts });

it.each<[Partial<SetUpFacts>, string[]]>([
  [{}, []],
  [{ hasHours: true }, ['hours']],
  [{ hasMenu: true }, ['menu']],
  [{ dishCount: 2 }, []],
  [{ dishCount: 3 }, ['dishes']],
  [{ dishCount: 4 }, ['dishes']],
  [{ hasZone: true }, ['zone']],
  [{ hasZone: true, isDeliveryOn: false }, []],
  [{ isBellArmed: true }, ['bell']],
  [{ isCodePrinted: true }, ['code']],
  [{ isRehearsed: true }, ['rehearsal']],
])('with %j these steps are done: %j', (facts, done) => {
  expect([...of(facts).done]).toEqual(done);
});

it('ends with the rehearsal, and has a zone only while the pub delivers', () => {
  expect(of({}).steps).toEqual(['hours', 'menu', 'dishes', 'zone', 'bell', 'code', 'rehearsal']);
  expect(of({ isDeliveryOn: false }).steps).toEqual([
    'hours',
    'menu',
    'dishes',
    'bell',
    'code',
    'rehearsal',
  ]);
});

const allDone: Partial<SetUpFacts> = {
  hasHours: true,
  hasMenu: true,
  dishCount: 3,
  hasZone: true,
  isBellArmed: true,
  isCodePrinted: true,
  isRehearsed: true,
};

it.each<[Partial<SetUpFacts>, string | undefined]>([
  [{}, 'hours'],
  [{ hasHours: true, dishCount: 3, isCodePrinted: true }, 'menu'],
  [{ ...allDone, hasZone: false }, 'zone'],
  [{ ...allDone, isRehearsed: false }, 'rehearsal'],
  [{ ...allDone, hasZone: false, isDeliveryOn: false }, undefined],
  [allDone, undefined],
])('with %j it continues with the first step that is not done: %s', (facts, next) => {
  expect(of(facts).next).toBe(next);
});
