import { nextRing, notRinging, type RingPlan, type RingSchedule } from './ring-schedule.ts';

/** The environment of the ringer; a test replaces it. */
export type RingerEnvironment = {
  readonly now: () => number;
  /** Calls `wake` after this time; the last call counts, and nothing cancels it. */
  readonly wakeAfter: (delayMs: number | undefined) => void;
  /** Plays the sound; false when the browser blocks it. */
  readonly ring: () => boolean;
};

/** Rings for waiting orders, and rings later for a ring that the browser blocked. */
export class Ringer {
  readonly #environment: RingerEnvironment;
  readonly #plan: RingPlan;
  #schedule: RingSchedule = notRinging;
  #wasSilenced = false;

  constructor(environment: RingerEnvironment, plan: RingPlan) {
    this.#environment = environment;
    this.#plan = plan;
  }

  /** The number of orders that wait now; for a plan that ends, the number that came since none waited. */
  readonly setPending = (pending: number): void => {
    const now = this.#environment.now();
    const { schedule, rings } = nextRing(this.#plan, this.#schedule, { pending, now });
    const isMoved = schedule.nextAt !== this.#schedule.nextAt;
    this.#schedule = schedule;
    if (pending === 0) this.#wasSilenced = false;
    if (rings) this.#wasSilenced = !this.#environment.ring();
    if (isMoved) {
      this.#environment.wakeAfter(
        schedule.nextAt === undefined ? undefined : schedule.nextAt - now,
      );
    }
  };

  /** The requested time is over. */
  readonly wake = (): void => {
    this.setPending(this.#schedule.pending);
  };

  /** The browser allows sound from now on. */
  readonly armed = (): void => {
    if (this.#wasSilenced) this.#wasSilenced = !this.#environment.ring();
  };
}
