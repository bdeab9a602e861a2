import type { Answer } from '@comanda/contract/client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Acknowledgements } from './acknowledgements.ts';

const REPEAT_AFTER_MS = 200;

export type Expectation = {
  /** The servers are killed, so that connections break. */
  readonly mayBeCut: boolean;
};

/**
 * Makes the calls of an evening's people, who repeat one that failed. An unexpected answer is an error, which ends
 * the work on its order: repeated, it would be the same.
 */
export function createCaller(notes: Acknowledgements, { mayBeCut }: Expectation) {
  /** Undefined when the server is unavailable: a later retry may succeed. */
  async function attempt<Reply>(
    name: string,
    call: () => Promise<Answer<Reply>>,
    expected: readonly number[] = [200, 201],
  ): Promise<Answer<Reply> | undefined> {
    let answer: Answer<Reply>;
    try {
      answer = await call();
    } catch (error) {
      notes.cut += 1;
      if (!mayBeCut) notes.unexpected.push(`${name}: ${String(error)}`);
      return undefined;
    }
    if (expected.includes(answer.status)) return answer;
    if (answer.status === 503) notes.refused += 1;
    else throw new Error(`${name}: ${answer.status} ${answer.body.code}`);
    return undefined;
  }

  async function untilAnswered<Reply>(
    name: string,
    call: () => Promise<Answer<Reply>>,
    expected?: readonly number[],
  ): Promise<Answer<Reply>> {
    for (;;) {
      const answer = await attempt(name, call, expected);
      if (answer) return answer;
      await sleep(REPEAT_AFTER_MS);
    }
  }
  return { attempt, untilAnswered };
}

export type Caller = ReturnType<typeof createCaller>;
