import type { CallBody, CallReply } from '@comanda/contract';
import { MAX_TELEGRAM_CHATS_OF_PUB, TELEGRAM_CODE_MINUTES } from '@comanda/domain/alerts';
import { AppError } from '../../../../plumbing/http/app-error.ts';
import { hashOf } from '../../../../plumbing/tokens.ts';
import type { PubScope } from '../../../../scopes.ts';
import { drawSvg } from '../../../pubs/index.ts';
import { countChats } from '../chats/queries.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { deleteExpiredCodes, insertCode } from './code-queries.ts';

type Name = 'POST /api/company/:companyID/pubs/:pubID/alerts/telegram-code';

/** As text it has the 64 characters that Telegram allows. */
const CODE_BYTES = 48;
const MINUTE_MS = 60_000;

/** Creates the link that connects one chat with a pub. Only its hash is stored. */
export async function createCode(
  deps: TelegramDeps,
  scope: PubScope,
  { language }: CallBody<Name>,
): Promise<Omit<CallReply<Name>, 'ok'>> {
  const { telegram, clock } = deps;
  const name = await telegram.username();
  if (name === undefined) throw new AppError('telegram_is_away');
  const now = clock.now();
  const code = deps.randomText(CODE_BYTES);
  const expiresAt = new Date(now.getTime() + TELEGRAM_CODE_MINUTES * MINUTE_MS);
  await deps.write(async (transaction) => {
    if ((await countChats(transaction, scope)) >= MAX_TELEGRAM_CHATS_OF_PUB) {
      throw new AppError('telegram_chat_limit_exceeded', { limit: MAX_TELEGRAM_CHATS_OF_PUB });
    }
    await deleteExpiredCodes(transaction, now);
    await insertCode(transaction, scope, { codeHash: hashOf(code), language, expiresAt });
  });
  const link = `https://t.me/${name}?start=${code}`;
  return {
    code,
    link,
    group_link: `https://t.me/${name}?startgroup=${code}`,
    qr_svg: await drawSvg(link),
    expires_at: expiresAt.toISOString(),
  };
}
