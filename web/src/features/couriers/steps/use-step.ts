import type { CourierOrder } from '@comanda/contract/couriers';
import { useMemo, useState } from 'react';
import { useCourierArea } from '../area/courier-context.ts';
import {
  isFinishedBy,
  statusAfter,
  waitingOf,
  type CourierStep,
  type Queue,
  type StepDetails,
} from '../offline/step-queue.ts';
import type { Outcome } from '../../../lib/offline/queue-sender.ts';

export type Step = {
  readonly submit: (step: CourierStep, details?: StepDetails) => Promise<Outcome>;
  /** The step whose request is pending. */
  readonly pending: CourierStep | undefined;
  /** The steps that wait for a connection. */
  readonly waiting: Queue;
  /** Whether a queued step is the last one of the order. */
  readonly isFinished: boolean;
  /** The order as it will be after its queued steps. */
  readonly order: CourierOrder;
};

/** The available steps of an order, and those that are not sent yet. */
export function useStep(known: CourierOrder): Step {
  const { courier, queue, submit } = useCourierArea();
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
    submit: async (step, details) => {
      setPending(step);
      try {
        return await submit(known, step, details);
      } finally {
        setPending(undefined);
      }
    },
  };
}
