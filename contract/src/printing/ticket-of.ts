import { toAmount, toMinor } from '@comanda/domain/money';
import { choiceTexts } from '@comanda/domain/options';
import { currencySymbol } from '@comanda/domain/pubs';
import type { TicketKind } from '@comanda/domain/printing';
import {
  bill,
  canceledTicket,
  kitchenTicket,
  type Lines,
  type PaperWidth,
  type TicketOrder,
  type TicketWords,
} from '@comanda/domain/tickets';
import type { foodTexts } from '../food/texts.ts';
import type { paymentTexts } from '../payments/texts.ts';
import type { vatTexts } from '../vat/texts.ts';
import { avoidsTexts } from '../orders/texts/avoids-texts.ts';
import { linesOf, type Kitchen } from '../orders/lines-of-station.ts';
import { placeTexts } from '../orders/texts/order-type-texts.ts';
import type { Order } from '../orders/schemas.ts';
import { ticketTexts } from '../orders/texts/ticket-texts.ts';
import type { orderTexts } from '../orders/texts/order-texts.ts';
import {
  formatAmount,
  formatDateTime,
  formatDayTime,
  formatTime,
  numberFormat,
} from '../languages/format.ts';
import { languages, type Language } from '../languages/languages.ts';
import { joinTexts, translate } from '../languages/translate.ts';

/** Who reads a ticket: their language, and the pub whose clock and name it shows. */
export type TicketReader = {
  readonly t: (
    key:
      | keyof typeof orderTexts
      | keyof typeof foodTexts
      | keyof typeof vatTexts
      | keyof typeof paymentTexts,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  readonly language: Language;
  readonly pub: { readonly name: string; readonly time_zone: string };
  readonly now: Date;
};

type Options = {
  readonly kind: TicketKind;
  readonly paper: PaperWidth;
  readonly kitchen?: Kitchen | undefined;
  /** Above everything else, in the reader's language: that it is a copy, or that the order was changed. */
  readonly marks?: readonly string[];
};

function ticketOrderOf(order: Order, t: TicketReader['t']): TicketOrder {
  return {
    number: order.number,
    orderType: order.order_type,
    table: order.table_for_in_place_order,
    guestName: order.client_name,
    zone: order.zone_name ?? '',
    address: joinTexts([order.town, order.full_address]),
    comment: order.comments,
    avoids: avoidsTexts(order.avoids, t),
    createdAt: new Date(order.created_time),
    promisedAt: order.promised_at === null ? null : new Date(order.promised_at),
    wantedAt: order.wanted_from === undefined ? null : new Date(order.wanted_from),
    lines: order.dishes.map(({ name, count, options = [], note = '', dish_price: price }) => ({
      name,
      count,
      options: choiceTexts(options),
      note,
      unitPriceMinor: toMinor(price),
    })),
    dishTotalMinor: toMinor(order.dish_total),
    discountMinor: toMinor(order.discount_total ?? 0),
    compMinor: toMinor(order.comp_total ?? 0),
    depositMinor: toMinor(order.deposit ?? 0),
    deliveryMinor: toMinor(order.delivery_price),
    totalMinor: toMinor(order.client_total),
    paidMinor: order.paid === undefined ? undefined : toMinor(order.paid),
    vat: (order.vat ?? []).map(({ percent, vat }) => ({ percent, vatMinor: toMinor(vat) })),
  };
}

function ticketWordsOf(order: Order, { t, language, pub, now }: TicketReader): TicketWords {
  const symbol = currencySymbol(order.currency_id);
  const clock = { language, timeZone: pub.time_zone, now, hasDate: true };
  return {
    place: ({ orderType, table }) => t(placeTexts[orderType], { table }),
    moment: (moment) => formatDateTime(moment.toISOString(), language, pub.time_zone),
    readyBy: (moment) =>
      t('orders.ready_by', { time: formatTime(moment.getTime(), language, pub.time_zone) }),
    forTime: (moment) =>
      t('orders.for_time', { time: formatDayTime(moment.getTime(), clock) }).toLocaleUpperCase(
        language,
      ),
    amount: (amountMinor) => formatAmount(toAmount(amountMinor), symbol, language),
    dishTotal: t('orders.dish_total'),
    discount: t('orders.discount'),
    comp: t('orders.comp'),
    deposit: t('orders.deposit'),
    deliveryPrice: t('orders.delivery_price'),
    total: t('orders.total'),
    paid: t('payments.paid'),
    open: t('payments.open'),
    giveBack: t('payments.give_back'),
    vat: (percent) => t('vat.included', { percent: numberFormat(language, {}).format(percent) }),
    // Whoever gets the paper reads one of them.
    notFiscal: languages.map((one) => translate(ticketTexts['orders.not_fiscal'], one)),
  };
}

/**
 * The lines of an order's ticket, in the reader's language, the same for preview, browser and printer; a kitchen ticket
 * of one station has only its dishes, and that of a canceled order says in its largest letters not to cook them.
 */
export function ticketOf(
  order: Order,
  { kind, paper, kitchen, marks = [] }: Options,
  reader: TicketReader,
): Lines {
  const { t, language, pub } = reader;
  const words = ticketWordsOf(order, reader);
  const isCanceled = order.status === 'canceled';
  const canceled = t('orders.status_canceled');
  const rehearsal = order.is_rehearsal ? [t('orders.rehearsal')] : [];
  if (kind === 'bill') {
    const mark = [...marks, ...(isCanceled ? [canceled] : rehearsal)].join(' · ');
    return bill(ticketOrderOf(order, t), { paper, words, mark, pubName: pub.name });
  }
  const cooked = kitchen ? { ...order, dishes: [...linesOf(order.dishes, kitchen)] } : order;
  const station = kitchen?.station?.name;
  const options = { paper, words, mark: [...marks, ...rehearsal].join(' · '), station };
  if (!isCanceled) return kitchenTicket(ticketOrderOf(cooked, t), options);
  const title = canceled.toLocaleUpperCase(language);
  return canceledTicket(ticketOrderOf(cooked, t), { ...options, title });
}
