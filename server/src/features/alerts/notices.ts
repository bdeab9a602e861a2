import { noticeTexts } from '@comanda/contract/alerts';
import type { Call } from '@comanda/contract';
import { addressOf } from '@comanda/contract/client';
import {
  allTexts,
  formatAmount,
  formatDayTime,
  translate,
  type Language,
} from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import { clientTotalMinor, shownNumber, type OrderRow } from '../orders/index.ts';
import type { SubscriptionRow } from './tables.ts';

/** The alert of one device: what its browser shows. */
export type Notice = {
  readonly title: string;
  readonly body: string;
  /** Of two alerts with the same tag the browser shows the later one. */
  readonly tag: string;
  /** The path that a tap opens. */
  readonly path: string;
};

type PubOfNotice = { readonly id: number; readonly name: string };
export type NoticeIn = (language: Language) => Notice;

const SECOND_MS = 1_000;
const SHOWN = 'POST /api/push/:reportToken/shown' satisfies Call;

function bodyOf(order: OrderRow) {
  if (order.is_rehearsal) return noticeTexts.rehearsal;
  return order.accepted_by_itself ? noticeTexts.body_accepted : noticeTexts.body;
}

/** For when an order for later is. */
function timeOf(
  { wanted_from: wanted }: OrderRow,
  { language, timeZone, now }: { language: Language; timeZone: string; now: Date },
): string[] {
  if (!wanted) return [];
  const time = formatDayTime(wanted.getTime(), { language, timeZone, now, hasDate: true });
  return [translate(allTexts['orders.for_time'], language, { time })];
}

/** Names no guest and no address: a locked phone shows it to everybody. */
export function orderNotice(
  order: OrderRow,
  pub: PubOfNotice & { readonly time_zone: string },
  now: Date,
): NoticeIn {
  const waitsFrom = order.answer_from ?? order.created_time;
  const seconds = Math.round((now.getTime() - waitsFrom.getTime()) / SECOND_MS);
  return (language) => ({
    title: translate(noticeTexts[`title_${order.order_type}`], language, {
      number: shownNumber(order),
      table: order.table_for_in_place_order,
      total: formatAmount(
        toAmount(clientTotalMinor(order)),
        currencySymbol(order.currency_id),
        language,
      ),
    }),
    body: [
      ...timeOf(order, { language, timeZone: pub.time_zone, now }),
      translate(bodyOf(order), language, { pub: pub.name, count: seconds }),
    ].join(' · '),
    tag: `order-${order.id}`,
    path: `/admin/pub/${pub.id}/orders`,
  });
}

/** The pub takes orders, but no desk and no device would announce one. */
export function unheardNotice(pub: PubOfNotice): NoticeIn {
  return (language) => ({
    title: translate(noticeTexts.unheard_title, language),
    body: translate(noticeTexts.unheard_body, language, { pub: pub.name }),
    tag: 'unheard',
    path: `/admin/pub/${pub.id}/orders`,
  });
}

export function testNotice(pub: PubOfNotice): NoticeIn {
  return (language) => ({
    title: translate(noticeTexts.test_title, language),
    body: translate(noticeTexts.test_body, language, { pub: pub.name }),
    tag: 'test',
    path: `/admin/pub/${pub.id}/alerts`,
  });
}

/** The device. With a token it reports what it has shown. */
type Reader = Pick<SubscriptionRow, 'language'> & Partial<Pick<SubscriptionRow, 'report_token'>>;

/**
 * The message as the browser gets it, in the declarative form (`web_push` is its version): Safari shows that without a
 * program of ours, and the worker of the other browsers reads the same fields.
 */
export function messageOf(
  { title, body, tag, path }: Notice,
  { report_token, language }: Reader,
  publicUrl: string,
): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body,
      tag,
      lang: language,
      navigate: `${publicUrl}${path}`,
      ...(report_token !== undefined && {
        data: { report: addressOf(SHOWN, { reportToken: report_token }).url },
      }),
    },
  });
}
