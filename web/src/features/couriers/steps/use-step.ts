import type { CourierOrder } from '@comanda/contract/couriers';
import { useMemo, useState } from 'react';
import { useCourierArea } from '../area/courier-context.ts';
import {
  isFinishedBy,
  statusAfter,
  waitingOf,
  type CancelWhy,
  type CourierStep,
  type Queue,
} from '../offline/action-queue.ts';
import type { Outcome } from '../offline/action-sender.ts';

export type Step = {
  readonly take: (step: CourierStep, why?: CancelWhy) => Promise<Outcome>;
  /** The step that is on its way just now. */
  readonly pending: CourierStep | undefined;
  /** What was taken and waits for the line. */
  readonly waiting: Queue;
  /** Whether nothing is left to do but to wait. */
  readonly isFinished: boolean;
  /** The order as it will be once what waits has been sent. */
  readonly order: CourierOrder;
};

/** What may be done with an order, and what has been done that the server does not know yet. */
export function useStep(known: CourierOrder): Step {
  const { courier, queue, take } = useCourierArea();
  const [pending, setPending] = useState<CourierStep>();
  const waiting = useMemo(
    () => waitingOf(queue, courier.id, known.id).filter(({ hasWaited }) => hasWaited),
    [queue, courier.id, known.id],
  );
  const order = useMemo(
    () => ({ ...known, status: statusAfter(known.status, waiting) }),
    [known, waiting],
  );
  return {
    order,
    waiting,
    pending,
    isFinished: isFinishedBy(waiting),
    take: async (step, why) => {
      setPending(step);
      try {
        return await take(known.id, step, why);
      } finally {
        setPending(undefined);
      }
    },
  };
}
