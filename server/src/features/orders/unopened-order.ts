import { Type } from 'typebox';
import type { LadderTimes } from '@comanda/domain/alerts';
import { defineTask } from '../../plumbing/tasks/task-kind.ts';

/**
 * Alerts a pub, step by step, to one unopened order. The statement that inserts the order adds this task;
 * the alerts' feature does it.
 */
export const unopenedOrder = defineTask({
  name: 'unopened_order',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 8,
});

type TimesOfPub = {
  readonly push_after_seconds: number;
  readonly telegram_after_seconds: number;
  readonly again_after_seconds: number;
};

/** When a pub is alerted to an unopened order, in seconds after it was placed. */
export function ladderTimesOf(pub: TimesOfPub): LadderTimes {
  return {
    push: pub.push_after_seconds,
    telegram: pub.telegram_after_seconds,
    again: pub.again_after_seconds,
  };
}
