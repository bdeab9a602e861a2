import type { Language } from '@comanda/contract/texts';
import { formatTime } from '@comanda/contract/texts';
import { waitsForAnswer, type OrderStatus } from '@comanda/domain/orders';
import type { HistoryRole } from '../../../orders/index.ts';
import { phrase } from '../messages/html.ts';
import { stateLine, type MessageSource } from '../messages/order-message.ts';

/** What a refused change says about who was first. */
type First = { readonly status: OrderStatus; readonly by?: HistoryRole; readonly at?: string };

type Late = {
  readonly first: First;
  readonly source: MessageSource;
  readonly language: Language;
};

/** The answer to a press that came too late: who has answered the order, when, and its present state. */
export function latePress({ first, source, language }: Late): string {
  const { status, by, at } = first;
  // Nobody has answered it: its dishes or its price are other ones than the chat has read.
  if (waitsForAnswer(status) || by === undefined || at === undefined) {
    return phrase('edited', language);
  }
  return phrase('late', language, {
    time: formatTime(at, language, source.pub.time_zone),
    author: phrase(`by_${by}`, language),
    state: stateLine(source),
  });
}
