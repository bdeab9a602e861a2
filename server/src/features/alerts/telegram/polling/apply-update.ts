import { readStart } from '@comanda/domain/alerts';
import { Value } from 'typebox/value';
import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import {
  updateParts,
  type TelegramMembership,
  type TelegramMessage,
  type TelegramUpdate,
} from '../../../../plumbing/telegram/telegram-schemas.ts';
import { applyPress } from '../buttons/apply-press.ts';
import { deliver } from '../chats/deliver.ts';
import { moveChat, unlinkChat } from '../chats/queries.ts';
import { linkChat } from '../linking/link-chat.ts';
import { escapeHtml, languageOf, phrase } from '../messages/html.ts';
import type { TelegramDeps } from '../telegram-deps.ts';

/** Nobody is notified when Telegram does not take it: the person sees that nothing happens, and tries again. */
async function say(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof TelegramError)) throw error;
  });
}

async function applyStart(
  deps: TelegramDeps,
  { chat, from }: TelegramMessage,
  code: string | undefined,
): Promise<void> {
  const { telegram } = deps;
  const language = languageOf(from);
  const answer = (key: 'hello' | 'code_is_over' | 'too_many_chats'): Promise<void> =>
    say(telegram.send(chat.id, { html: escapeHtml(phrase(key, language)) }));
  if (code === undefined) {
    // A group has other reasons to start a bot.
    if (chat.type === 'private') await answer('hello');
    return;
  }
  const linked = await linkChat(deps, { chat, code });
  if (linked === 'over') return answer('code_is_over');
  if (linked === 'full') return answer('too_many_chats');
  const html = escapeHtml(phrase('linked', linked.chat.language, { pub: linked.pubName }));
  await say(
    deliver(deps, { chat: linked.chat, send: (chatId) => telegram.send(chatId, { html }) }),
  );
}

async function applyMessage(deps: TelegramDeps, message: TelegramMessage): Promise<void> {
  const { chat, text, migrate_to_chat_id: to } = message;
  if (to !== undefined) {
    await deps.write((transaction) => moveChat(transaction, { from: chat.id, to }));
    return;
  }
  const name = deps.telegram.knownUsername() ?? '';
  const start = text === undefined ? undefined : readStart(text, name);
  if (start) await applyStart(deps, message, start.code);
}

async function applyMembership(
  deps: TelegramDeps,
  { chat, new_chat_member: { status } }: TelegramMembership,
): Promise<void> {
  if (status !== 'kicked' && status !== 'left') return;
  await deps.write((transaction) => unlinkChat(transaction, chat.id));
}

/** Applies one update. Telegram repeats what was not confirmed, so each may be applied again. */
export async function applyUpdate(deps: TelegramDeps, update: TelegramUpdate): Promise<void> {
  const { message, callback_query: press, my_chat_member: membership } = update;
  if (Value.Check(updateParts.message, message)) await applyMessage(deps, message);
  else if (Value.Check(updateParts.callback_query, press)) await applyPress(deps, press);
  else if (Value.Check(updateParts.my_chat_member, membership)) {
    await applyMembership(deps, membership);
  }
}
