import {
  avoidsTexts,
  changeText,
  placeTexts,
  type Order,
  type OrderDish,
} from '@comanda/contract/orders';
import {
  allTexts,
  formatAmount,
  formatDayTime,
  formatTime,
  joinTexts,
  translate,
  type Language,
} from '@comanda/contract/texts';
import { plainRefuseReasons, telegramMinutes, writeButton } from '@comanda/domain/alerts';
import { toAmount, toMinor } from '@comanda/domain/money';
import { choiceTexts } from '@comanda/domain/options';
import { isFinalStatus, isPaymentType, waitsForAnswer } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import type {
  MessageContent,
  TelegramButton,
  TelegramKeyboard,
} from '../../../../plumbing/telegram/telegram.ts';
import { escapeHtml, phrase } from './html.ts';

/** Of Telegram, without the characters of tags. */
const MAX_CHARACTERS = 4_096;

export type MessageSource = {
  readonly order: Order;
  readonly pub: { readonly name: string; readonly time_zone: string };
  readonly language: Language;
};

/** One line, as it is read and as it is sent. */
type Line = { readonly text: string; readonly isBold?: boolean };

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.length + 1, 0);

const toHtml = ({ text, isBold }: Line): string =>
  isBold ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text);

/** A time of an order for later: the chat keeps the message for years, so another day has its date. */
const laterTime = ({ order, pub, language }: MessageSource, moment: string): string =>
  formatDayTime(moment, {
    language,
    timeZone: pub.time_zone,
    now: new Date(order.created_time),
    hasDate: true,
  });

/** What became of the order, in one line: accepted until a time, refused with a reason. */
export function stateLine(source: MessageSource): string {
  const { order, pub, language } = source;
  const { status, promised_at, cancel_reason, cancel_text } = order;
  if (waitsForAnswer(status)) return phrase('waits', language);
  if (status === 'preparing' && promised_at !== null) {
    const time =
      order.wanted_from === undefined
        ? formatTime(promised_at, language, pub.time_zone)
        : laterTime(source, promised_at);
    return phrase('ready_at', language, { time });
  }
  if (status === 'canceled' && cancel_reason !== null) {
    const known = translate(allTexts[`orders.cancel_reason_${cancel_reason}`], language);
    return phrase('canceled_because', language, { reason: cancel_text ?? known });
  }
  return translate(allTexts[`orders.status_${status}`], language);
}

/** The guest's data, which a finished order does not show: the messages of a chat stay for years. */
function contactLines({ order, language }: MessageSource): Line[] {
  if (isFinalStatus(order.status)) return [];
  const { town, full_address, client_name, main_phone_number, second_phone_number } = order;
  const address = joinTexts([town, full_address]);
  const phones = [main_phone_number, second_phone_number].filter((part) => part !== '').join(', ');
  const avoids = avoidsTexts(order.avoids, (key, values) =>
    translate(allTexts[key], language, values),
  );
  return [
    ...[address, client_name, phones, order.comments].map((text) => ({ text })),
    ...avoids.map((text) => ({ text: `‼ ${text}`, isBold: true })),
  ].filter(({ text }) => text !== '');
}

/** The choices of one dish in a message, at most: the room is for all dishes. */
const MAX_CHOICES_LENGTH = 600;

/** The choices of a dish in one line; of more than there is room for, the first ones. */
function choicesLine({ options = [] }: OrderDish): Line[] {
  if (options.length === 0) return [];
  let text = '';
  for (const choice of choiceTexts(options)) {
    const longer = text === '' ? choice : `${text}, ${choice}`;
    if (longer.length > MAX_CHOICES_LENGTH) return [{ text: `  • ${text}, …` }];
    text = longer;
  }
  return [{ text: `  • ${text}` }];
}

/** What the guest wants otherwise at a dish; a finished order does not show the guest's words. */
function noteLine({ note = '' }: OrderDish, { status }: Order): Line[] {
  if (note === '' || isFinalStatus(status)) return [];
  return [{ text: `  ‼ ${note}`, isBold: true }];
}

/** The lines of each dish. */
function dishLines({ order, language }: MessageSource): Line[][] {
  const symbol = currencySymbol(order.currency_id);
  return order.dishes.map((dish) => {
    const { count, name, dish_price } = dish;
    const sum = toAmount(toMinor(dish_price) * count);
    return [
      { text: `${count} × ${name}: ${formatAmount(sum, symbol, language)}` },
      ...choicesLine(dish),
      ...noteLine(dish, order),
    ];
  });
}

/** As many of the dishes as there is room for, each whole, and how many more there are. */
function fitting(dishes: readonly Line[][], room: number, language: Language): Line[] {
  if (lengthOf(dishes.flat()) <= room) return dishes.flat();
  const more = (count: number): Line => ({ text: phrase('and_more', language, { count }) });
  const longest = lengthOf([more(dishes.length)]);
  let shown = 0;
  while (lengthOf(dishes.slice(0, shown + 1).flat()) + longest <= room) shown += 1;
  return [...dishes.slice(0, shown).flat(), more(dishes.length - shown)];
}

function sumLines({ order, language }: MessageSource): Line[] {
  const symbol = currencySymbol(order.currency_id);
  const amount = (value: number): string => formatAmount(value, symbol, language);
  const { payment_type: payment } = order;
  const paid = isPaymentType(payment)
    ? [translate(allTexts[`orders.payment_${payment}`], language)]
    : [];
  const total = phrase('total', language, { amount: amount(order.client_total) });
  const change = changeText(order, {
    t: (key, values) => translate(allTexts[key], language, values),
    amount,
  });
  return [
    ...(order.delivery_price === 0
      ? []
      : [{ text: phrase('delivery_price', language, { amount: amount(order.delivery_price) }) }]),
    { text: [total, ...paid].join(' · '), isBold: true },
    ...(change === undefined ? [] : [{ text: change }]),
  ];
}

const forTime = (source: MessageSource, wanted: string): string =>
  translate(allTexts['orders.for_time'], source.language, { time: laterTime(source, wanted) });

function headLines(source: MessageSource): Line[] {
  const { order, pub, language } = source;
  const number = translate(allTexts['orders.order_number'], language, { number: order.number });
  const where = translate(allTexts[placeTexts[order.order_type]], language, {
    table: order.table_for_in_place_order,
  });
  return [
    { text: `${number} · ${where}`, isBold: true },
    ...(order.wanted_from === undefined
      ? []
      : [{ text: `⏰ ${forTime(source, order.wanted_from)}`, isBold: true }]),
    { text: stateLine(source), isBold: true },
    { text: pub.name },
    ...(order.is_rehearsal
      ? [{ text: translate(allTexts['orders.rehearsal_hint'], language), isBold: true }]
      : []),
  ];
}

/** An order for later is accepted for its own time, whatever the minutes of the button. */
function acceptButtons(source: MessageSource): TelegramButton[] {
  const { order, language } = source;
  const { is_ahead: isForLater, wanted_from: wanted } = order;
  const isForItsTime = isForLater && wanted !== undefined;
  const [anyMinutes] = telegramMinutes;
  const minutesOf = isForItsTime ? [anyMinutes] : telegramMinutes;
  return minutesOf.map((minutes) => ({
    text: isForItsTime
      ? translate(allTexts['orders.accept_for'], language, { time: laterTime(source, wanted) })
      : phrase('accept_in', language, { minutes }),
    callback_data: writeButton({
      kind: 'accept',
      minutes,
      orderId: order.id,
      revision: order.revision,
    }),
  }));
}

function answerKeyboard(source: MessageSource): TelegramKeyboard {
  const { order, language } = source;
  const seen = { orderId: order.id, revision: order.revision };
  return [
    acceptButtons(source),
    [
      {
        text: phrase('refuse', language),
        callback_data: writeButton({ kind: 'reasons', ...seen }),
      },
    ],
  ];
}

/** The reasons of a refusal in place of the buttons of an order, one on each line: they are long. */
export function reasonKeyboard({ order, language }: MessageSource): TelegramKeyboard {
  const seen = { orderId: order.id, revision: order.revision };
  const reasons: TelegramButton[] = plainRefuseReasons(order.order_type).map((reason) => ({
    text: translate(allTexts[`orders.cancel_reason_${reason}`], language),
    callback_data: writeButton({ kind: 'refuse', reason, ...seen }),
  }));
  const back = {
    text: phrase('back', language),
    callback_data: writeButton({ kind: 'back', ...seen }),
  };
  return [...reasons, back].map((button) => [button]);
}

/** The whole order, with the buttons that answer it while it waits for an answer. */
export function orderMessage(source: MessageSource): MessageContent {
  const { order, language } = source;
  const before = [...headLines(source), ...contactLines(source), { text: '' }];
  const after = [{ text: '' }, ...sumLines(source)];
  const room = MAX_CHARACTERS - lengthOf(before) - lengthOf(after);
  const lines = [...before, ...fitting(dishLines(source), room, language), ...after];
  return {
    html: lines.map(toHtml).join('\n'),
    ...(waitsForAnswer(order.status) && { keyboard: answerKeyboard(source) }),
  };
}
