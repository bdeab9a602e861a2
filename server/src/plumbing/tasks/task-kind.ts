import type { Static, TSchema } from 'typebox';

/** A kind of work that is stored in the table of tasks until it is done. */
export type TaskKind<Payload extends TSchema> = {
  /** Unique, and the same in every version: a process leaves tasks of other names to newer ones. */
  readonly name: string;
  /** Checked before each run: another version may have written it. */
  readonly payload: Payload;
  /** How many of them a process does at a time. */
  readonly atOnce: number;
};

export type StartedTask<Payload extends TSchema> = {
  readonly key: string;
  readonly payload: Static<Payload>;
  readonly addedAt: Date;
  /** How often in a row it has failed. */
  readonly failures: number;
};

/** The time of the next run; undefined when the work is done. */
export type TaskOutcome = { readonly again: Date } | undefined;

/**
 * Does one task. It may be repeated after any part of it was done, also while an earlier run is still going on:
 * a run that takes longer than `LEASE_MS` counts as ended. An error repeats it later.
 */
export type TaskHandler<Payload extends TSchema> = (
  task: StartedTask<Payload>,
) => Promise<TaskOutcome>;

export function defineTask<Payload extends TSchema>(kind: TaskKind<Payload>): TaskKind<Payload> {
  return kind;
}
