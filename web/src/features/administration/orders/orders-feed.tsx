import type { AdminOrder } from '@comanda/contract/administration';
import type { LiveMessage } from '@comanda/contract/live';
import { useEffect, useEffectEvent } from 'react';
import type { LiveSnapshot } from '../../../lib/live/live-client.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../../ui/terminal-bar/live-light.tsx';

/** As on a pub's desk. */
const CHECK_EVERY_MS = 4000;
const RELOAD_AFTER_TICKS = 500;

type Props = {
  readonly onMessage: (message: LiveMessage<AdminOrder>) => void;
  readonly isCaughtUp: (connection: LiveSnapshot) => boolean;
  /** The connection failed; only a call shows whether it was refused. */
  readonly onFailure: () => void;
};

/** Listens to the socket while mounted, and shows the connection state in the bar. */
export function OrdersFeed({ onMessage, isCaughtUp, onFailure }: Props) {
  const connection = useLive('/ws/admin/orders', {
    params: {},
    onMessage,
    checkEveryMs: CHECK_EVERY_MS,
    reloadAfterTicks: RELOAD_AFTER_TICKS,
  });
  const showFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (connection.state === 'error') showFailure();
  }, [connection.state]);
  return (
    <BarStatus>
      <LiveLight connection={connection} isCaughtUp={isCaughtUp(connection)} />
    </BarStatus>
  );
}
