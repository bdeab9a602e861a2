import type { FastifyInstance } from 'fastify';
import type { TelegramChat } from '@comanda/contract/alerts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Router } from '../../../route.ts';
import type { OrderDeps } from '../../orders/index.ts';
import { deleteChat, listChats } from './chats/queries.ts';
import { testChats } from './chats/test-chats.ts';
import { createCode } from './linking/create-code.ts';
import { handleMessages } from './messages/update-messages.ts';
import { handleTelegramAlerts } from './messages/telegram-alert.ts';
import { startPolling } from './polling/start-polling.ts';
import { withBot, type TelegramDeps } from './telegram-deps.ts';
import type { ChatRow } from './tables.ts';

function chatView(chat: ChatRow): TelegramChat {
  return {
    chat_id: chat.id,
    title: chat.title,
    kind: chat.kind,
    linked_at: chat.linked_at.toISOString(),
    last_ok_at: chat.last_ok_at?.toISOString() ?? null,
    last_failure: chat.last_failure,
  };
}

const PUB = '/api/company/:companyID/pubs/:pubID/alerts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to ask Telegram for what happens in the chats; nothing without a bot. Ends with the app. */
    startTelegram: () => void;
  }
}

function registerCalls(router: Router, deps: OrderDeps): void {
  const bot = (): TelegramDeps => {
    const found = withBot(deps);
    if (!found) throw new AppError('telegram_is_off');
    return found;
  };
  router.call(`GET ${PUB}/telegram`, async ({ scope }) => ({
    telegram: {
      is_on: deps.telegram !== undefined,
      bot_username: deps.telegram?.knownUsername() ?? null,
      chats: (await listChats(deps.db, scope)).map(chatView),
    },
  }));
  router.call(`POST ${PUB}/telegram-code`, async ({ scope, body }) =>
    createCode(bot(), scope, body),
  );
  router.call(`DELETE ${PUB}/telegram-chats/:chatID`, async ({ scope, params: { chatID } }) => {
    const isDeleted = await deps.write((transaction) => deleteChat(transaction, scope, chatID));
    if (!isDeleted) throw new AppError('not_found');
    return {};
  });
  router.call(`POST ${PUB}/telegram-test`, async ({ scope }) => testChats(bot(), scope));
}

/** Telegram as a channel: the chats of a pub, their messages and buttons (docs/adr/0025-telegram.md). */
export function registerTelegram(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  registerCalls(router, deps);
  const withTelegram = withBot(deps);
  let stop: (() => Promise<void>) | undefined;
  if (withTelegram) {
    handleMessages(app.tasks, withTelegram);
    handleTelegramAlerts(app.tasks, withTelegram);
  }
  app.decorate('startTelegram', () => {
    if (withTelegram) stop ??= startPolling(app, withTelegram);
  });
  app.addHook('onClose', () => stop?.());
}
