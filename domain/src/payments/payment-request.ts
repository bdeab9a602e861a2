import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import type { VoidReason } from './payment.ts';

/**
 * - `created`: stored here; the bank was not asked yet, or the process ended while it was
 * - `shown`: the bank made its code, and guests may pay it
 * - `unsure`: the bank does not say what became of it; it is asked again until it does
 * - `refund_refused`: the bank did not give the money back; staff may ask it once more, or give it back in another way
 */
export const requestStates = [
  'created',
  'shown',
  'unsure',
  'paid',
  'expired',
  'canceled',
  'refunding',
  'refunded',
  'refund_refused',
] as const;
export type RequestState = (typeof requestStates)[number];

/** What becomes known about a request: from its bank, except for `refund_asked`, which is of staff. */
export const requestNews = [
  'shown',
  'silent',
  'paid',
  'expired',
  'canceled',
  'refund_asked',
  'refunded',
  'refund_refused',
] as const;
export type RequestNews = (typeof requestNews)[number];

const whileOpen = { paid: 'paid', expired: 'expired', canceled: 'canceled' } as const;
const inRefund = { refunded: 'refunded', refund_refused: 'refund_refused' } as const;

/**
 * The next state for each piece of news; news without one changes nothing. Money that arrives late is still money: an
 * expired or a canceled request becomes paid. A paid one is never unpaid, only given back.
 */
const requestSteps: Readonly<
  Record<RequestState, { readonly [News in RequestNews]?: RequestState }>
> = {
  created: { shown: 'shown', silent: 'unsure', ...whileOpen },
  shown: { silent: 'unsure', ...whileOpen },
  unsure: { shown: 'shown', ...whileOpen },
  expired: { paid: 'paid' },
  canceled: { paid: 'paid' },
  paid: { refund_asked: 'refunding' },
  refunding: inRefund,
  refund_refused: { refund_asked: 'refunding', refunded: 'refunded' },
  refunded: {},
};

/** The state after the news; undefined when they change nothing. */
export const stepOfRequest = (state: RequestState, news: RequestNews): RequestState | undefined =>
  requestSteps[state][news];

/** A guest may still pay it, as far as is known: an order has one such request at a time. */
export const isOpenRequest: Readonly<Record<RequestState, boolean>> = {
  created: true,
  shown: true,
  unsure: true,
  paid: false,
  expired: false,
  canceled: false,
  refunding: false,
  refunded: false,
  refund_refused: false,
};

/** ISO 4217: instant payments are in lei alone. */
export const MIA_CURRENCY = 'MDL';

/** For how long a guest may pay one. */
export const REQUEST_MINUTES = 15;

/** Of one order: each asks its bank, which counts the requests of a pub. */
export const MAX_REQUESTS_OF_ORDER = 30;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A bank that made no code within this time made none. */
export const CREATION_MS = MINUTE_MS;
/** After its own end a bank may still report a payment: so long it is asked. */
export const LATE_MS = 24 * HOUR_MS;
/** A refund that the bank has not carried out by then counts as refused. */
export const REFUND_MS = 24 * HOUR_MS;
/** Between two orders to give the same money back: the bank carries out the first one meanwhile. */
export const REFUND_AGAIN_MS = 10 * MINUTE_MS;

const within = (ms: number, least: number, most: number): number =>
  Math.min(Math.max(ms, least), most);

/**
 * When the bank is asked about a request again, in milliseconds from now: less often the longer ago it was made, or its
 * refund was asked for. Undefined where nothing more can become known.
 */
export function lookAgainIn(state: RequestState, ageMs: number): number | undefined {
  if (isOpenRequest[state]) return within(ageMs / 10, 3 * SECOND_MS, 10 * MINUTE_MS);
  if (state === 'refunding') return within(ageMs / 4, 5 * SECOND_MS, HOUR_MS);
  const isOver = state !== 'expired' && state !== 'canceled';
  return isOver || ageMs > LATE_MS ? undefined : within(ageMs, MINUTE_MS, 6 * HOUR_MS);
}

/** What is to be done when a payment that a bank has proved is voided. */
type ProvenVoiding = Accepted<'ask_bank' | 'record'> | Refusal<'bank_gives_back'>;

/**
 * Such a payment was made: it cannot be a mistake. It is given back by its bank, once more after a refusal too; in
 * another way only after the bank has refused.
 */
export function voidingOfProven(state: RequestState, reason: VoidReason): ProvenVoiding {
  if (reason === 'given_back') return accept('ask_bank');
  return state === 'refund_refused' && reason === 'other'
    ? accept('record')
    : refuse('bank_gives_back');
}
