import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isWaiting, type Queued } from './queued.ts';
import type { SharedQueue } from './shared-queue.ts';

type Options<One extends Queued, Answer> = {
  /** The account or pub whose writes are sent; undefined until the server has confirmed it in this session. */
  readonly ownerID: number | undefined;
  /** Whether the socket is open: the best sign that a request will succeed. */
  readonly isOnline: boolean;
  readonly isOwn: (queued: One) => boolean;
  readonly onDone: (queued: One, answer: Answer) => void;
  readonly onRefused: (queued: One, code: string) => void;
};

const RETRY_EVERY_MS = 5000;

/** The device's queue while a screen is mounted: sent when online, and reported when done or refused. */
export function useSharedQueue<One extends Queued, Answer>(
  shared: SharedQueue<One, Answer>,
  options: Options<One, Answer>,
): readonly One[] {
  const { ownerID, isOnline, isOwn } = options;
  const queue = useSyncExternalStore(shared.subscribe, shared.current);
  const onDone = useEffectEvent(options.onDone);
  const onRefused = useEffectEvent(options.onRefused);
  useEffect(
    () =>
      shared.listen({
        onDone: (queued, answer) => {
          onDone(queued, answer);
        },
        onRefused: (queued, code) => {
          onRefused(queued, code);
        },
      }),
    [shared],
  );
  useEffect(() => {
    shared.serve(ownerID);
    return () => {
      shared.serve(undefined);
    };
  }, [shared, ownerID]);
  useEffect(() => {
    if (ownerID !== undefined && isOnline) shared.flush();
  }, [shared, ownerID, isOnline]);
  const hasWaiting = queue.some((one) => isOwn(one) && isWaiting(one));
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const timer = window.setInterval(shared.flush, RETRY_EVERY_MS);
    window.addEventListener('online', shared.flush);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', shared.flush);
    };
  }, [shared, hasWaiting]);
  return queue;
}
