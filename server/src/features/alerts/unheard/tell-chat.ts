import type { AlertDeps } from '../alert-deps.ts';
import { deliver } from '../telegram/chats/deliver.ts';
import { listChats } from '../telegram/chats/queries.ts';
import { escapeHtml, phrase } from '../telegram/messages/html.ts';
import { withBot } from '../telegram/telegram-deps.ts';

type Telling = {
  readonly pub: { readonly id: number; readonly name: string };
  /** Of `telegram_chat`. */
  readonly chatId: number;
};

/** Writes the warning to one linked chat; nothing when it was removed meanwhile. Throws what passes by itself. */
export async function tellChat(alertDeps: AlertDeps, { pub, chatId }: Telling): Promise<void> {
  const deps = withBot(alertDeps);
  const chats = deps && (await listChats(deps.db, { pubId: pub.id }));
  const chat = chats?.find(({ id }) => id === chatId);
  if (!deps || !chat) return;
  const html = escapeHtml(phrase('unheard', chat.language, { pub: pub.name }));
  await deliver(deps, { chat, send: (to) => deps.telegram.send(to, { html }) });
}
