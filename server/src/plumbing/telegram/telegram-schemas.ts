import { Type, type Static, type TSchema } from 'typebox';

// The parts of the Bot API's answers that are read. Everything else in them is ignored.

/** Larger than the ids of the database, never larger than 52 bits. */
const ChatNumber = Type.Integer();

export const Answer = Type.Object({
  ok: Type.Boolean(),
  result: Type.Optional(Type.Unknown()),
  parameters: Type.Optional(
    Type.Object({
      retry_after: Type.Optional(Type.Number()),
      migrate_to_chat_id: Type.Optional(ChatNumber),
    }),
  ),
  description: Type.Optional(Type.String()),
});

export const Bot = Type.Object({ username: Type.String() });
export const SentMessage = Type.Object({ message_id: Type.Integer() });

const Chat = Type.Object({
  id: ChatNumber,
  type: Type.String(),
  title: Type.Optional(Type.String()),
  username: Type.Optional(Type.String()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
});
export type TelegramChat = Static<typeof Chat>;

const Person = Type.Object({
  id: ChatNumber,
  language_code: Type.Optional(Type.String()),
});

/** A message that somebody wrote, or a note of the service. */
const Message = Type.Object({
  message_id: Type.Integer(),
  chat: Chat,
  from: Type.Optional(Person),
  text: Type.Optional(Type.String()),
  migrate_to_chat_id: Type.Optional(ChatNumber),
});
export type TelegramMessage = Static<typeof Message>;

/** A press of a button below a message; the message is missing or has no chat when it is too old. */
const Press = Type.Object({
  id: Type.String(),
  from: Person,
  data: Type.String(),
  message: Message,
});
export type TelegramPress = Static<typeof Press>;

const Membership = Type.Object({
  chat: Chat,
  new_chat_member: Type.Object({ status: Type.String() }),
});
export type TelegramMembership = Static<typeof Membership>;

export const Updates = Type.Array(
  Type.Object({
    update_id: Type.Integer(),
    message: Type.Optional(Type.Unknown()),
    callback_query: Type.Optional(Type.Unknown()),
    my_chat_member: Type.Optional(Type.Unknown()),
  }),
);

/** The content of one update by its kind: checked one by one, so that a strange one does not stop the others. */
export const updateParts = {
  message: Message,
  callback_query: Press,
  my_chat_member: Membership,
} as const satisfies Record<string, TSchema>;

export type TelegramUpdate = Static<typeof Updates>[number];
