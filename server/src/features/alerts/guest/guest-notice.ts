import { guestNoticeTexts } from '@comanda/contract/alerts';
import { cancelHint } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import {
  allTexts,
  formatSlot,
  formatTime,
  translate,
  type Language,
  type Text,
} from '@comanda/contract/texts';
import { isPromiseMoved, type GuestNews } from '@comanda/domain/alerts';
import { isAhead } from '@comanda/domain/later';
import { orderTypeTable, promisedSpan } from '@comanda/domain/orders';
import type { Notice } from '../notices.ts';

type Source = {
  readonly order: GuestOrder;
  readonly trackingToken: string;
  readonly news: GuestNews;
  /** The last news that the device was sent. */
  readonly told: string | null;
  readonly language: Language;
};

function titleOf({ news, told }: Source): Text {
  if (isPromiseMoved(told, news)) return guestNoticeTexts.another_time;
  const titles = {
    accepted: guestNoticeTexts.accepted,
    missing: guestNoticeTexts.missing,
    ready: allTexts['guest.order.now_prepared'],
    on_the_way: guestNoticeTexts.on_the_way,
    canceled: allTexts['guest.order.now_canceled'],
  };
  return titles[news.kind];
}

/** As on the order's page: the promised time on the pub's clock. */
function promiseText({ order, language }: Source): string {
  const span = promisedSpan(order);
  if (!span) return '';
  if (isAhead(order)) {
    const when = formatSlot(span, { language, timeZone: order.pub.time_zone });
    return translate(allTexts['guest.order.for_time'], language, { when });
  }
  const time = (moment: string) => formatTime(moment, language, order.pub.time_zone);
  return span.to === undefined
    ? translate(allTexts['guest.order.ready_about'], language, { time: time(span.from) })
    : translate(allTexts['guest.order.with_you'], language, {
        from: time(span.from),
        to: time(span.to),
      });
}

function reasonText({ order, news, language }: Source): string {
  const { promise_reason: later, cancel_text } = order;
  if (news.kind === 'missing') return translate(guestNoticeTexts.missing_hint, language);
  if (news.kind === 'canceled') {
    return translate(allTexts[cancelHint(order)], language, { text: cancel_text ?? '' });
  }
  if (news.kind === 'ready' && orderTypeTable.stepWhenReady[order.order_type] === 'give_out') {
    return translate(allTexts['guest.order.hint_prepared_pick_up'], language, {
      number: order.number,
    });
  }
  if (news.kind !== 'accepted' || later === null) return '';
  return translate(allTexts[`guest.order.later_${later}`], language);
}

/** What a guest reads on a locked screen, which everybody sees: no name, no phone, no address, no dishes. */
export function guestNotice(source: Source): Notice {
  const { order, trackingToken, language } = source;
  const { id, number, pub, is_rehearsal } = order;
  const lines = [
    is_rehearsal ? translate(allTexts['guest.order.rehearsal'], language) : '',
    promiseText(source),
    reasonText(source),
    `${pub.name} · № ${number}`,
  ];
  return {
    title: translate(titleOf(source), language),
    body: lines.filter((line) => line !== '').join('\n'),
    // Another one than of the pub's alert: somebody of the pub may order on the same device.
    tag: `guest-order-${id}`,
    path: `/pub/${pub.url_name}/order/${trackingToken}?lang=${language}`,
  };
}
