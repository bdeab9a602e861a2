import type { TelegramChatFailure } from '@comanda/contract/alerts';
import type { Language } from '@comanda/contract/texts';
import type { GeneratedAlways, Selectable } from 'kysely';

export type TelegramTables = {
  telegram_chat: {
    id: GeneratedAlways<number>;
    pub_id: number;
    /** Of Telegram. */
    chat_id: number;
    kind: 'private' | 'group';
    title: string;
    language: Language;
    linked_at: Date;
    last_ok_at: Date | null;
    last_failure: TelegramChatFailure | null;
  };
  telegram_code: {
    code_hash: string;
    pub_id: number;
    language: Language;
    expires_at: Date;
    used_by_chat_id: number | null;
  };
  telegram_message: {
    order_id: number;
    /** Of `telegram_chat`. */
    chat_id: number;
    message_id: number;
    sent_at: Date;
    shown: string;
  };
};

export type ChatRow = Selectable<TelegramTables['telegram_chat']>;
export type MessageRow = Selectable<TelegramTables['telegram_message']>;
