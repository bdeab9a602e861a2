import type { SocketKey, SocketMessage } from '@comanda/contract/live';
import type { ParamsOf } from '@comanda/contract/routing';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { addressOf } from '../api/address.ts';
import { refreshAccessToken } from '../api/api.ts';
import { browserWorld, socketAddress } from './browser-world.ts';
import { LiveClient, type LiveSnapshot } from './live-client.ts';

type SignedSocket = Exclude<SocketKey, '/ws/client/order/:trackingToken'>;

type Options<Key extends SignedSocket> = {
  readonly params: ParamsOf<Key>;
  readonly onMessage: (message: SocketMessage<Key>) => void;
  readonly checkEveryMs: number;
  readonly reloadAfterTicks: number;
};

/** Holds the live connection of a signed-in screen while the screen is there. */
export function useLive<Key extends SignedSocket>(key: Key, options: Options<Key>): LiveSnapshot {
  const { checkEveryMs, reloadAfterTicks } = options;
  const onMessage = useEffectEvent(options.onMessage);
  const { url } = addressOf(`GET ${key}`, options.params);
  const client = useMemo(() => {
    const holder: { listener: (message: SocketMessage<Key>) => void } = { listener: () => {} };
    const live = new LiveClient<SocketMessage<Key>>(browserWorld, {
      // Each opening starts with a fresh token: an old one would be refused minutes later.
      address: async () => socketAddress(url, await refreshAccessToken()),
      onMessage: (message) => {
        holder.listener(message);
      },
      checkEveryMs,
      reloadAfterTicks,
    });
    return { live, holder };
  }, [url, checkEveryMs, reloadAfterTicks]);
  useEffect(() => {
    client.holder.listener = (message) => {
      onMessage(message);
    };
    client.live.start();
    return () => {
      client.live.stop();
    };
  }, [client]);
  return useSyncExternalStore(client.live.subscribe, client.live.current);
}
