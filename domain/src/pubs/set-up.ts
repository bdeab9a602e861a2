/** The first steps of a new pub, in this order. */
export const setUpSteps = ['hours', 'menu', 'dishes', 'test_order', 'bell', 'code'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** From this many dishes on, a menu is worth scanning. */
export const SET_UP_DISHES = 3;

export type SetUpFacts = {
  readonly hasHours: boolean;
  readonly hasMenu: boolean;
  readonly dishCount: number;
  readonly hasOrder: boolean;
  readonly isBellArmed: boolean;
  readonly isCodePrinted: boolean;
};

/** The steps that are done: computed from the pub's data, never ticked by a user. */
export function doneSetUpSteps(facts: SetUpFacts): ReadonlySet<SetUpStep> {
  const isDone: Record<SetUpStep, boolean> = {
    hours: facts.hasHours,
    menu: facts.hasMenu,
    dishes: facts.dishCount >= SET_UP_DISHES,
    test_order: facts.hasOrder,
    bell: facts.isBellArmed,
    code: facts.isCodePrinted,
  };
  return new Set(setUpSteps.filter((step) => isDone[step]));
}

/** The first step that is not done; undefined when the pub is set up. */
export function nextSetUpStep(done: ReadonlySet<SetUpStep>): SetUpStep | undefined {
  return setUpSteps.find((step) => !done.has(step));
}
