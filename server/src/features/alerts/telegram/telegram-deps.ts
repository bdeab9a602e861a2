import type { Telegram } from '../../../plumbing/telegram/telegram.ts';
import type { OrderDeps } from '../../orders/index.ts';

/** With a bot; without one no chat is linked and none is written to. */
export type TelegramDeps = OrderDeps & { readonly telegram: Telegram };

export function withBot(deps: OrderDeps): TelegramDeps | undefined {
  const { telegram } = deps;
  return telegram && { ...deps, telegram };
}
