/** What a new pub is led through, in this order. */
export const setUpSteps = ['hours', 'menu', 'dishes', 'test_order', 'bell', 'code'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** With so many dishes a menu is worth being scanned. */
export const SET_UP_DISHES = 3;

export type SetUpFacts = {
  readonly hasHours: boolean;
  readonly hasMenu: boolean;
  readonly dishCount: number;
  readonly hasOrder: boolean;
  readonly isBellArmed: boolean;
  readonly isCodePrinted: boolean;
};

/** The steps that are done: of what is true of the pub, never of what somebody ticks. */
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

/** The first step that is not done; none when the pub is set up. */
export function nextSetUpStep(done: ReadonlySet<SetUpStep>): SetUpStep | undefined {
  return setUpSteps.find((step) => !done.has(step));
}
