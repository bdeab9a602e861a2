import { expect, it } from 'vitest';
import { doneSetUpSteps, nextSetUpStep, setUpSteps, type SetUpFacts } from './set-up.ts';

const nothingDone: SetUpFacts = {
  hasHours: false,
  hasMenu: false,
  dishCount: 0,
  hasOrder: false,
  isBellArmed: false,
  isCodePrinted: false,
};

it.each<[Partial<SetUpFacts>, string[]]>([
  [{}, []],
  [{ hasHours: true }, ['hours']],
  [{ hasMenu: true }, ['menu']],
  [{ dishCount: 2 }, []],
  [{ dishCount: 3 }, ['dishes']],
  [{ dishCount: 4 }, ['dishes']],
  [{ hasOrder: true }, ['test_order']],
  [{ isBellArmed: true }, ['bell']],
  [{ isCodePrinted: true }, ['code']],
])('with %j these steps are done: %j', (facts, done) => {
  expect([...doneSetUpSteps({ ...nothingDone, ...facts })]).toEqual(done);
});

it('continues with the first step that is not done, even when later steps are', () => {
  expect(nextSetUpStep(new Set())).toBe('hours');
  expect(nextSetUpStep(new Set(['hours', 'dishes', 'code']))).toBe('menu');
  expect(nextSetUpStep(new Set(setUpSteps))).toBeUndefined();
});
