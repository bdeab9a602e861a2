import { ticketPen, type Lines, type PaperWidth } from './ticket-lines.ts';
import {
  countOf,
  numberOf,
  optionMarkOf,
  type TicketOrder,
  type TicketWords,
} from './ticket-order.ts';

type Options = {
  readonly paper: PaperWidth;
  readonly words: TicketWords;
  /** The largest word on the ticket: that the order is canceled. */
  readonly title: string;
  /** Below it: that it is a copy, or of a rehearsal. */
  readonly mark?: string | undefined;
  /** The station whose lines the order was reduced to. */
  readonly station?: string | undefined;
};

/**
 * Tells the cooks to stop cooking an order. It shows the number, place and time that are on the kitchen ticket, and the
 * dishes with their choices struck through; no comment, no note and no promised time.
 */
export function canceledTicket(
  order: TicketOrder,
  { paper, words, title, mark = '', station = '' }: Options,
): Lines {
  const { left, centred, item, rule } = ticketPen(paper);
  return [
    ...centred(title, 'triple'),
    ...left(mark, 'double'),
    ...item({ text: numberOf(order), right: words.place(order) }, 'double'),
    ...left(station, 'bold'),
    ...left(words.moment(order.createdAt)),
    rule,
    ...order.lines.flatMap((line) => [
      ...item({ prefix: countOf(line), text: line.name }, 'struck'),
      ...line.options.flatMap((text) => item({ prefix: optionMarkOf(line), text }, 'struck')),
    ]),
    rule,
  ];
}
