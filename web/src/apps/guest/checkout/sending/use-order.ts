import type { NewOrder } from '@comanda/contract/orders';
import { newUuid } from '../../../../lib/api/new-uuid.ts';
import { useRef, useState } from 'react';
import { deviceStorage } from '../../device/safe-storage.ts';
import { postOrder } from '../api.ts';
import { createAttemptStore } from './attempt.ts';
import { sendOrder, type Outcome } from './send-order.ts';

export type SendPhase = 'idle' | 'sending' | 'retrying';

/** Waits, but no longer than until the device is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = window.setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

/** Sends the order once, however often the button is tapped. */
export function useOrder(pubId: number) {
  const [phase, setPhase] = useState<SendPhase>('idle');
  const isBusy = useRef(false);
  const send = async (order: NewOrder): Promise<Outcome | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setPhase('sending');
    try {
      return await sendOrder(order, {
        post: (key, body) => postOrder(pubId, key, body),
        wait: pause,
        attempts: createAttemptStore(pubId, deviceStorage, Date.now),
        newKey: newUuid,
        now: Date.now,
        onRetry: () => setPhase('retrying'),
      });
    } finally {
      isBusy.current = false;
      setPhase('idle');
    }
  };
  return { phase, send };
}
