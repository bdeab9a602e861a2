import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { TelegramError } from './telegram-error.ts';
import { Answer, Bot, SentMessage, Updates, type TelegramUpdate } from './telegram-schemas.ts';

export type TelegramSettings = {
  /** Secret: in no log and no error. */
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
};

export type TelegramButton = { readonly text: string; readonly callback_data: string };
export type TelegramKeyboard = readonly (readonly TelegramButton[])[];

export type MessageContent = {
  readonly html: string;
  readonly keyboard?: TelegramKeyboard;
};

export type PressAnswer = { readonly text: string; readonly isAlert?: true };

type MessageId = { readonly chatId: number; readonly messageId: number };

/** The methods of the Bot API that the product uses; each fails with a `TelegramError`. */
export type Telegram = {
  /** The bot's name, asked once; undefined while Telegram does not answer. */
  readonly username: () => Promise<string | undefined>;
  /** The name if it is known, without asking. */
  readonly knownUsername: () => string | undefined;
  readonly send: (
    chatId: number,
    message: MessageContent & { readonly replyTo?: number },
  ) => Promise<number>;
  /** Editing a message to what it already is succeeds. */
  readonly edit: (message: MessageId, content: MessageContent) => Promise<void>;
  readonly editKeyboard: (message: MessageId, keyboard: TelegramKeyboard) => Promise<void>;
  /** Ends the waiting of the pressing phone; an alert has to be closed, other texts fade. */
  readonly answerPress: (pressId: string, answer: PressAnswer) => Promise<void>;
  /** Waits until there is one, at most `POLL_SECONDS`. */
  readonly updates: (offset: number, signal: AbortSignal) => Promise<readonly TelegramUpdate[]>;
};

/** Shorter than the lease of a task. */
const PATIENCE_MS = 10_000;
const POLL_SECONDS = 25;
/** Of a refusal without a time. */
const USUAL_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60 * 60;
/** A group's and a person's pause is forgotten beyond so many chats; the next refusal sets it again. */
const MOST_PAUSED_CHATS = 10_000;
/** Of Telegram. */
const MAX_ANSWER_CHARACTERS = 200;
const UPDATE_KINDS = ['message', 'callback_query', 'my_chat_member'];

type Call = {
  readonly method: string;
  readonly body: object;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
};

type Refusal = { readonly status: number; readonly answer: Static<typeof Answer> };

function refusalOf(method: string, { status, answer }: Refusal): TelegramError {
  const { retry_after: seconds = USUAL_PAUSE_SECONDS, migrate_to_chat_id: movedTo } =
    answer.parameters ?? {};
  if (status === 429) {
    const retryAfterMs = Math.min(Math.max(seconds, 1), LONGEST_PAUSE_SECONDS) * 1_000;
    return new TelegramError({ method, failure: 'busy', status, retryAfterMs });
  }
  if (movedTo !== undefined)
    return new TelegramError({ method, failure: 'moved', status, movedTo });
  const failure =
    status >= 500 || status < 400
      ? 'away'
      : status === 403
        ? 'blocked'
        : status === 409
          ? 'conflict'
          : 'refused';
  return new TelegramError({ method, failure, status });
}

const isUnchanged = ({ status, answer }: Refusal): boolean =>
  status === 400 && /message is not modified/i.test(answer.description ?? '');

/** One call; `unchanged` for an edit that changes nothing. */
function createCall({ token, apiUrl }: TelegramSettings) {
  return async ({ method, body, limitMs = PATIENCE_MS, signal }: Call): Promise<unknown> => {
    const away = (): TelegramError => new TelegramError({ method, failure: 'away' });
    const limit = AbortSignal.timeout(limitMs);
    const answered = await fetch(`${apiUrl}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Another host must not get the token.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
      .then(async (response) => ({ status: response.status, answer: await response.json() }))
      .catch(() => {
        // Without the cause, which may quote the address.
        throw away();
      });
    const { status, answer } = answered;
    if (!Value.Check(Answer, answer)) {
      throw status < 400 ? away() : refusalOf(method, { status, answer: { ok: false } });
    }
    if (answer.ok && status < 300) return answer.result;
    if (isUnchanged({ status, answer })) return undefined;
    throw refusalOf(method, { status, answer });
  };
}

function checked<Schema extends TSchema>(
  method: string,
  schema: Schema,
  value: unknown,
): Static<Schema> {
  if (!Value.Check(schema, value)) throw new TelegramError({ method, failure: 'away' });
  return value;
}

/** Remembers for how long Telegram wants no more calls to a chat. */
function createPauses() {
  const until = new Map<number, number>();
  return {
    /** The rest of the pause in milliseconds. */
    restOf: (chatId: number): number => (until.get(chatId) ?? 0) - performance.now(),
    begin: (chatId: number, ms: number): void => {
      if (until.size >= MOST_PAUSED_CHATS) until.clear();
      until.set(chatId, performance.now() + ms);
    },
  };
}

const contentOf = ({ html, keyboard = [] }: MessageContent) => ({
  text: html,
  parse_mode: 'HTML',
  link_preview_options: { is_disabled: true },
  reply_markup: { inline_keyboard: keyboard },
});

/** Calls the Bot API (docs/adr/0025-telegram.md). */
export function createTelegram(settings: TelegramSettings): Telegram {
  const call = createCall(settings);
  const pauses = createPauses();
  let name: string | undefined;

  /** Calls to a chat that wants none yet are refused here, so that no repetition makes its pause longer. */
  async function callChat(method: string, chatId: number, body: object): Promise<unknown> {
    const rest = pauses.restOf(chatId);
    if (rest > 0) throw new TelegramError({ method, failure: 'busy', retryAfterMs: rest });
    try {
      return await call({ method, body: { chat_id: chatId, ...body } });
    } catch (error) {
      if (error instanceof TelegramError && error.failure === 'busy') {
        pauses.begin(chatId, error.retryAfterMs);
      }
      throw error;
    }
  }

  return {
    knownUsername: () => name,
    username: async () => {
      if (name !== undefined) return name;
      const method = 'getMe';
      try {
        name = checked(method, Bot, await call({ method, body: {}, limitMs: 3_000 })).username;
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error;
      }
      return name;
    },
    send: async (chatId, { replyTo, ...content }) => {
      const method = 'sendMessage';
      const reply = replyTo && {
        reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
      };
      const sent = await callChat(method, chatId, { ...contentOf(content), ...reply });
      return checked(method, SentMessage, sent).message_id;
    },
    edit: async ({ chatId, messageId }, content) => {
      const body = { message_id: messageId, ...contentOf(content) };
      await callChat('editMessageText', chatId, body);
    },
    editKeyboard: async ({ chatId, messageId }, keyboard) => {
      const body = { message_id: messageId, reply_markup: { inline_keyboard: keyboard } };
      await callChat('editMessageReplyMarkup', chatId, body);
    },
    answerPress: async (pressId, { text, isAlert = false }) => {
      const shown = text.slice(0, MAX_ANSWER_CHARACTERS);
      const body = { callback_query_id: pressId, text: shown, show_alert: isAlert };
      await call({ method: 'answerCallbackQuery', body, limitMs: 5_000 });
    },
    updates: async (offset, signal) => {
      const method = 'getUpdates';
      const body = { offset, timeout: POLL_SECONDS, limit: 100, allowed_updates: UPDATE_KINDS };
      const limitMs = POLL_SECONDS * 1_000 + PATIENCE_MS;
      return checked(method, Updates, await call({ method, body, limitMs, signal }));
    },
  };
}
