import type { SettlementReceipt } from '@comanda/contract/couriers';

/** The receipt of 120 Lei that a courier paid, their whole debt. */
export function aReceipt(over: Partial<SettlementReceipt> = {}): SettlementReceipt {
  return {
    id: 12,
    kind: 'settlement',
    at: '2026-11-21T09:00:00Z',
    courier: { id: 4, full_name: 'Ion Rusu' },
    amount: 120,
    currency_id: 1,
    note: '',
    balance_before: -120,
    balance: 0,
    reverses: null,
    reversed_by: null,
    ...over,
  };
}
