import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseAwayError } from '../../../../plumbing/database/database-errors.ts';
import type { TelegramUpdate } from '../../../../plumbing/telegram/telegram-schemas.ts';
import { createTelegram } from '../../../../plumbing/telegram/telegram.ts';
import {
  startFakeBotApi,
  type BotBehaviour,
  type FakeBotApi,
} from '../../../../testing/telegram/fake-bot-api.ts';
import { pollUpdates } from './poll-updates.ts';
import { until } from '../../../../testing/app/until.ts';

let api: FakeBotApi;
let stop: () => Promise<void>;
beforeEach(async () => {
  api = await startFakeBotApi();
});
afterEach(async () => {
  await stop();
  await api.close();
});

/** A poller; `applied` resolves with all ids once the last one of them was applied. */
function poll(apply: (update: TelegramUpdate) => Promise<void> = async () => {}) {
  const ids: number[] = [];
  const warnings: string[] = [];
  const ending = new AbortController();
  const waiting = new Map<number, () => void>();
  const working = pollUpdates({
    telegram: createTelegram({ token: api.token, apiUrl: api.url }),
    apply: async (update) => {
      ids.push(update.update_id);
      await apply(update).finally(() => waiting.get(update.update_id)?.());
    },
    log: { warn: (_fields, message) => void warnings.push(message) },
    signal: ending.signal,
    firstPauseMs: 1,
  });
  stop = async () => {
    ending.abort();
    await working;
  };
  const applied = (id: number) =>
    new Promise<readonly number[]>((resolve) => {
      if (ids.includes(id)) resolve(ids);
      else waiting.set(id, () => resolve(ids));
    });
  return { applied, warnings };
}

describe('the poller', () => {
  it('applies updates in their order and confirms them', async () => {
    const { applied } = poll();
    api.happen({ message: {} });
    await applied(1);
    api.happen({ message: {} });
    expect(await applied(2)).toEqual([1, 2]);
    await api.until('getUpdates', ({ offset }) => offset === 3);
  });

  it.each<[string, BotBehaviour]>([
    ['fails', { status: 500 }],
    ['answers nonsense', 'nonsense'],
    ['refuses the token', { status: 401 }],
  ])('goes on after Telegram %s', async (_name, behaviour) => {
    let left = 3;
    api.behave(({ method }) => (method === 'getUpdates' && left-- > 0 ? behaviour : undefined));
    const { applied, warnings } = poll();
    api.happen({ message: {} });
    expect(await applied(1)).toEqual([1]);
    // One for a whole row of failures.
    expect(warnings).toHaveLength(1);
  });

  it('repeats what the database was away for, and not what fails otherwise', async () => {
    let left = 2;
    const { applied, warnings } = poll(async ({ update_id: id }) => {
      if (id === 1 && left-- > 0) throw new DatabaseAwayError(new Error('away'));
      if (id === 2) throw new Error('a fault');
    });
    for (let count = 0; count < 3; count += 1) api.happen({ message: {} });
    expect(await applied(3)).toEqual([1, 1, 1, 2, 3]);
    expect(warnings).toContain('telegram: an update was not applied');
  });

  it('stops while it waits for an update', async () => {
    poll();
    await until(() => api.polls() === 1);
    await stop();
    await until(() => api.polls() === 0);
    expect(api.of('getUpdates')).toHaveLength(1);
  });
});
