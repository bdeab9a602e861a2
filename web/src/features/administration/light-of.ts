import type { LiveSnapshot } from '../../lib/live/live-client.ts';

type Asked = {
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** When the last answer came; 0 before the first. */
  readonly dataUpdatedAt: number;
};

/** What the bar's light says of a list that is asked for again and again. */
export function lightOf({ isError, fetchStatus, dataUpdatedAt }: Asked): LiveSnapshot {
  const since = dataUpdatedAt === 0 ? undefined : dataUpdatedAt;
  if (isError || fetchStatus === 'paused') {
    return { state: 'error', staleSince: since, connectedSince: undefined };
  }
  return since === undefined
    ? { state: 'connecting', staleSince: undefined, connectedSince: undefined }
    : { state: 'connected', staleSince: undefined, connectedSince: since };
}
