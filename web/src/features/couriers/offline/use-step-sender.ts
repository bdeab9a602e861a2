import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { newUuid } from '../../../lib/api/new-uuid.ts';
import type { CourierReason, CourierStep, Queue, QueuedStep } from './step-queue.ts';
import type { Outcome } from './step-sender.ts';
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

export type CourierSteps = {
  readonly queue: Queue;
  readonly submit: (orderID: number, step: CourierStep, why?: CourierReason) => Promise<Outcome>;
  /** Removes a refusal that was read. */
  readonly dismiss: (id: string) => void;
};

const RETRY_EVERY_MS = 5000;

/** This courier's steps: stored, sent when online, and reported when done or refused. */
export function useStepSender(options: Options): CourierSteps {
  const { courierID, isConfirmed, isOnline } = options;
  const queue = useSyncExternalStore(courierQueue.subscribe, courierQueue.current);
  const onDone = useEffectEvent(options.onDone);
  const onRefused = useEffectEvent(options.onRefused);
  useEffect(
    () =>
      courierQueue.listen({
        onDone: (queued, order) => {
          onDone(queued, order);
        },
        onRefused: (queued, code) => {
          onRefused(queued, code);
        },
      }),
    [],
  );
  useEffect(() => {
    courierQueue.serve(isConfirmed ? courierID : undefined);
    return () => {
      courierQueue.serve(undefined);
    };
  }, [courierID, isConfirmed]);
  useEffect(() => {
    if (isConfirmed && isOnline) courierQueue.flush();
  }, [isConfirmed, isOnline]);
  const isWaiting = queue.some((one) => one.courierID === courierID && one.refusal === undefined);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setInterval(courierQueue.flush, RETRY_EVERY_MS);
    window.addEventListener('online', courierQueue.flush);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', courierQueue.flush);
    };
  }, [isWaiting]);
  const submit = useCallback(
    (orderID: number, step: CourierStep, why?: CourierReason) =>
      courierQueue.submit({
        id: newUuid(),
        courierID,
        orderID,
        step,
        ...(why ? { why } : {}),
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
