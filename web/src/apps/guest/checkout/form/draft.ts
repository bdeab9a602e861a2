import {
  isPaymentType,
  offeredPayments,
  orderTypeTable,
  type OrderType,
  type PaymentType,
} from '@comanda/domain/orders';
import { readNumber } from '@comanda/domain/fields';
import { toAmount, toMinor } from '@comanda/domain/money';
import type { LatLng } from '@comanda/domain/geo';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import { EMPTY_PHONE, typedPhone } from '../../island/typed-phone.ts';
import type { SafeStorage } from '../../device/safe-storage.ts';
import type { Preorder } from '@comanda/contract/shipping';

/** The values that the guest has typed so far. */
export type Draft = {
  readonly name: string;
  readonly phone: string;
  readonly secondPhone: string;
  readonly town: string;
  readonly address: string;
  readonly comment: string;
  readonly table: string;
  readonly payment: PaymentType | '';
  /** From what the guest needs change: a note in whole units, what is typed, or nothing. */
  readonly changeFrom: string;
  readonly otherChange: string;
  readonly point: LatLng | null;
  /** When: ISO in UTC, `AT_A_TIME` while no time is chosen, or nothing for as soon as possible. */
  readonly wantedAt: string;
  /** What the guest avoids goes with the order: asked at each pub. */
  readonly sendsWishes: boolean;
};
export type DraftField = Exclude<
  keyof Draft,
  'point' | 'payment' | 'changeFrom' | 'wantedAt' | 'sendsWishes'
>;

const emptyDraft: Draft = {
  name: '',
  phone: EMPTY_PHONE,
  secondPhone: '',
  town: '',
  address: '',
  comment: '',
  table: '',
  payment: '',
  changeFrom: '',
  otherChange: '',
  point: null,
  wantedAt: '',
  sendsWishes: false,
};

/** Instead of a time: the guest wants one, and has not chosen it yet. */
export const AT_A_TIME = 'later';

/** The time for which the guest orders; undefined for now, and while none is chosen. */
export const wantedTime = (
  orderType: OrderType,
  { wantedAt }: Pick<Draft, 'wantedAt'>,
): string | undefined =>
  orderTypeTable.mayBeLater[orderType] && wantedAt !== AT_A_TIME
    ? wantedAt || undefined
    : undefined;

/** A stored time that is past is no choice any more. */
const ifAhead = (wantedAt: string): string => (Date.parse(wantedAt) > Date.now() ? wantedAt : '');

/** Instead of a note: the amount is typed. */
export const OTHER_CHANGE = 'other';

/** Pays the exact sum, or has not said with what. */
export const NO_CHANGE = { changeFrom: '', otherChange: '' } as const;

/** From what the guest needs change, as an amount; undefined for none, `NaN` while what is typed is no amount. */
export function changeFromOf({ changeFrom, otherChange }: Draft): number | undefined {
  if (changeFrom === '') return undefined;
  const from = readNumber(changeFrom === OTHER_CHANGE ? otherChange : changeFrom);
  return toAmount(toMinor(from ?? Number.NaN));
}

/** The name and the phone of the guest's account, for fields that are still empty. */
export function withClient(
  draft: Draft,
  { name, phone }: { readonly name: string; readonly phone: string },
): Draft {
  return {
    ...draft,
    name: draft.name === '' ? name : draft.name,
    phone: typedPhone(draft.phone) === '' ? formatPhone(phone) : draft.phone,
  };
}

function draftName(pubId: number): string {
  return `comanda.draft.${pubId}`;
}

function isPoint(value: unknown): value is LatLng {
  const point = value as Partial<LatLng> | null;
  return typeof point?.lat === 'number' && typeof point.lng === 'number';
}

/** The values typed earlier in this tab; a table scanned since replaces the old one. */
export function readDraft(pubId: number, table: string, storage: SafeStorage): Draft {
  let draft = emptyDraft;
  try {
    const stored = JSON.parse(storage.getItem(draftName(pubId)) ?? '{}') as Record<string, unknown>;
    const { payment, point, ...texts } = stored;
    const known = Object.keys(emptyDraft).flatMap((name) =>
      typeof texts[name] === 'string' ? [[name, texts[name]]] : [],
    );
    draft = {
      ...emptyDraft,
      ...(Object.fromEntries(known) as Partial<Draft>),
      payment: isPaymentType(payment) ? payment : '',
      wantedAt: ifAhead(String(texts['wantedAt'])),
      point: isPoint(point) ? point : null,
      sendsWishes: stored['sendsWishes'] === true,
    };
  } catch {
    // The stored value is invalid: start empty.
  }
  return table === '' ? draft : { ...draft, table };
}

export function storeDraft(pubId: number, draft: Draft, storage: SafeStorage): void {
  storage.setItem(draftName(pubId), JSON.stringify(draft));
}

const NAME = 'comanda.payment';

/** The payment type of the last delivery from this device, at any pub. */
export function lastPayment(storage: SafeStorage): PaymentType | '' {
  const stored = storage.getItem(NAME);
  return isPaymentType(stored) ? stored : '';
}

export function storePayment(payment: PaymentType, storage: SafeStorage): void {
  storage.setItem(NAME, payment);
}

/** The preselected type: the last chosen one, where the pub offers it, else cash, else the one that exists. */
export function paymentOf(chosen: PaymentType | '', preorder: Preorder): PaymentType | '' {
  const offered = offeredPayments(preorder);
  return offered.find((type) => type === chosen) ?? offered[0] ?? chosen;
}
