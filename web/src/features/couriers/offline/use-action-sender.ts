import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { newUuid } from '../../../lib/api/new-uuid.ts';
import type { CancelWhy, CourierStep, Queue, QueuedAction } from './action-queue.ts';
import type { Outcome } from './action-sender.ts';
import { courierQueue } from './courier-queue.ts';

type Options = {
  readonly courierID: number;
  /** Whether the server has said in this session who is signed in. */
  readonly isConfirmed: boolean;
  /** Whether the live line is open: the best sign that a call will go through. */
  readonly isOnline: boolean;
  readonly onDone: (action: QueuedAction, order: CourierOrder | undefined) => void;
  readonly onRefused: (action: QueuedAction, code: string) => void;
};

export type Actions = {
  readonly queue: Queue;
  readonly take: (orderID: number, step: CourierStep, why?: CancelWhy) => Promise<Outcome>;
  /** Takes away a refusal that was read. */
  readonly dismiss: (id: string) => void;
};

const RETRY_EVERY_MS = 5000;

/** The steps of this courier: kept, sent when there is a line, told of when they are done or refused. */
export function useActionSender(options: Options): Actions {
  const { courierID, isConfirmed, isOnline } = options;
  const queue = useSyncExternalStore(courierQueue.subscribe, courierQueue.current);
  const onDone = useEffectEvent(options.onDone);
  const onRefused = useEffectEvent(options.onRefused);
  useEffect(
    () =>
      courierQueue.listen({
        onDone: (action, order) => {
          onDone(action, order);
        },
        onRefused: (action, code) => {
          onRefused(action, code);
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
  const take = useCallback(
    (orderID: number, step: CourierStep, why?: CancelWhy) =>
      courierQueue.take({
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
  return { queue, take, dismiss };
}
