import type { TelegramChat } from '@comanda/contract/alerts';
import type { ChatRow } from '../tables.ts';

export function chatView(chat: ChatRow): TelegramChat {
  return {
    chat_id: chat.id,
    title: chat.title,
    kind: chat.kind,
    linked_at: chat.linked_at.toISOString(),
    last_ok_at: chat.last_ok_at?.toISOString() ?? null,
    last_failure: chat.last_failure,
  };
}
