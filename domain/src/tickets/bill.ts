import { openOf } from '../payments/index.ts';
import { orderTypeTable } from '../orders/index.ts';
import { ticketPen, type Lines, type PaperWidth } from './ticket-lines.ts';
import {
  countOf,
  forTimeOf,
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
  readonly pubName: string;
};

/** The sums of an order, as they were shown to the guest. */
function sumsOf(order: TicketOrder, { item }: ReturnType<typeof ticketPen>, words: TicketWords) {
  const { dishTotalMinor, discountMinor, compMinor, depositMinor } = order;
  const { deliveryMinor, totalMinor, paidMinor, orderType } = order;
  const sum = (text: string, amountMinor: number, style: 'normal' | 'double' = 'normal') =>
    item({ text, right: words.amount(amountMinor) }, style);
  const paidSums = () => {
    if (paidMinor === undefined || paidMinor === 0) return [];
    const openMinor = openOf(totalMinor, paidMinor);
    return [
      ...sum(words.paid, paidMinor),
      ...(openMinor > 0 ? sum(words.open, openMinor) : []),
      ...(openMinor < 0 ? sum(words.giveBack, -openMinor) : []),
    ];
  };
  const total = [
    ...sum(words.total, totalMinor, 'double'),
    ...order.vat.flatMap(({ percent, vatMinor }) => sum(words.vat(percent), vatMinor)),
    ...paidSums(),
  ];
  const hasDelivery = orderTypeTable.hasDeliveryPrice[orderType];
  const reducedMinor = discountMinor + compMinor;
  return [
    ...(hasDelivery || reducedMinor > 0 || depositMinor > 0
      ? sum(words.dishTotal, dishTotalMinor + reducedMinor)
      : []),
    ...(compMinor > 0 ? sum(words.comp, -compMinor) : []),
    ...(discountMinor > 0 ? sum(words.discount, -discountMinor) : []),
    ...(depositMinor > 0 ? sum(words.deposit, depositMinor) : []),
    ...(hasDelivery ? sum(words.deliveryPrice, deliveryMinor) : []),
    ...total,
  ];
}

/** What the guest pays, line by line with the choices that the price includes; it says that it is not a fiscal receipt. */
export function bill(order: TicketOrder, { paper, words, mark = '', pubName }: Options): Lines {
  const pen = ticketPen(paper);
  const { left, centred, item, rule } = pen;
  const { lines, guestName, zone, address } = order;
  return [
    ...left(mark, 'double'),
    ...left(forTimeOf(order, words), 'triple'),
    ...centred(pubName, 'double'),
    rule,
    ...item({ text: numberOf(order), right: words.place(order) }, 'double'),
    ...left(words.moment(order.createdAt)),
    ...left(guestName),
    ...left(zone, 'bold'),
    ...left(address),
    rule,
    ...lines.flatMap((line) => {
      const prefix = countOf(line);
      const { name, count, options, unitPriceMinor } = line;
      const amount = words.amount(unitPriceMinor * count);
      return [
        ...item({ prefix, text: name, right: amount }),
        ...options.flatMap((text) => item({ prefix: optionMarkOf(line), text })),
        ...(count > 1
          ? item({
              prefix: ' '.repeat(prefix.length),
              text: `${count} × ${words.amount(unitPriceMinor)}`,
            })
          : []),
      ];
    }),
    rule,
    ...sumsOf(order, pen, words),
    rule,
    ...words.notFiscal.flatMap((text) => centred(text)),
  ];
}
