import { useNow } from '../../lib/clock/use-now.ts';
import { formatTime } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { connectionLight } from '../../lib/live/connection-light.ts';
import type { LiveSnapshot } from '../../lib/live/live-client.ts';
import { ConnectionState } from './connection-state.tsx';

type Props = {
  readonly connection: LiveSnapshot;
  /** Whether all missed events have been loaded. */
  readonly isCaughtUp: boolean;
  /** Of the pub whose times the screen shows; the device's without one. */
  readonly timeZone?: string;
};

const TICK_MS = 1000;

/** The state of a live connection in words: live, catching up, offline since. */
export function LiveLight({ connection, isCaughtUp, timeZone }: Props) {
  const { t, language } = useText();
  const now = useNow(TICK_MS);
  const light = connectionLight(connection, isCaughtUp, now);
  const texts = {
    live: t('ui.live'),
    'catching-up': t('ui.catching_up'),
    offline: t('ui.offline_since', {
      time: formatTime(connection.staleSince ?? now, language, timeZone),
    }),
  };
  return <ConnectionState state={light} label={texts[light]} />;
}
