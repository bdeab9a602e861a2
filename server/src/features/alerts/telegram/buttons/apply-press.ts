import { readButton, type TelegramButtonAction } from '@comanda/domain/alerts';
import type { OrderStatus } from '@comanda/domain/orders';
import { AppError } from '../../../../plumbing/http/app-error.ts';
import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import type { PressAnswer } from '../../../../plumbing/telegram/telegram.ts';
import type { TelegramPress } from '../../../../plumbing/telegram/telegram-schemas.ts';
import {
  answerFromChat,
  openOrder,
  type ChatAnswer,
  type HistoryRole,
} from '../../../orders/index.ts';
import { findChat, lockChatScope } from '../chats/queries.ts';
import { inLanguageOf, loadOrder } from '../messages/load-order.ts';
import { languageOf, phrase } from '../messages/html.ts';
import { reasonKeyboard, stateLine, type MessageSource } from '../messages/order-message.ts';
import { insertMessage, updateMessage } from '../messages/queries.ts';
import { updateMessages } from '../messages/update-messages.ts';
import type { ChatRow } from '../tables.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { latePress } from './late-press.ts';

/** A press in a chat that is linked to the order's pub. */
type KnownPress = {
  readonly chat: ChatRow;
  readonly messageId: number;
  readonly source: MessageSource;
};

const NOTHING: PressAnswer = { text: '' };
const alertOf = (text: string): PressAnswer => ({ text, isAlert: true });

/** Shown by no message: the next look at it edits it. */
const OUTDATED = '';

/** The link may be removed at the same moment, so it is read again in the transaction that answers. */
async function writeAnswer(
  deps: TelegramDeps,
  { chat }: KnownPress,
  answer: ChatAnswer,
): Promise<'written' | 'not_linked'> {
  return deps.write(async (transaction) => {
    const { chat_id: chatId, pub_id: pubId } = chat;
    const scope = await lockChatScope(transaction, { chatId, pubId });
    if (!scope) return 'not_linked';
    await answerFromChat(deps, transaction, { scope, answer });
    return 'written';
  });
}

async function answerOrder(
  deps: TelegramDeps,
  press: KnownPress,
  answer: ChatAnswer,
): Promise<PressAnswer> {
  const { language } = press.chat;
  const now = async (): Promise<MessageSource> => {
    const loaded = await loadOrder(deps, answer.orderId);
    return loaded ? inLanguageOf(loaded, press.chat) : press.source;
  };
  try {
    const outcome = await writeAnswer(deps, press, answer);
    if (outcome === 'written') return { text: stateLine(await now()) };
    return alertOf(phrase('not_yours', language));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'order_changed_meanwhile') throw error;
    const first = error.facts as { status: OrderStatus; by?: HistoryRole; at?: string };
    return alertOf(latePress({ first, source: await now(), language }));
  }
}

/** The reasons in place of the buttons. Choosing one takes a moment, in which the order rings no more. */
async function showReasons(deps: TelegramDeps, press: KnownPress): Promise<void> {
  const { chat, messageId, source } = press;
  const { chat_id: chatId, pub_id: pubId } = chat;
  const scope = await deps.write((transaction) => lockChatScope(transaction, { chatId, pubId }));
  if (!scope) return;
  await openOrder(deps, scope, source.order.id);
  await deps.telegram.editKeyboard({ chatId, messageId }, reasonKeyboard(source));
}

/** Does what a button says; returns the text to show, empty for none. */
async function act(
  deps: TelegramDeps,
  press: KnownPress,
  action: TelegramButtonAction,
): Promise<PressAnswer> {
  const { chat, messageId, source } = press;
  const { order } = source;
  const message = { order_id: order.id, chat_id: chat.id, message_id: messageId };
  await insertMessage(deps.db, { ...message, sent_at: deps.clock.now(), shown: OUTDATED });
  if (action.kind === 'accept' || action.kind === 'refuse') {
    const answered = await answerOrder(deps, press, action);
    await updateMessage(deps.db, message, { shown: OUTDATED });
    return answered;
  }
  await updateMessage(deps.db, message, { shown: OUTDATED });
  const isOpen = source.order.revision === action.revision;
  if (action.kind === 'reasons' && isOpen) {
    await showReasons(deps, press);
    return NOTHING;
  }
  return isOpen ? NOTHING : alertOf(phrase('edited', chat.language));
}

async function findPress(
  deps: TelegramDeps,
  { message }: TelegramPress,
  orderId: number,
): Promise<KnownPress | undefined> {
  const loaded = await loadOrder(deps, orderId);
  const pubId = loaded?.order.pub_id ?? 0;
  const chat = await findChat(deps.db, { chatId: message.chat.id, pubId });
  if (!loaded || !chat) return undefined;
  return { chat, messageId: message.message_id, source: inLanguageOf(loaded, chat) };
}

/** What Telegram does not take now is edited by the next change, or by the next press. */
async function unlessTelegramFails(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof TelegramError)) throw error;
  });
}

/**
 * Applies the press of a button. The pressing phone always gets an answer; a press that is applied twice finds the
 * order answered.
 */
export async function applyPress(deps: TelegramDeps, pressed: TelegramPress): Promise<void> {
  const action = readButton(pressed.data);
  const press = action && (await findPress(deps, pressed, action.orderId));
  const answer = (shown: PressAnswer): Promise<void> =>
    unlessTelegramFails(deps.telegram.answerPress(pressed.id, shown));
  if (!action || !press) return answer(alertOf(phrase('not_yours', languageOf(pressed.from))));
  let shown = alertOf(phrase('try_again', press.chat.language));
  try {
    shown = await act(deps, press, action);
  } catch (error) {
    if (!(error instanceof TelegramError)) throw error;
  } finally {
    await answer(shown);
  }
  // The reasons stay until one is chosen.
  if (action.kind !== 'reasons' || shown.text !== '') {
    await unlessTelegramFails(updateMessages(deps, action.orderId));
  }
  return undefined;
}
