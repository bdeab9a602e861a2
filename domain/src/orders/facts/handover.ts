import { refuse, type Refusal } from '../../refusal/index.ts';
import { hasCourier, type OrderType } from './order-type-table.ts';

/** Of different wrong codes: with two digits more tries would be a lottery. */
export const MAX_WRONG_CODES = 3;

/** Two digits: short enough to be said at a door. */
export const HANDOVER_CODE = /^\d{2}$/;

type Placed = {
  readonly orderType: OrderType;
  readonly payment: string;
  /** What the guest pays. */
  readonly totalMinor: number;
};

type HandoverSettings = {
  readonly asks: boolean;
  /** From which total on it is asked for cash too; null for never. */
  readonly fromMinor: number | null;
};

/**
 * Whether a courier has to type the guest's code to complete an order: where no money at the door proves the handover,
 * and where much is at stake. Decided when the order is placed, by the settings of then.
 */
export function asksHandoverCode(
  { orderType, payment, totalMinor }: Placed,
  { asks, fromMinor }: HandoverSettings,
): boolean {
  if (!asks || !hasCourier[orderType]) return false;
  return payment !== 'cash' || (fromMinor !== null && totalMinor >= fromMinor);
}

type Handover = {
  /** Null of an order whose code is not asked. */
  readonly code: string | null;
  /** The wrong codes so far, each once: a request that is sent again must not count twice. */
  readonly tried: readonly string[];
};

type HandoverRefusal = Refusal<
  'handover_code_is_required' | 'handover_code_is_wrong' | 'handover_is_locked'
>;

/** How many more wrong codes are refused without locking the order. */
export const triesLeft = ({ tried }: Pick<Handover, 'tried'>): number =>
  Math.max(0, MAX_WRONG_CODES - tried.length);

/**
 * What refuses a typed code. Once there were too many wrong ones the right one is refused too: the pub completes the
 * order, or lets its courier try again.
 */
export function refuseHandover(
  handover: Handover,
  typed: string | undefined,
): HandoverRefusal | undefined {
  const { code, tried } = handover;
  if (code === null) return undefined;
  if (triesLeft(handover) === 0) return refuse('handover_is_locked');
  if (typed === undefined) return refuse('handover_code_is_required');
  if (typed === code) return undefined;
  return refuse(
    !tried.includes(typed) && triesLeft(handover) === 1
      ? 'handover_is_locked'
      : 'handover_code_is_wrong',
  );
}
