import { ticketTexts, type Order } from '@comanda/contract/orders';
import { joinTexts, languages, translate, type Language } from '@comanda/contract/texts';
import { toAmount, toMinor } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import {
  bill,
  kitchenTicket,
  type Lines,
  type TicketOrder,
  type TicketWords,
} from '@comanda/domain/tickets';
import { formatAmount, formatDateTime, formatTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { linesOf, type Kitchen } from '../kitchen/stations/lines-of-station.ts';
import type { OrdersPub } from '../live/pub-orders-context.ts';
import type { TicketChoice } from './ticket-choice.ts';

export type TicketReader = {
  readonly t: Translate;
  readonly language: Language;
  readonly pub: Pick<OrdersPub, 'name' | 'time_zone'>;
};

function ticketOrderOf(order: Order): TicketOrder {
  return {
    number: order.id,
    orderType: order.order_type,
    table: order.table_for_in_place_order,
    guestName: order.client_name,
    address: joinTexts([order.town, order.full_address]),
    comment: order.comments,
    createdAt: new Date(order.created_time),
    promisedAt: order.promised_at === null ? null : new Date(order.promised_at),
    lines: order.dishes.map(({ name, count, dish_price: price }) => ({
      name,
      count,
      unitPriceMinor: toMinor(price),
    })),
    dishTotalMinor: toMinor(order.dish_total),
    deliveryMinor: toMinor(order.delivery_price),
    totalMinor: toMinor(order.client_total),
  };
}

function ticketWordsOf(order: Order, { t, language, pub }: TicketReader): TicketWords {
  const symbol = currencySymbol(order.currency_id);
  return {
    table: (table) => t('orders.table', { table }),
    delivery: t('orders.delivery'),
    moment: (moment) => formatDateTime(moment.toISOString(), language, pub.time_zone),
    readyBy: (moment) =>
      t('orders.ready_by', { time: formatTime(moment.getTime(), language, pub.time_zone) }),
    amount: (amountMinor) => formatAmount(toAmount(amountMinor), symbol, language),
    dishTotal: t('orders.dish_total'),
    deliveryPrice: t('orders.delivery_price'),
    total: t('orders.total'),
    // Whoever gets the paper reads one of them.
    notFiscal: languages.map((one) => translate(ticketTexts['orders.not_fiscal'], one)),
  };
}

/** What keeps a cook from cooking it. */
function markOf({ status, is_rehearsal }: Order, t: Translate): string | undefined {
  if (status === 'canceled') return t('orders.status_canceled');
  return is_rehearsal ? t('orders.rehearsal') : undefined;
}

/** The lines of an order's ticket, in the reader's language; a kitchen ticket of one station has only its dishes. */
export function ticketOf(
  order: Order,
  { kind, paper, kitchen }: TicketChoice & { readonly kitchen?: Kitchen | undefined },
  reader: TicketReader,
): Lines {
  const words = ticketWordsOf(order, reader);
  const mark = markOf(order, reader.t);
  if (kind === 'bill') {
    return bill(ticketOrderOf(order), { paper, words, mark, pubName: reader.pub.name });
  }
  const cooked = kitchen ? { ...order, dishes: [...linesOf(order, kitchen)] } : order;
  const station = kitchen?.station?.name;
  return kitchenTicket(ticketOrderOf(cooked), { paper, words, mark, station });
}
