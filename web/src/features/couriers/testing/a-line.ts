import type { Line } from '../statement/group-lines.ts';

/** A line of the ledger, for tests. */
export function aLine(over: Partial<Line> = {}): Line {
  return {
    id: 1,
    at: '2026-11-20T18:42:00Z',
    kind: 'debit',
    amount: -16.4,
    currency_id: 1,
    order_id: 9,
    note: '',
    balance: -16.4,
    reverses_id: null,
    reversed_by_id: null,
    ...over,
  };
}
