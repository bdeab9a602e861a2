import { Type } from 'typebox';
import { DateTime, ok, Plain, type RouteTable } from '../routing/index.ts';
import { languages } from '../languages/languages.ts';
import { TelegramState } from './telegram-schemas.ts';

/** A test sends a message to each chat of the pub, and a chat gets twenty messages a minute at most. */
const sending = { perAccount: { max: 20, minutes: 10 } } as const;

export const telegramRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/alerts/telegram': {
    summary: 'The chats of Telegram that get the pub’s orders',
    access: 'pub',
    reply: ok({ telegram: TelegramState }),
  },
  'POST /api/company/:companyID/pubs/:pubID/alerts/telegram-code': {
    summary:
      'Creates the link that connects one chat of Telegram with the pub: it is valid once, and for ten minutes. The chat gets its messages in this language',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    perAccount: { max: 60, minutes: 10 },
    body: Type.Object({ language: Type.Enum([...languages]) }),
    reply: ok({
      code: Type.String(),
      link: Type.String({ description: 'Opens a chat with the bot' }),
      group_link: Type.String({ description: 'Adds the bot to a group' }),
      qr_svg: Type.String({ description: 'The QR code of `link`' }),
      expires_at: DateTime,
    }),
    status: 201,
    errors: ['telegram_is_off', 'telegram_is_away', 'telegram_chat_limit_exceeded'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/alerts/telegram-chats/:chatID': {
    summary: 'Removes a chat: it gets no more orders, and its buttons do nothing',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    reply: Plain,
  },
  'POST /api/company/:companyID/pubs/:pubID/alerts/telegram-test': {
    summary: 'Sends a test message to each chat of the pub, and counts those that got it',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    ...sending,
    reply: ok({ reached: Type.Integer(), failed: Type.Integer() }),
    errors: ['telegram_is_off'],
  },
} as const satisfies RouteTable;
