import type { NewOrder } from '@comanda/contract/orders';
import { useRef, useState } from 'react';
import { postOrder } from './api.ts';
import { createAttemptMemory } from './attempt.ts';
import { sendOrder, type Outcome } from './send-order.ts';

export type SendPhase = 'idle' | 'sending' | 'retrying';

/** Waits, but no longer than until the phone says that it is online again. */
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

// crypto.randomUUID is missing on plain http, where venues try things out.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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
        memory: createAttemptMemory(pubId, window.localStorage, Date.now),
        newKey,
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
