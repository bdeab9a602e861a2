import { MAX_TELEGRAM_CHATS_OF_PUB } from '@comanda/domain/alerts';
import { MAX_FIELD_LENGTH } from '@comanda/domain/fields';
import type { TelegramChat } from '../../../../plumbing/telegram/telegram-schemas.ts';
import { hashOf } from '../../../../plumbing/tokens.ts';
import { findPub } from '../../../pubs/index.ts';
import { countChats, findChat, upsertChat } from '../chats/queries.ts';
import type { ChatRow } from '../tables.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { useCode } from './code-queries.ts';

/** A person's name or a group's title. */
function titleOf({ title, first_name, last_name, username, id }: TelegramChat): string {
  const person = [first_name, last_name].filter(Boolean).join(' ');
  return (title ?? (person || username || String(id))).slice(0, MAX_FIELD_LENGTH);
}

type Linked = { readonly chat: ChatRow; readonly pubName: string };

/** Links a chat with the pub of a code. The one poller does this, so that two chats are never counted at once. */
export async function linkChat(
  deps: TelegramDeps,
  { chat, code }: { readonly chat: TelegramChat; readonly code: string },
): Promise<Linked | 'over' | 'full'> {
  const now = deps.clock.now();
  return deps.write(async (transaction) => {
    const used = await useCode(transaction, { codeHash: hashOf(code), chatId: chat.id, now });
    const pub = used && (await findPub(transaction, used.pub_id));
    if (!used || !pub || pub.deleted) return 'over';
    const pubId = used.pub_id;
    const isKnown = (await findChat(transaction, { chatId: chat.id, pubId })) !== undefined;
    const count = await countChats(transaction, { pubId });
    if (!isKnown && count >= MAX_TELEGRAM_CHATS_OF_PUB) return 'full';
    const row = await upsertChat(transaction, {
      pub_id: pubId,
      chat_id: chat.id,
      kind: chat.type === 'private' ? 'private' : 'group',
      title: titleOf(chat),
      language: used.language,
      linked_at: now,
    });
    return { chat: row, pubName: pub.name };
  });
}
