import { Type, type Static } from 'typebox';
import { DateTime, Id, nullable } from '../routing/index.ts';

/** Why the last message to a chat did not arrive. */
export const telegramFailures = ['busy', 'away', 'refused'] as const;
export type TelegramChatFailure = (typeof telegramFailures)[number];

export const TelegramChat = Type.Object({
  chat_id: Id,
  title: Type.String({ description: 'The group’s title, or the person’s name' }),
  kind: Type.Enum(['private', 'group']),
  linked_at: DateTime,
  last_ok_at: nullable(DateTime),
  last_failure: Type.Union([Type.Enum([...telegramFailures]), Type.Null()], {
    description: 'Of the last message; null when it arrived',
  }),
});
export type TelegramChat = Static<typeof TelegramChat>;

export const TelegramState = Type.Object({
  is_on: Type.Boolean({ description: 'Whether the platform has a bot' }),
  bot_username: nullable(Type.String()),
  chats: Type.Array(TelegramChat),
});
export type TelegramState = Static<typeof TelegramState>;
