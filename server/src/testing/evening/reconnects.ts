import type { LiveScreen } from '../faulty-network/live-screen.ts';
import type { Evening } from './start-evening.ts';

export type Reconnects = {
  /** Of the screen with most of them. */
  readonly most: number;
  /** Each screen that has reconnected more than once, in words. */
  readonly surplus: readonly string[];
};

function screensOf({ desks, followed, courierScreens }: Evening): [string, LiveScreen][] {
  return [
    ...desks.map((screen, index): [string, LiveScreen] => [`desk ${index}`, screen]),
    ...followed.map(({ orderId, screen }): [string, LiveScreen] => [
      `the guest of order ${orderId}`,
      screen,
    ]),
    ...courierScreens.map(({ courierId, screen }): [string, LiveScreen] => [
      `courier ${courierId}`,
      screen,
    ]),
  ];
}

/** A machine with other load is slow enough to close screens by itself: judged in the long form. */
const isJudged = process.env['FAULT_ROUNDS'] !== undefined;

/**
 * How often the evening's screens have reconnected since a fault (`Date.now()`). Attempts that failed are not
 * counted: one that opened and was dropped again is.
 */
export function reconnectsSince(evening: Evening, since: number): Reconnects {
  const counted = screensOf(evening).map(([name, { openings, closings }]) => {
    const count = openings.slice(1).filter((at) => at >= since).length;
    return { name, count, codes: closings.slice(-count).join(', ') };
  });
  return {
    most: Math.max(0, ...counted.map(({ count }) => count)),
    surplus: counted
      .filter(({ count }) => isJudged && count > 1)
      .map(
        ({ name, count, codes }) => `${name} has reconnected ${count} times (closed with ${codes})`,
      ),
  };
}
