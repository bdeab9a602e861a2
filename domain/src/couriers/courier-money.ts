import type { DeliveryType } from '../shipping/delivery.ts';

/** The most characters of a settlement's note. */
export const SETTLEMENT_NOTE_LENGTH = 1000;

/** The courier's side of one order, in minor units. */
export type CourierMoney = {
  readonly rewardMinor: number;
  readonly debitMinor: number;
  readonly clientTotalMinor: number;
};

export const ledgerKinds = [
  'debit',
  'goods',
  'reward',
  'correction',
  'reversal',
  'settlement',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
export type LedgerEntry = { readonly kind: LedgerKind; readonly amountMinor: number };

type MoneyOfOrder = {
  readonly clientTotalMinor: number;
  readonly productTotalMinor: number;
  readonly rewardMinor: number;
};

type LedgerOrder = MoneyOfOrder & {
  readonly deliveryType: DeliveryType;
  readonly paymentType: string;
};

/** The debit is what the courier holds for the platform after a cash order. */
export function courierMoney(order: MoneyOfOrder): CourierMoney {
  return {
    rewardMinor: order.rewardMinor,
    debitMinor: order.clientTotalMinor - order.productTotalMinor - order.rewardMinor,
    clientTotalMinor: order.clientTotalMinor,
  };
}

/**
 * The ledger lines of a completed order. Paid in cash, the courier owes the debit; otherwise the platform has
 * the money and owes the goods and the reward. A pub's own delivery writes no lines: it is settled between
 * the pub and its courier.
 */
export function ledgerLinesOf(order: LedgerOrder): readonly LedgerEntry[] {
  if (order.deliveryType === 'own') return [];
  const { rewardMinor, debitMinor } = courierMoney(order);
  const lines: readonly LedgerEntry[] =
    order.paymentType === 'cash'
      ? [{ kind: 'debit', amountMinor: 0 - debitMinor }]
      : [
          { kind: 'goods', amountMinor: order.productTotalMinor },
          { kind: 'reward', amountMinor: rewardMinor },
        ];
  return lines.filter(({ amountMinor }) => amountMinor !== 0);
}

/**
 * The amount that an edited completed order still lacks in the ledger: its present amount minus `heldMinor`,
 * the sum of its lines. No line when they are equal.
 */
export function correctionOf(order: LedgerOrder, heldMinor: number): readonly LedgerEntry[] {
  const dueMinor = ledgerLinesOf(order).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return dueMinor === heldMinor ? [] : [{ kind: 'correction', amountMinor: dueMinor - heldMinor }];
}

export type Debt = {
  readonly debtor: 'courier' | 'platform' | 'none';
  /** Never below zero, in the unit of the balance. */
  readonly amount: number;
};

/**
 * Who owes whom: with a balance below zero the courier owes the platform, above zero the platform owes the
 * courier.
 */
export function debtOf(balance: number): Debt {
  const debtor = balance < 0 ? 'courier' : balance > 0 ? 'platform' : 'none';
  return { debtor, amount: Math.abs(balance) };
}
