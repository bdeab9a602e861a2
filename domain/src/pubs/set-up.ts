const allSteps = ['hours', 'menu', 'dishes', 'zone', 'bell', 'code', 'rehearsal'] as const;
export type SetUpStep = (typeof allSteps)[number];

/** From this many dishes on, a menu is worth scanning. */
export const SET_UP_DISHES = 3;

export type SetUpFacts = {
  readonly hasHours: boolean;
  readonly hasMenu: boolean;
  readonly dishCount: number;
  readonly isDeliveryOn: boolean;
  /** A zone with a price. */
  readonly hasZone: boolean;
  readonly isBellArmed: boolean;
  readonly isCodePrinted: boolean;
  readonly isRehearsed: boolean;
};

/** The first steps of a pub, in their order and to be done; a pub without delivery needs no zone. */
export type SetUpSteps = {
  readonly steps: readonly SetUpStep[];
  readonly done: ReadonlySet<SetUpStep>;
  /** The first one that is not done; undefined when the pub is set up. */
  readonly next: SetUpStep | undefined;
};

/** The first steps of a pub: computed from its data, never ticked by a user. The rehearsal tries all before it. */
export function setUpStepsOf(facts: SetUpFacts): SetUpSteps {
  const isDone: Record<SetUpStep, boolean> = {
    hours: facts.hasHours,
    menu: facts.hasMenu,
    dishes: facts.dishCount >= SET_UP_DISHES,
    zone: facts.hasZone,
    bell: facts.isBellArmed,
    code: facts.isCodePrinted,
    rehearsal: facts.isRehearsed,
  };
  const steps = allSteps.filter((step) => step !== 'zone' || facts.isDeliveryOn);
  const done = new Set(steps.filter((step) => isDone[step]));
  return { steps, done, next: steps.find((step) => !done.has(step)) };
}
