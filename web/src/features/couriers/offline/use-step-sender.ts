import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback } from 'react';
import { newUuid } from '../../../lib/api/new-uuid.ts';
import type { Outcome } from '../../../lib/offline/queue-sender.ts';
import { useSharedQueue } from '../../../lib/offline/use-shared-queue.ts';
import type { CourierStep, Queue, QueuedStep, StepDetails } from './step-queue.ts';
import { courierQueue } from './courier-queue.ts';

type Options = {
  readonly courierID: number;
  /** Whether the server has confirmed the courier in this session. */
  readonly isConfirmed: boolean;
  /** Whether the socket is open: the best sign that a request will succeed. */
  readonly isOnline: boolean;
  readonly onDone: (queued: QueuedStep, order: CourierOrder | undefined) => void;
  readonly onRefused: (queued: QueuedStep, code: string) => void;
};

type Subject = Pick<CourierOrder, 'id' | 'number' | 'pub_name'>;

export type CourierSteps = {
  readonly queue: Queue;
  readonly submit: (order: Subject, step: CourierStep, details?: StepDetails) => Promise<Outcome>;
  /** Removes a refusal that was read. */
  readonly dismiss: (id: string) => void;
};

/** This courier's steps: stored, sent when online, and reported when done or refused. */
export function useStepSender({
  courierID,
  isConfirmed,
  isOnline,
  onDone,
  onRefused,
}: Options): CourierSteps {
  const queue = useSharedQueue(courierQueue, {
    ownerID: isConfirmed ? courierID : undefined,
    isOnline,
    isOwn: (one) => one.courierID === courierID,
    onDone,
    onRefused,
  });
  const submit = useCallback(
    ({ id: orderID, number, pub_name }: Subject, step: CourierStep, details?: StepDetails) =>
      courierQueue.submit({
        id: newUuid(),
        courierID,
        orderID,
        // Orders of two pubs may have the same number.
        name: `#${number} · ${pub_name}`,
        step,
        ...details,
        happenedAt: new Date().toISOString(),
        hasWaited: false,
      }),
    [courierID],
  );
  const dismiss = useCallback((id: string) => {
    void courierQueue.change({ kind: 'dismissed', id });
  }, []);
  return { queue, submit, dismiss };
}
