import { ticketPen, type Lines, type PaperWidth } from './ticket-lines.ts';
import {
  ALARM,
  countOf,
  forTimeOf,
  noteMarkOf,
  numberOf,
  optionMarkOf,
  type TicketOrder,
  type TicketWords,
} from './ticket-order.ts';

type Options = {
  readonly paper: PaperWidth;
  readonly words: TicketWords;
  /** Above everything: that the order was canceled, or is a rehearsal. */
  readonly mark?: string | undefined;
  /** The station whose lines the order was reduced to. */
  readonly station?: string | undefined;
};

/** A longer comment would take more paper than the dishes: this one takes up to 5 cm. */
const LARGE_COMMENT = 120;

/** What a cook needs, readable at an arm's length: counts, dishes with their choices and notes, what the guest avoids, comment and time; no prices, no contacts. */
export function kitchenTicket(
  order: TicketOrder,
  { paper, words, mark = '', station = '' }: Options,
): Lines {
  const { left, item, rule } = ticketPen(paper);
  const { avoids, comment, createdAt, promisedAt } = order;
  const remark = left(comment, comment.length <= LARGE_COMMENT ? 'double' : 'bold');
  return [
    ...left(mark, 'double'),
    ...left(forTimeOf(order, words), 'triple'),
    ...item({ text: numberOf(order), right: words.place(order) }, 'double'),
    ...left(station, 'bold'),
    ...left(words.moment(createdAt)),
    ...(promisedAt === null ? [] : left(words.readyBy(promisedAt), 'double')),
    rule,
    ...avoids.flatMap((text) => item({ prefix: ALARM, text }, 'double')),
    ...(avoids.length === 0 ? [] : [rule]),
    ...(remark.length === 0 ? [] : [...remark, rule]),
    ...order.lines.flatMap((line) => [
      ...item({ prefix: countOf(line), text: line.name }, 'double'),
      ...line.options.flatMap((text) => item({ prefix: optionMarkOf(line), text }, 'double')),
      ...(line.note === '' ? [] : item({ prefix: noteMarkOf(line), text: line.note }, 'double')),
    ]),
    rule,
  ];
}
