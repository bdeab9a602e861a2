import { describe, expect, it } from 'vitest';
import {
  isOpenRequest,
  LATE_MS,
  lookAgainIn,
  requestNews,
  requestStates,
  stepOfRequest,
  voidingOfProven,
  voidReasons,
  type RequestNews,
  type RequestState,
} from './index.ts';

/** Every step, in the sequence of the news; what is not here changes nothing. */
const steps: Readonly<Record<RequestState, string>> = {
  created: 'shown:shown silent:unsure paid:paid expired:expired canceled:canceled',
  shown: 'silent:unsure paid:paid expired:expired canceled:canceled',
  unsure: 'shown:shown paid:paid expired:expired canceled:canceled',
  paid: 'refund_asked:refunding',
  expired: 'paid:paid',
  canceled: 'paid:paid',
  refunding: 'refunded:refunded refund_refused:refund_refused',
  refunded: '',
  refund_refused: 'refund_asked:refunding refunded:refunded',
};

describe('a request for a payment', () => {
  it.each(requestStates)('that is %s goes on only so', (state) => {
    const found = requestNews.flatMap((news) => {
      const next = stepOfRequest(state, news);
      return next === undefined ? [] : `${news}:${next}`;
    });
    expect(found.join(' ')).toBe(steps[state]);
  });

  it('is paid exactly once, whatever is reported in whatever sequence', () => {
    const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 1; round <= 2_000; round += 1) {
      const next = random(round);
      let state: RequestState = 'created';
      let timesPaid = 0;
      for (let step = 0; step < 12; step += 1) {
        const news = requestNews[next() % requestNews.length] as RequestNews;
        const after = stepOfRequest(state, news);
        if (after === 'paid') timesPaid += 1;
        state = after ?? state;
      }
      expect(timesPaid).toBeLessThanOrEqual(1);
      if (timesPaid === 1) expect(isOpenRequest[state]).toBe(false);
    }
  });
});

describe('its bank is asked again', () => {
  const [second, minute, hour] = [1_000, 60_000, 3_600_000];
  it.each<[RequestState, number, number | undefined]>([
    ['shown', 0, 3 * second],
    ['shown', 5 * minute, 30 * second],
    ['unsure', 24 * hour, 10 * minute],
    ['refunding', 0, 5 * second],
    ['refunding', 24 * hour, hour],
    ['expired', 15 * minute, 15 * minute],
    ['canceled', 23 * hour, 6 * hour],
    ['canceled', LATE_MS + 1, undefined],
    ['paid', 0, undefined],
    ['refunded', 0, undefined],
    ['refund_refused', 0, undefined],
  ])('%s, %i ms old: in %s ms', (state, age, expected) => {
    expect(lookAgainIn(state, age)).toBe(expected);
  });
});

it.each(requestStates)('a payment that a bank has proved is given back by it: %s', (state) => {
  const found = voidReasons.map((reason) => {
    const voiding = voidingOfProven(state, reason);
    return voiding.ok ? voiding.value : voiding.code;
  });
  const other = state === 'refund_refused' ? 'record' : 'bank_gives_back';
  expect(found).toEqual(['bank_gives_back', 'bank_gives_back', 'ask_bank', other]);
});
