import { startChild } from '../frame/child.ts';

type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
type Told = {
  readonly environment: Readonly<Record<string, string>>;
  readonly subscriptions: readonly Subscription[];
};
type Channel = 'push' | 'telegram';

export type AlertReceiver = Told & {
  /** When each order arrived first (ms since 1970), by its id. */
  readonly arrived: (channel: Channel) => ReadonlyMap<number, number>;
  readonly stop: () => Promise<void>;
};

/** A push service with this many devices and Telegram's Bot API, on loopback and in a process of their own. */
export async function startAlertReceiver(devices: number): Promise<AlertReceiver> {
  const child = await startChild(['server/src/testing/limits/receive-alerts.ts', String(devices)], {
    ready: /\n/,
  });
  const told = JSON.parse(child.output().split('\n')[0] ?? '') as Told;
  return {
    ...told,
    arrived: (channel) => {
      const times = new Map<number, number>();
      for (const line of child.output().split('\n')) {
        const [name, order, at] = line.split(' ');
        if (name === channel && !times.has(Number(order))) times.set(Number(order), Number(at));
      }
      return times;
    },
    stop: child.stop,
  };
}
