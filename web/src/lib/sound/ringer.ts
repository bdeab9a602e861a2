import { nextRing, quiet, type RingPlan, type RingSchedule } from './ring-schedule.ts';

/** The world around the ringer; a test brings its own. */
export type RingerWorld = {
  readonly now: () => number;
  /** Calls `wake` after so long; the last call holds, nothing cancels it. */
  readonly wakeAfter: (delayMs: number | undefined) => void;
  /** Makes the sound; false when the browser keeps it silent. */
  readonly ring: () => boolean;
};

/** Rings for waiting orders, and makes up for a ring that the browser kept silent. */
export class Ringer {
  readonly #world: RingerWorld;
  readonly #plan: RingPlan;
  #schedule: RingSchedule = quiet;
  #wasSilenced = false;

  constructor(world: RingerWorld, plan: RingPlan) {
    this.#world = world;
    this.#plan = plan;
  }

  /** So many orders wait now; of a plan that ends, so many have come since none waited. */
  readonly setPending = (pending: number): void => {
    const now = this.#world.now();
    const { schedule, rings } = nextRing(this.#plan, this.#schedule, { pending, now });
    const isMoved = schedule.nextAt !== this.#schedule.nextAt;
    this.#schedule = schedule;
    if (pending === 0) this.#wasSilenced = false;
    if (rings) this.#wasSilenced = !this.#world.ring();
    if (isMoved) {
      this.#world.wakeAfter(schedule.nextAt === undefined ? undefined : schedule.nextAt - now);
    }
  };

  /** The time that was asked for is over. */
  readonly wake = (): void => {
    this.setPending(this.#schedule.pending);
  };

  /** The browser lets sounds through from now on. */
  readonly armed = (): void => {
    if (this.#wasSilenced) this.#wasSilenced = !this.#world.ring();
  };
}
