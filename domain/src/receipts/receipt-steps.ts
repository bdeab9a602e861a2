/**
 * What becomes of the fiscal receipt of an order. `wanted` waits for the till, `issuing` is at the till, and `unsure` was
 * given to it and nobody knows whether it was printed: it is never sent again without a person.
 */
export const receiptStates = ['none', 'wanted', 'issuing', 'issued', 'unsure', 'refused'] as const;
export type ReceiptState = (typeof receiptStates)[number];

type Step = {
  readonly by: 'staff' | 'bridge' | 'time';
  readonly from: readonly ReceiptState[];
  readonly to: ReceiptState;
};

/**
 * Every step, who takes it, and from which states. A bridge that comes back late with a number is believed also after its
 * lease, and after a person has said that nothing was printed, while no other attempt has begun: the paper is there.
 */
export const receiptSteps = {
  want: { by: 'staff', from: ['none', 'refused'], to: 'wanted' },
  type_number: { by: 'staff', from: ['none', 'wanted', 'refused'], to: 'issued' },
  withdraw: { by: 'staff', from: ['wanted', 'refused'], to: 'none' },
  was_printed: { by: 'staff', from: ['unsure'], to: 'issued' },
  was_not_printed: { by: 'staff', from: ['unsure'], to: 'wanted' },
  take: { by: 'bridge', from: ['wanted'], to: 'issuing' },
  give_back: { by: 'bridge', from: ['issuing'], to: 'wanted' },
  issue: { by: 'bridge', from: ['issuing', 'unsure', 'wanted'], to: 'issued' },
  refuse: { by: 'bridge', from: ['issuing', 'unsure', 'wanted'], to: 'refused' },
  doubt: { by: 'bridge', from: ['issuing'], to: 'unsure' },
  lease_over: { by: 'time', from: ['issuing'], to: 'unsure' },
} as const satisfies Record<string, Step>;
export type ReceiptStep = keyof typeof receiptSteps;

const isFrom = (step: ReceiptStep, state: ReceiptState): boolean =>
  receiptSteps[step].from.some((one) => one === state);

/** The states from which a step is taken. */
export const statesBefore = (step: ReceiptStep): ReceiptState[] =>
  receiptStates.filter((state) => isFrom(step, state));

/** What staff may do with a receipt in this state. */
export const staffStepsOf = (state: ReceiptState): ReceiptStep[] =>
  (Object.keys(receiptSteps) as ReceiptStep[]).filter(
    (step) => receiptSteps[step].by === 'staff' && isFrom(step, state),
  );

/** The states of which an order has one receipt at most. */
export const liveReceiptStates = [
  'wanted',
  'issuing',
  'unsure',
  'issued',
] as const satisfies readonly ReceiptState[];
export type LiveReceiptState = (typeof liveReceiptStates)[number];

/** The state that an order carries of its receipt: null for one that is not live. */
export const liveStateOf = (state: ReceiptState): LiveReceiptState | null =>
  liveReceiptStates.find((one) => one === state) ?? null;

/** How long a till has for one receipt. A bridge is silent for longer only when it was killed, or has no network. */
export const TILL_LEASE_MS = 180_000;

/** A till of which the bridge has said nothing for this long has no known state. */
export const TILL_SILENT_AFTER_MS = 90_000;

/** The state as staff see it: one at a till whose time is over is unsure. */
export function receiptStateOf(
  { state, leasedUntil }: { readonly state: ReceiptState; readonly leasedUntil: Date | null },
  now: Date,
): ReceiptState {
  const isOver = state === 'issuing' && (leasedUntil === null || leasedUntil <= now);
  return isOver ? receiptSteps.lease_over.to : state;
}

/**
 * Whether an order with a receipt in this state stays as it is: its paper says what was sold. One that still waits is
 * compared with the order when the till takes it.
 */
export const fixesOrder: Readonly<Record<ReceiptState, boolean>> = {
  none: false,
  wanted: false,
  issuing: true,
  issued: true,
  unsure: true,
  refused: false,
};

/** What a payment's voiding meets: nothing, a receipt that has to be returned at the till first, or one that is not settled. */
export function voidingMeets(state: ReceiptState): 'nothing' | 'issued' | 'unsettled' {
  if (state === 'issued') return 'issued';
  return state === 'issuing' || state === 'unsure' ? 'unsettled' : 'nothing';
}
