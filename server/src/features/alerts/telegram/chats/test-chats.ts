import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import type { PubScope } from '../../../../scopes.ts';
import { findPub } from '../../../pubs/index.ts';
import { escapeHtml, phrase } from '../messages/html.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { deliver } from './deliver.ts';
import { listChats } from './queries.ts';

/** Sends a test message to each chat of a pub. A person waits for the answer, so nothing is repeated. */
export async function testChats(
  deps: TelegramDeps,
  scope: PubScope,
): Promise<{ reached: number; failed: number }> {
  const pub = (await findPub(deps.db, scope.pubId))?.name ?? '';
  // An administrator inside a pub writes to other people: their log records each `write`.
  const chats = await deps.write((transaction) => listChats(transaction, scope));
  const outcomes = await Promise.all(
    chats.map(async (chat) => {
      const html = escapeHtml(phrase('test', chat.language, { pub }));
      try {
        const sent = await deliver(deps, {
          chat,
          send: (chatId) => deps.telegram.send(chatId, { html }),
        });
        return sent.isDelivered;
      } catch (error) {
        if (error instanceof TelegramError) return false;
        throw error;
      }
    }),
  );
  const reached = outcomes.filter(Boolean).length;
  return { reached, failed: outcomes.length - reached };
}
