import {
  refuseReasons,
  refuseReasonsFor,
  type OrderType,
  type RefuseReason,
} from '../orders/index.ts';

/** How long the link that connects a chat is valid. */
export const TELEGRAM_CODE_MINUTES = 10;

/** More than the people who answer orders in any venue, and few enough that all get a message at once. */
export const MAX_TELEGRAM_CHATS_OF_PUB = 20;

/** Telegram allows these characters in the links that start a bot, at most 64. */
export const TELEGRAM_CODE = /^[\w-]{64}$/;

/** `/start CODE` in a private chat; in a group the bot's name is behind the command. */
const START = /^\/start(?:@(\w+))?(?:\s+(\S+))?\s*$/;

/** The command that begins a chat with a bot; `code` is undefined when a person has typed it. */
export function readStart(
  text: string,
  botName: string,
): { readonly code: string | undefined } | undefined {
  const [start, addressee, code] = START.exec(text) ?? [];
  if (start === undefined) return undefined;
  if (addressee !== undefined && addressee.toLowerCase() !== botName.toLowerCase())
    return undefined;
  return { code: code !== undefined && TELEGRAM_CODE.test(code) ? code : undefined };
}

/** The reasons of a refusal that need neither a text nor a choice of dishes. */
export type PlainRefuseReason = Exclude<RefuseReason, 'other' | 'sold_out'>;

/** The minutes of the buttons below an order in a chat. */
export const telegramMinutes = [20, 30, 45] as const;

type OrderSeen = {
  readonly orderId: number;
  /** Of the order as the message shows it. */
  readonly revision: number;
};

/**
 * What a button below an order does. `reasons` shows the buttons of the reasons, `back` those of the order;
 * neither changes the order.
 */
export type TelegramButtonAction = OrderSeen &
  (
    | { readonly kind: 'accept'; readonly minutes: number }
    | { readonly kind: 'reasons' }
    | { readonly kind: 'back' }
    | { readonly kind: 'refuse'; readonly reason: PlainRefuseReason }
  );

const isPlain = (reason: RefuseReason): reason is PlainRefuseReason =>
  reason !== 'other' && reason !== 'sold_out';

/** The reasons that are offered for an order. */
export function plainRefuseReasons(orderType: OrderType): PlainRefuseReason[] {
  return refuseReasonsFor(orderType).filter(isPlain);
}

/** At most 64 bytes: Telegram stores it in the button. */
export function writeButton(action: TelegramButtonAction): string {
  const seen = `${action.orderId}:${action.revision}`;
  switch (action.kind) {
    case 'accept':
      return `a:${seen}:${action.minutes}`;
    case 'reasons':
      return `r:${seen}`;
    case 'back':
      return `b:${seen}`;
    default:
      return `r:${seen}:${action.reason}`;
  }
}

const NUMBER = /^[1-9]\d{0,9}$/;
const MAX_NUMBER = 2_147_483_647;

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined || !NUMBER.test(text)) return undefined;
  const number = Number(text);
  return number <= MAX_NUMBER ? number : undefined;
}

/** Undefined for anything that no version of the product has written: a program can send every text. */
export function readButton(data: string): TelegramButtonAction | undefined {
  const [letter, order, seen, last, ...rest] = data.split(':');
  const [orderId, revision] = [readNumber(order), readNumber(seen)];
  if (orderId === undefined || revision === undefined || rest.length > 0) return undefined;
  if (letter === 'a') {
    const minutes = telegramMinutes.find((offered) => String(offered) === last);
    return minutes && { kind: 'accept', orderId, revision, minutes };
  }
  if (letter === 'b' && last === undefined) return { kind: 'back', orderId, revision };
  if (letter !== 'r') return undefined;
  if (last === undefined) return { kind: 'reasons', orderId, revision };
  const reason = refuseReasons.filter(isPlain).find((offered) => offered === last);
  return reason && { kind: 'refuse', orderId, revision, reason };
}
