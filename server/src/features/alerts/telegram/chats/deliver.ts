import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import type { ChatRow } from '../tables.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { moveChat, recordDelivery, unlinkChat } from './queries.ts';

type Delivered<Result> =
  | { readonly isDelivered: true; readonly result: Result }
  /** A repetition would not be delivered either. */
  | { readonly isDelivered: false };

type Delivering<Result> = {
  readonly chat: ChatRow;
  /** Calls Telegram with the present id of the chat. */
  readonly send: (chatId: number) => Promise<Result>;
  /** A message that cannot be edited, since it was deleted, says nothing about its chat. */
  readonly isEdit?: true;
};

/**
 * Calls Telegram for a chat, and records how that went: a chat that the bot was removed from is unlinked, one that
 * has moved is called again. Throws what passes by itself, so that a task repeats it.
 */
export async function deliver<Result>(
  deps: TelegramDeps,
  { chat, send, isEdit }: Delivering<Result>,
): Promise<Delivered<Result>> {
  const { db, clock } = deps;
  try {
    const result = await send(chat.chat_id);
    await recordDelivery(db, chat, { okAt: clock.now() });
    return { isDelivered: true, result };
  } catch (error) {
    if (!(error instanceof TelegramError)) throw error;
    const { failure, movedTo } = error;
    if (movedTo !== undefined && movedTo !== chat.chat_id) {
      await deps.write((transaction) => moveChat(transaction, { from: chat.chat_id, to: movedTo }));
      return deliver(deps, {
        chat: { ...chat, chat_id: movedTo },
        send,
        ...(isEdit && { isEdit }),
      });
    }
    if (failure === 'blocked') {
      await deps.write((transaction) => unlinkChat(transaction, chat.chat_id));
    }
    const reason = failure === 'busy' || failure === 'away' ? failure : 'refused';
    if (reason !== 'refused' || !isEdit) await recordDelivery(db, chat, { failure: reason });
    if (error.isPassing) throw error;
    return { isDelivered: false };
  }
}
