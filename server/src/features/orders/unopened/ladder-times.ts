import type { LadderTimes } from '@comanda/domain/alerts';

type TimesOfPub = {
  readonly push_after_seconds: number;
  readonly telegram_after_seconds: number;
  readonly again_after_seconds: number;
};

/** When a pub is told of an unopened order, in seconds after it was placed. */
export function ladderTimesOf(pub: TimesOfPub): LadderTimes {
  return {
    push: pub.push_after_seconds,
    telegram: pub.telegram_after_seconds,
    again: pub.again_after_seconds,
  };
}
