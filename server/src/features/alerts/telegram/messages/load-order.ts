import type { Order } from '@comanda/contract/orders';
import { hashOf } from '../../../../plumbing/tokens.ts';
import type { MessageContent } from '../../../../plumbing/telegram/telegram.ts';
import { listOrdersByIds, loadPubOrder } from '../../../orders/index.ts';
import { findPub } from '../../../pubs/index.ts';
import type { ChatRow } from '../tables.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import type { MessageSource } from './order-message.ts';

type LoadedOrder = Pick<MessageSource, 'pub'> & { readonly order: Order };

/** An order as its pub sees it; undefined when it is gone. */
export async function loadOrder(
  deps: TelegramDeps,
  orderId: number,
): Promise<LoadedOrder | undefined> {
  const [row] = await listOrdersByIds(deps.db, [orderId]);
  const pub = row && (await findPub(deps.db, row.pub_id));
  return row && pub && { order: await loadPubOrder(deps, row), pub };
}

/** The order in the language of a chat. */
export const inLanguageOf = (
  { order, pub }: LoadedOrder,
  { language }: Pick<ChatRow, 'language'>,
): MessageSource => ({ order, pub, language });

export const hashOfContent = (content: MessageContent): string => hashOf(JSON.stringify(content));
