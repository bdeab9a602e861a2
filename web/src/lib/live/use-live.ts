import { addressOf } from '@comanda/contract/client';
import type { SocketKey, SocketMessage } from '@comanda/contract/live';
import type { ParamsOf } from '@comanda/contract/routing';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { freshAccessToken } from '../api/api.ts';
import { useSession } from '../session/session.ts';
import { browserEnvironment } from './browser-environment.ts';
import { socketAddress } from './early-socket.ts';
import { LiveClient, type LiveSnapshot } from './live-client.ts';

type SignedSocket = Exclude<SocketKey, '/ws/client/order/:trackingToken'>;

type Options<Key extends SignedSocket> = {
  readonly params: ParamsOf<Key>;
  /** What the screen asks for beside the usual messages; the same object each time. */
  readonly query?: Readonly<Record<string, string>>;
  readonly onMessage: (message: SocketMessage<Key>) => void;
  readonly checkEveryMs: number;
  readonly reloadAfterTicks: number;
};

export type LiveConnection = LiveSnapshot & {
  /** Reconnects at once when the connection is down. */
  readonly retry: () => void;
};

/** Holds the live connection of a signed-in screen while the screen is mounted. */
export function useLive<Key extends SignedSocket>(key: Key, options: Options<Key>): LiveConnection {
  const { checkEveryMs, reloadAfterTicks, query } = options;
  const onMessage = useEffectEvent(options.onMessage);
  const { url } = addressOf(`GET ${key}`, options.params);
  const client = useMemo(
    () =>
      new LiveClient<SocketMessage<Key>>(browserEnvironment, {
        // Each connection starts with a fresh token: an old one would be refused minutes later.
        address: async () =>
          socketAddress(url, { ...query, access_token: await freshAccessToken() }),
        checkEveryMs,
        reloadAfterTicks,
      }),
    [url, query, checkEveryMs, reloadAfterTicks],
  );
  const { isEnding } = useSession();
  useEffect(() => {
    if (isEnding) return undefined;
    client.start((message) => {
      onMessage(message);
    });
    return () => {
      client.stop();
    };
  }, [client, isEnding]);
  const snapshot = useSyncExternalStore(client.subscribe, client.current);
  return useMemo(() => ({ ...snapshot, retry: client.retry }), [snapshot, client]);
}
