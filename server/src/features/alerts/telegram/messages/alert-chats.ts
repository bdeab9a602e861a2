import { isFinalStatus, ringsFor } from '@comanda/domain/orders';
import type { OrderDeps } from '../../../orders/index.ts';
import { deliver } from '../chats/deliver.ts';
import { listChats } from '../chats/queries.ts';
import type { ChatRow, MessageRow } from '../tables.ts';
import { withBot, type TelegramDeps } from '../telegram-deps.ts';
import { settleAll, updateMessages } from './update-messages.ts';
import { escapeHtml, phrase } from './html.ts';
import { hashOfContent, inLanguageOf, loadOrder } from './load-order.ts';
import { orderMessage, type MessageSource } from './order-message.ts';
import { insertMessage, listMessages, updateMessage } from './queries.ts';

/** A repetition after a failure skips the chats that were written to within this time. */
const REPETITION_MS = 25_000;

type Alerted = { readonly reached: number; readonly failed: number };

type Alert = {
  readonly chat: ChatRow;
  readonly source: MessageSource;
  /** Of this order in this chat, the newest one. */
  readonly message: MessageRow | undefined;
};

/** Sends the order. A process that ends before it has recorded this sends it again. */
async function sendOrder(deps: TelegramDeps, { chat, source }: Alert): Promise<boolean> {
  const content = orderMessage(source);
  const sent = await deliver(deps, {
    chat,
    send: (chatId) => deps.telegram.send(chatId, content),
  });
  if (!sent.isDelivered) return false;
  await insertMessage(deps.db, {
    order_id: source.order.id,
    chat_id: chat.id,
    message_id: sent.result,
    sent_at: deps.clock.now(),
    shown: hashOfContent(content),
  });
  return true;
}

async function remind(
  deps: TelegramDeps,
  { chat, source: { order, language } }: Alert,
  message: MessageRow,
): Promise<boolean> {
  const now = deps.clock.now();
  if (now.getTime() - message.sent_at.getTime() < REPETITION_MS) return true;
  const html = escapeHtml(phrase('still_unanswered', language, { number: order.number }));
  const sent = await deliver(deps, {
    chat,
    send: (chatId) => deps.telegram.send(chatId, { html, replyTo: message.message_id }),
  });
  if (sent.isDelivered) await updateMessage(deps.db, message, { sent_at: now });
  return sent.isDelivered;
}

async function alertChat(deps: TelegramDeps, alert: Alert): Promise<boolean> {
  const { message, source } = alert;
  if (!message) return sendOrder(deps, alert);
  return ringsFor(source.order) ? remind(deps, alert, message) : true;
}

/**
 * Sends an order to every chat of its pub; a chat that has it already reads that it still has no answer. To be
 * repeated after any part was done. Throws what passes by itself: Telegram does not answer, or wants fewer calls (then a chat
 * is not called before its time).
 */
export async function alertChats(
  orderDeps: OrderDeps,
  { orderId }: { readonly orderId: number },
): Promise<Alerted> {
  const deps = withBot(orderDeps);
  const loaded = deps && (await loadOrder(deps, orderId));
  if (!deps || !loaded || isFinalStatus(loaded.order.status)) return { reached: 0, failed: 0 };
  const chats = await listChats(deps.db, { pubId: loaded.order.pub_id });
  const messages = await listMessages(deps.db, orderId);
  const outcomes = await settleAll(
    chats.map((chat) => {
      const message = messages.findLast((one) => one.chat.id === chat.id)?.message;
      return alertChat(deps, { chat, source: inLanguageOf(loaded, chat), message });
    }),
  );
  // A change while a message was on its way found no message to edit.
  await updateMessages(deps, orderId);
  const reached = outcomes.filter(Boolean).length;
  return { reached, failed: outcomes.length - reached };
}
