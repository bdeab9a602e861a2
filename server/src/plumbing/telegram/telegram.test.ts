import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  startFakeBotApi,
  type BotBehaviour,
  type FakeBotApi,
} from '../../testing/telegram/fake-bot-api.ts';
import { TelegramError } from './telegram-error.ts';
import { createTelegram, type Telegram } from './telegram.ts';

let api: FakeBotApi;
let telegram: Telegram;
beforeAll(async () => {
  api = await startFakeBotApi();
  telegram = createTelegram({ token: api.token, apiUrl: api.url });
});
afterEach(() => {
  api.behave(() => undefined);
  api.clear();
});
afterAll(() => api.close());

async function failureOf(work: Promise<unknown>): Promise<TelegramError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TelegramError)) throw new Error('no failure of Telegram');
  return error;
}

let nextChat = 1;
/** Each has its own pause. */
const aChat = (): number => (nextChat += 1);

describe('a failure', () => {
  it.each<[string, BotBehaviour, object]>([
    [
      'too many',
      { status: 429, parameters: { retry_after: 7 } },
      { failure: 'busy', retryAfterMs: 7_000 },
    ],
    ['too many, without a time', { status: 429 }, { failure: 'busy', retryAfterMs: 5_000 }],
    ['a removed bot', { status: 403, description: 'bot was kicked' }, { failure: 'blocked' }],
    [
      'a group with another id',
      { status: 400, parameters: { migrate_to_chat_id: -100 } },
      { failure: 'moved', movedTo: -100 },
    ],
    ['another process', { status: 409 }, { failure: 'conflict' }],
    [
      'a message that is wrong',
      { status: 400, description: 'chat not found' },
      { failure: 'refused' },
    ],
    ['a failing service', { status: 502 }, { failure: 'away' }],
    ['an answer that is none', 'nonsense', { failure: 'away' }],
  ])('because of %s has its kind', async (_name, behaviour, expected) => {
    api.behave(() => behaviour);
    expect(await failureOf(telegram.send(aChat(), { html: 'salut' }))).toMatchObject(expected);
  });

  it('is a failure of a service that is away, when nothing listens or nothing comes', async () => {
    const nowhere = createTelegram({ token: api.token, apiUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(nowhere.send(1, { html: '' }))).toMatchObject({ failure: 'away' });
    api.behave(() => 'silence');
    const end = new AbortController();
    const waiting = failureOf(telegram.updates(0, end.signal));
    await api.until('getUpdates');
    end.abort();
    expect(await waiting).toMatchObject({ failure: 'away' });
  });

  it('contains neither the token nor the address', async () => {
    for (const apiUrl of ['http://127.0.0.1:1', 'http://nobody.invalid', 'no address']) {
      const nowhere = createTelegram({ token: api.token, apiUrl });
      const error = await failureOf(nowhere.send(1, { html: '' }));
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(api.token);
    }
  });
});

it('an edit that changes nothing has succeeded', async () => {
  api.behave(() => ({ status: 400, description: 'Bad Request: message is not modified: …' }));
  const edit = telegram.edit({ chatId: aChat(), messageId: 5 }, { html: 'la fel' });
  await expect(edit).resolves.toBeUndefined();
});

it('a chat that was asked too often is not asked again before its time, and others are', async () => {
  const [paused, other] = [aChat(), aChat()];
  api.behave(({ body }) =>
    body['chat_id'] === paused ? { status: 429, parameters: { retry_after: 30 } } : undefined,
  );
  await failureOf(telegram.send(paused, { html: 'unu' }));
  const { failure, retryAfterMs } = await failureOf(telegram.send(paused, { html: 'doi' }));
  expect(failure).toBe('busy');
  expect(retryAfterMs).toBeGreaterThan(20_000);
  await telegram.send(other, { html: 'trei' });
  expect(api.of('sendMessage').map(({ text }) => text)).toEqual(['unu', 'trei']);
});

it('asks for the name of the bot until it has been answered', async () => {
  api.behave(() => ({ status: 500 }));
  expect(await telegram.username()).toBeUndefined();
  api.behave(() => undefined);
  expect(await telegram.username()).toBe('comanda_test_bot');
  await telegram.username();
  expect(api.of('getMe')).toHaveLength(2);
});

it('an update of a strange shape does not make the others unreadable', async () => {
  api.happen({ message: 'nimic' });
  api.happen({ poll: {} });
  const updates = await telegram.updates(0, new AbortController().signal);
  expect(updates).toMatchObject([{ update_id: 1, message: 'nimic' }, { update_id: 2 }]);
});
