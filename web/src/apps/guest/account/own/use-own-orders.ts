import type { ClientOrder } from '@comanda/contract/orders';
import { useEffect, useState } from 'react';
import { readOrders } from '../api.ts';
import { Failure, readClient } from '../client-call.ts';

export type OwnOrders = {
  readonly name: string | undefined;
  /** Undefined until the first page is loaded. */
  readonly orders: readonly ClientOrder[] | undefined;
  readonly hasMore: boolean;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  /** Loads the page after the last one; the first one again when it failed. */
  readonly load: () => void;
};

/** The client's orders page by page, newest first; reports when the session has ended. */
export function useOwnOrders(onSessionEnded: () => void): OwnOrders {
  const [name, setName] = useState<string>();
  const [orders, setOrders] = useState<readonly ClientOrder[]>();
  const [before, setBefore] = useState<number | null>(null);
  const [round, setRound] = useState(1);
  const [state, setState] = useState<'loading' | 'failed' | 'still'>('loading');

  useEffect(() => {
    let isStale = false;
    const read = async (): Promise<void> => {
      const [client, page] = await Promise.all([readClient(), readOrders(before)]);
      setName(client.name);
      setOrders((old) => [...(before === null ? [] : (old ?? [])), ...page.orders]);
      setBefore(page.next);
      setState('still');
    };
    read().catch((error: unknown) => {
      if (isStale) return;
      if (error instanceof Failure && error.code === 'session_expired') onSessionEnded();
      else setState('failed');
    });
    return () => {
      isStale = true;
    };
    // One run loads one page: the cursor of the next is known only when this one is loaded.
    // oxlint-disable-next-line react/exhaustive-deps -- `before` is the cursor set by the previous run
  }, [round]);

  return {
    name,
    orders,
    hasMore: before !== null,
    isFailed: state === 'failed',
    isLoading: state === 'loading',
    load: () => {
      setState('loading');
      setRound(round + 1);
    },
  };
}
